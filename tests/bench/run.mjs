/** Bundles the benchmarks and runs them: `npm run bench`, or `npm run bench -- V3 V5` for some of them. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

await build({
  configFile: false,
  root,
  logLevel: 'error',
  build: {
    ssr: 'tests/bench/main.ts',
    outDir: `${root}.cache/bench`,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});

const { main } = await import(`${root}.cache/bench/main.js`);
process.exitCode = await main(process.argv.slice(2));
