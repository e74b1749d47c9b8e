import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/longest-first.ts';

const cores = availableParallelism();

/** A worker loads its modules once for all of its files: what is tested is made anew by each test, and is in no module's state. */
const together = { isolate: false };

/** One runner, one project per kind of suite; a project's folder is its only member. */
const suite = (name: string, more: object = {}) => ({
  test: {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    setupFiles: ['tests/no-stray-console.ts'],
    // More than there are cores: tests of the server wait for its database, those of the browser for its screens.
    maxWorkers: cores + 2,
    // A limit for what hangs, not for a slow machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
    ...more,
  },
});

export default defineConfig({
  test: {
    reporters: ['default', './tests/plain-reporter.ts'],
    sequence: { sequencer: LongestFirst },
    // A worker may be slow to end on a busy machine.
    teardownTimeout: 60_000,
    projects: [
      // What holds for the code as a whole: which room imports which, what is cited, which rules are tested.
      suite('house'),
      // What is in shared/ keeps nothing in its modules; the client's modules do (who plays, notices).
      suite('unit', { exclude: ['tests/unit/shared/**'] }),
      suite('unit/shared', together),
      suite('server', { ...together, globalSetup: ['tests/server/postgres.ts'] }),
      suite('simulation'),
      // After the others.
      suite('browser', { ...together, maxWorkers: cores + 3, sequence: { groupOrder: 1 } }),
    ],
  },
});
