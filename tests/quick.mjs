// What `npm run check` runs (run.mjs).

/**
 * Beside the suites: programs of tests/node_modules.
 * @type {readonly { readonly name: string, readonly script: string, readonly args: readonly string[] }[]}
 */
export const CHECKS = [
  { name: 'types', script: 'typescript/bin/tsc', args: ['-b'] },
  { name: 'lint', script: 'oxlint/bin/oxlint', args: ['--deny-warnings'] },
  { name: 'format', script: 'oxfmt/bin/oxfmt', args: ['--check'] },
];

/** The unit tests that import a changed file; without `since`, of what is not committed. @param {string} [since] */
export const changedUnits = (since) => ['--project', 'unit*', since === undefined ? '--changed' : `--changed=${since}`];

/**
 * The house, what reads style sheets and imports none, the built site's sizes, the server on SQLite, some seeds of the simulator, and the
 * shortest way of a player through Chromium.
 */
export const QUICK = [
  'tests/house/',
  'tests/unit/client/ui/tokens',
  'tests/unit/client/art/medal-tones',
  'tests/built/',
  'tests/server/',
  'tests/simulation/promises',
  'tests/browser/smoke',
];
export const QUICK_ENV = { TEST_DATABASES: 'sqlite', SIM_SEEDS: '1-20' };
