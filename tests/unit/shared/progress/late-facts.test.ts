import { expect, test } from 'vitest';
import { withFacts } from '../../../../shared/progress/late-facts.ts';
import { play, repeat } from '../games/speed-math/play.ts';
import { session } from './sessions.ts';

const config = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 60, questions: 3 } as const;
const { record } = play(config, 'older', [...repeat(3, 'right', 2000), { afterMs: 5000, does: 'tick' }]);
const older = session('older');

test('a summary of an older build gets the facts of its log, and keeps all else', () => {
  expect(withFacts(older, record)).toEqual({ ...older, facts: [3, 3, 5_000, null, { addition: [3, 3, 5_000] }] });
});

test('one whose log gives none says so, and is not tried again', () => {
  expect(withFacts(older, { ...record, log: '' })).toEqual({ ...older, facts: null });
});

test('one of rules that this build lacks waits for a build that has them', () => {
  expect(withFacts(older, { ...record, rules: 99 })).toBe(older);
});

test('an attempt that was left has the facts of what was answered by then', () => {
  const left = { ...record, log: record.log.split(';').slice(0, 1).join(';').concat(';'), left: true } as const;
  expect(withFacts(older, left).facts?.slice(0, 2)).toEqual([1, 1]);
});
