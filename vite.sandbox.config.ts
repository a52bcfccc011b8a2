import { defineConfig } from 'vite';

/** The sandbox platform as a Node program in `.sandbox`; its packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'sandbox/start.ts',
    outDir: '.sandbox',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
  },
});
