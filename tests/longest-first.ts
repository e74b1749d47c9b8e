import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, whatever their size says: begun last, one of them would run alone while the other cores rest. */
const LONG: readonly string[] = [
  'simulation/even-seeds', 'simulation/odd-seeds', 'simulation/classic-bugs',
  'browser/switching', 'browser/accessibility', 'browser/number-sequence', 'browser/other-engines', 'browser/number-puzzle',
  'browser/storage-trouble', 'browser/first-screen', 'browser/crash', 'browser/tabs', 'browser/multiplication-table', 'browser/purpose',
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
