import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, whatever their size says: begun last, one of them would run alone while the other cores rest. */
const LONG: readonly string[] = [
  'server/http/hostile',
  'simulation/promises-second-half',
  'simulation/promises-first-half',
  'simulation/classic-bugs',
  'browser/storage-trouble',
  'browser/number-sequence',
  'browser/math-bubble-pop',
  'browser/multiplication-table',
  'browser/calculator-vs-brain',
  'browser/tabs',
  'browser/slow-storage',
  'browser/number-puzzle',
  'browser/math-race',
  'browser/other-engines',
  'browser/accessibility',
  'browser/crash',
  'browser/account-gone',
  'browser/switching',
  'browser/offline',
  'browser/double-press',
  'browser/first-visit',
  'browser/shell',
  'browser/purpose',
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex((name) => moduleId.includes(`/tests/${name}`));
  return rank < 0 ? LONG.length : rank;
}

/** The order of a run: the same on a machine that ran the suites before and on a fresh clone. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
