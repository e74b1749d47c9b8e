import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const slugs = ['math-race', 'number-puzzle', 'calculator-vs-brain', 'multiplication-table', 'number-sequence', 'math-bubble-pop'];

/**
 * Imports a TypeScript module through Vite, since Node cannot read it.
 * @param {string} path
 */
const imported = async (path) => (await runnerImport(fileURLToPath(new URL(path, import.meta.url)), { configFile: false })).module;

/** @type {typeof import('./told-time.ts')} */
export const { tellTime } = await imported('./told-time.ts');

/**
 * The journeys through the six games: games/<slug>.ts. They play by the steps of the browser tests.
 * @returns {Promise<readonly import('./journeys.mjs').Journey[]>}
 */
export async function journeysOfGames() {
  const journeys = [];
  for (const slug of slugs) {
    /** @type {{ readonly journeys: readonly import('./journeys.mjs').Journey[] }} */
    const game = await imported(`./games/${slug}.ts`);
    journeys.push(...game.journeys);
  }
  return journeys;
}
