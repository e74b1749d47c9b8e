/**
 * `node tests/by-hand/old-engine/main.mjs`, after a build: walks through every page of the built product in Chromium 103, in both themes at
 * 360 and 1280 px, and plays every game to its end by keyboard. It ends with the first fault, and fails for any error in the console. The
 * pictures are in screenshots/old-engine/.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
/** @type {{ module: typeof import('./walk.ts') }} */
const { module } = await runnerImport(at('./walk.ts'), { configFile: false });
await module.walk(at('../../../screenshots/old-engine'), (line) => process.stdout.write(`${line}\n`));
