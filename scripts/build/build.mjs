import { parseArgs } from 'node:util';
import { build, runnerImport } from 'vite';
import { renderPages } from './render-page.mjs';

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    outDir: { type: 'string', default: 'dist' },
  },
});

const { mode, outDir } = values;
/* Every build is an optimised one; without this, importing a script first would make it a development build. */
process.env.NODE_ENV = 'production';
const { module } = await runnerImport('./scripts/build/about-build.ts');
const about = module.aboutBuild();
/* The page that is written into the HTML and the code that takes it over must say the same. */
process.env.COMMIT = about.commit;
await build({ mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
const { module: finish } = await runnerImport('./scripts/build/finish-build.ts');
const { PRERENDERED: paths } = finish;
const markup = await renderPages({ paths, mode, outDir: `${outDir}-prerender` });
finish.finishBuild({ outDir, mode, markup, ...about });
console.log(`Built ${mode} into ${outDir}/`);
