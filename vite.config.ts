import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Another folder than dist/ lets two builds of one checkout stand side by side. */
const dist = at(`./${process.env['DIST_DIR'] ?? 'dist'}`);

/** One build for every runtime: window, worker, service worker and server (design.md, "The house"). */
export default defineConfig({
  root: at('./client'),
  publicDir: at('./client/public'),
  plugins: [react({ compiler: true })],
  environments: {
    client: { build: { outDir: `${dist}/client`, emptyOutDir: true, manifest: 'assets/manifest.json', target: 'es2022' } },
  },
});
