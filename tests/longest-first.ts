import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, whatever their size says: begun last, one of them would run alone while the other cores rest. */
const LONG: readonly string[] = [
  'simulation/promises',
  'server/http/hostile',
  'server/database/busy-postgres',
  'server/auth/ended-credentials',
  'server/auth/sign-up',
  'browser/storage-trouble',
  'browser/every-page',
  'browser/daily-challenge',
  'browser/readiness',
  'browser/tabs',
  'browser/settings.test',
  'browser/account.test',
  'browser/badges',
  'browser/first-screen',
  'browser/result',
  'browser/practice.test',
  'browser/daily-result',
  'browser/mail-codes',
  'browser/admin.test',
  'browser/other-engines',
  'browser/install.test',
  'browser/analytics',
  'browser/purpose',
  'browser/new-device',
  'browser/admin-offline',
  'browser/first-visit',
  'browser/account-gone',
  'browser/old-engine',
  'browser/crash',
  'browser/interrupted',
  'browser/map',
  'browser/practice-kept',
  'browser/history',
  'browser/math-bubble-pop',
  'browser/calculator-vs-brain',
  'browser/math-race',
  'browser/number-sequence',
  'browser/multiplication-table',
  'browser/next-step',
  'browser/presets',
  'browser/open-overnight',
  'browser/update',
  'browser/work-budget',
  'browser/slow-storage',
];

/**
 * The kinds of suites, in the order of their runs. A worker goes on with the next file only if that is of the same project: in any other
 * order each file would pay for a process of its own, and load all modules anew.
 */
const PROJECTS: readonly string[] = ['simulation', 'unit/alone', 'unit', 'house', 'built', 'server', 'browser'];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex((name) => moduleId.includes(`/tests/${name}`));
  return rank < 0 ? LONG.length : rank;
}

const placeOf = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);

/** The order of a run: the same on a machine that ran the suites before and on a fresh clone. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b));
  }
}
