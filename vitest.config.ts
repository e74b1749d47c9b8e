import { defineConfig } from 'vitest/config';

/** One runner, one project per kind of suite; a project's folder is its only member. */
const suite = (name: string, more: object = {}) => ({
  test: {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    setupFiles: ['tests/no-stray-console.ts'],
    ...more,
  },
});

export default defineConfig({
  test: {
    reporters: ['default', './tests/plain-reporter.ts'],
    projects: [
      suite('unit'),
      suite('server', { globalSetup: ['tests/server/postgres.ts'] }),
      suite('simulation', { testTimeout: 300_000 }),
      // Two at a time: most of a browser test is waiting, and more would starve each other on two cores.
      suite('browser', { testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: 2, sequence: { groupOrder: 1 } }),
    ],
  },
});
