import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createBuilder, defineConfig, type EnvironmentOptions, type UserConfig } from 'vite';
import { finishSite } from './build/site.ts';
import { chunksOf, HASH_LENGTH } from './build/chunks.ts';
import { shortClassNames } from './build/class-names.ts';
import { devServer } from './build/dev-server.ts';
import { FLOOR_TARGETS } from './build/floor.ts';
import { laterChunks } from './build/later-chunks.ts';
import { languageWords } from './build/language-words.ts';
import { lowerStyles } from './build/lower-styles.ts';
import { notMemoized } from './build/not-memoized.ts';
import { ownEntries } from './build/own-entries.ts';
import { smallerChunks } from './build/smaller-chunks.ts';
import { versionOf } from './build/version.ts';
import { baseOf, ENGLISH, OTHER_LANGUAGES, type Language } from './shared/languages.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Another folder than dist/ lets two builds of one checkout stand side by side. */
const dist = at(`./${process.env['DIST_DIR'] ?? 'dist'}`);

/** A script of the service worker: classic, because only such can be imported later. */
const workerScript = (name: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: `${dist}/sw`,
    emptyOutDir: false,
    copyPublicDir: false,
    target: FLOOR_TARGETS,
    rolldownOptions: { input: at(`./sw/${name}.ts`), output: { format: 'iife', entryFileNames: `${name}.js`, codeSplitting: false } },
  },
});

/** Packages with a part in machine code stay where they are installed. */
const inMachineCode = ['better-sqlite3', '@node-rs/argon2', 'sharp'];
/** Fastify loads these only where a server has no compilers of its own, and for requests that a test makes up. */
const neverLoaded = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

const buildMs = Date.now();
const version = JSON.stringify(versionOf(at('.')));

/**
 * One build for every runtime: window, worker, service worker and server (ARCHITECTURE, "Folders"). Each further language has a window, a
 * service worker and documents of its own.
 */
const configOf = (language: Language, command: 'build' | 'serve', later = laterChunks()): UserConfig => ({
  root: at('./client'),
  base: `${baseOf(language)}/`,
  publicDir: at('./client/public'),
  cacheDir: at('./node_modules/.vite'),
  // The address of `npm start`, so that what is stored in the browser is the same.
  server: { port: Number(process.env['PORT'] ?? 3000) },
  plugins: [
    notMemoized(),
    react({ compiler: true }),
    devServer(),
    languageWords(language),
    shortClassNames(at('./client')),
    smallerChunks(),
    ownEntries(),
    later.plugin,
  ],
  resolve: {
    alias: {
      // Its package offers bundlers a form for browsers of 2016, of nearly twice the size.
      'workbox-window': at('./node_modules/workbox-window/build/workbox-window.prod.mjs'),
      // Loaded by the maker of the API's description, for a form of it that nobody asks for.
      yaml: at('./build/no-yaml.ts'),
    },
  },
  css: { postcss: { plugins: [lowerStyles] } },
  // Of this one there is one for all environments.
  build: { cssTarget: FLOOR_TARGETS },
  define: {
    __BUILD_MS__: buildMs,
    __VERSION__: version,
    __BASE__: JSON.stringify(baseOf(language)),
    __LANGUAGE__: JSON.stringify(language.id),
    __THOUSANDS__: JSON.stringify(language.thousands),
  },
  environments: {
    client: {
      build: {
        outDir: `${dist}/client${baseOf(language)}`,
        emptyOutDir: true,
        manifest: 'assets/manifest.json',
        // The oldest engines without it fetch a moment later; the others need not carry code for them.
        modulePreload: { polyfill: false, resolveDependencies: later.resolveDependencies },
        target: FLOOR_TARGETS,
        rolldownOptions: {
          // Fields are written as assignments, which need no helper in the first load.
          transform: { assumptions: { setPublicClassFields: true } },
          output: {
            codeSplitting: chunksOf(at('./client')),
            // A hash cannot be compressed, and the first scripts name over two hundred files. 42 bits tell the versions of one name apart.
            entryFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
            chunkFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
            assetFileNames: `assets/[name]-[hash:${HASH_LENGTH}][extname]`,
          },
        },
      },
    },
    sw: workerScript('sw'),
    swPush: workerScript('sw-push'),
    server: {
      consumer: 'server',
      // One file starts three times as fast as 250. In development Node loads the packages itself: what runs modules there takes only ES
      // modules, and many of the packages are none.
      resolve: { ...(command === 'build' && { noExternal: true }), external: [...inMachineCode, ...neverLoaded] },
      build: {
        outDir: `${dist}/server`,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        minify: false,
        sourcemap: true,
        // What runs in a thread or a process of its own is a file of its own.
        rolldownOptions: {
          input: {
            main: at('./server/main.ts'),
            admin: at('./server/admin.ts'),
            'verify-thread': at('./server/items/verify-thread.ts'),
            'savable-thread': at('./server/content/savable-thread.ts'),
            'check-copy-thread': at('./server/backups/check-copy-thread.ts'),
            'picture-process': at('./server/pictures/picture-process.ts'),
          },
          // Node reads a text of ASCII alone faster, and keeps it in half the memory.
          output: { entryFileNames: '[name].js', charset: 'ascii', comments: { legal: true, annotation: false, jsdoc: false } },
        },
      },
    },
    prerender: {
      consumer: 'server',
      build: {
        outDir: `${dist}/prerender/${language.id}`,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: { input: at('./client/prerender.tsx'), output: { entryFileNames: 'prerender.js' } },
      },
    },
  },
  builder: {
    // One reading of this file for all environments: one build time.
    sharedConfigBuild: true,
    async buildApp(builder) {
      const isNeeded = ({ name }: { readonly name: string }) => language === ENGLISH || name !== 'server';
      for (const environment of Object.values(builder.environments).filter(isNeeded)) await builder.build(environment);
      await finishSite(dist, language);
    },
  },
});

export default defineConfig(({ command }) => {
  const config = configOf(ENGLISH, command);
  const buildApp = config.builder?.buildApp;
  return {
    ...config,
    builder: {
      ...config.builder,
      async buildApp(builder) {
        await buildApp?.(builder);
        // English's first: it empties the folder in which the others stand.
        for (const language of OTHER_LANGUAGES)
          await (
            await createBuilder({ ...configOf(language, command), configFile: false, logLevel: builder.config.logLevel ?? 'info' })
          ).buildApp();
      },
    },
  };
});
