import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/longest-first.ts';

const cores = availableParallelism();

/** One runner, one project per kind of suite; a project's folder is its only member. */
const suite = (name: string, more: object = {}) => ({
  test: {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    setupFiles: ['tests/no-stray-console.ts'],
    // The runner's own choice leaves a core free: of two that is half.
    maxWorkers: cores,
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
      suite('unit'),
      suite('server', { globalSetup: ['tests/server/postgres.ts'] }),
      suite('simulation', { testTimeout: 300_000 }),
      // After the others, and one more than there are cores: much of a browser test is waiting.
      suite('browser', { testTimeout: 240_000, hookTimeout: 120_000, maxWorkers: cores + 1, sequence: { groupOrder: 1 } }),
    ],
  },
});
