import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import LongestFirst from './longest-first.ts';

const cores = availableParallelism();

/**
 * These change what a module of the client keeps, put another module in its place, or run Dexie on a database in memory, which does not
 * bear what an earlier file has left under way: each has its modules for itself.
 */
export const ALONE = [
  'admin/blog/drafts/draft-store',
  'challenge/*',
  'classroom/class-store',
  'classroom/classes',
  'classroom/read-round',
  'consent/*',
  'device/*',
  'engine/*',
  'games/number-puzzle/given-up',
  'play/choices/read',
  'play/page/game-to-continue',
  'play/page/open-runs',
  'players/game-keeper',
  'progress/dashboard/today',
  'scan/follow-switches',
  'settings/change-profile',
  'storage/*',
  'sync/monthly-check',
  'window/consent',
].map((name) => `tests/unit/client/${name}.test.ts`);

/** One runner, one project per kind of suite; a project's folder is its only member. */
const suite = (name: string, more: object = {}) => ({
  test: {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    setupFiles: ['tests/no-stray-console.ts'],
    // A worker loads its modules once for all of its files: what is tested is made anew by each test, and is in no module's state.
    isolate: false,
    // Each worker compiles the code for itself, and with more of them than there are cores each takes longer.
    maxWorkers: cores,
    // A limit for what hangs, not for a slow machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
    ...more,
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    reporters: ['default', './tests/plain-reporter.ts'],
    sequence: { sequencer: LongestFirst },
    // A worker may be slow to end on a busy machine.
    teardownTimeout: 60_000,
    tags: [{ name: 'release', description: 'One more variation of what another test of its file proves (before-a-release.ts).' }],
    projects: [
      // What holds for the code as a whole: which room imports which, what is cited, which rules are tested.
      suite('house'),
      // What a build has made, by its files.
      suite('built'),
      suite('unit', { exclude: ALONE }),
      suite('unit/alone', { include: ALONE, isolate: true }),
      suite('simulation'),
      // These wait, for a database and for screens: so more of them run at once, each kind by itself.
      suite('server', { globalSetup: ['tests/server/postgres.ts'], maxWorkers: cores + 1, sequence: { groupOrder: 1 } }),
      suite('browser', { maxWorkers: cores + 3, sequence: { groupOrder: 2 } }),
      // What is long and about other programs. `npm test` has one journey of each among its browsers. It builds whole sites beside each other,
      // and walks through hundreds of screens in one test.
      suite('release', { maxWorkers: cores + 3, testTimeout: 1_200_000, hookTimeout: 1_200_000, sequence: { groupOrder: 3 } }),
    ],
  },
});
