import { parseArgs } from 'node:util';
import { build } from 'vite';
import { describeBuild } from './about-build.ts';
import { PRERENDERED, finishBuild } from './finish-build.ts';
import { renderPages } from './render-page.ts';

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    outDir: { type: 'string', default: 'dist' },
  },
});

const { mode, outDir } = values;
/* Every build is an optimised one, whatever the shell has set. */
process.env['NODE_ENV'] = 'production';
const about = describeBuild();
/* The page that is written into the HTML and the code that takes it over must say the same. */
process.env['COMMIT'] = about.commit;
await build({ mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
const markup = await renderPages({ paths: PRERENDERED, mode, outDir: `${outDir}-prerender` });
finishBuild({ outDir, mode, markup, ...about });
console.log(`Built ${mode} into ${outDir}/`);
