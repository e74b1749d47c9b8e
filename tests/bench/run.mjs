/** Bundles the benchmarks and runs them: `npm run bench`, or `npm run bench -- V3 V5` for some of them. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The bundle lies here, too: packages are found from where a file is. */
const root = fileURLToPath(new URL('.', import.meta.url));
const bundle = `${root}.cache`;

await build({
  configFile: false,
  root,
  logLevel: 'error',
  build: {
    ssr: true,
    outDir: bundle,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      // Code that runs in another thread or process is a file of its own.
      input: Object.fromEntries(
        ['main', 'push-client', 'flooder', 'bare-server', 'pouch-server', 'floors/floor-server'].map((name) => [name, `${root}${name}.ts`]),
      ),
      output: { entryFileNames: '[name].js' },
    },
  },
});

const { main } = await import(`${bundle}/main.js`);
process.exitCode = await main(process.argv.slice(2));
