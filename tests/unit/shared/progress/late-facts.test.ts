import { expect, test } from 'vitest';
import { unpackSession } from '../../../../shared/memory/entries.ts';
import { completed } from '../../../../shared/progress/late-facts.ts';
import { play, repeat } from '../games/speed-math/play.ts';
import { session } from './sessions.ts';

const config = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 60, questions: 3 } as const;
const { record } = play(config, 'older', [...repeat(3, 'right', 2000), { afterMs: 5000, does: 'tick' }]);
const older = session('older');

test('a session of an older build gets the facts and the evidence of its log, and keeps all else', () => {
  const { evidence, ...rest } = completed(older, record);
  expect(rest).toEqual({ ...older, facts: [3, 3, 5_000, null, { addition: [3, 3, 5_000] }] });
  expect(unpackSession(evidence ?? '').reduce((sum, { right }) => sum + right, 0)).toBe(3);
});

test('what it has is not made again', () => {
  const known = { ...older, facts: null, evidence: '' } as const;
  expect(completed(known, record)).toEqual(known);
  expect(completed({ ...older, facts: null }, record)).toMatchObject({ facts: null, evidence: completed(older, record).evidence });
});

test('one whose log gives none says so, and is not tried again', () => {
  expect(completed(older, { ...record, log: '' })).toEqual({ ...older, facts: null, evidence: null });
});

test('one of rules that this build lacks waits for a build that has them', () => {
  expect(completed(older, { ...record, rules: 99 })).toBe(older);
});

test('an attempt that was left has the facts and the evidence of what was answered by then', () => {
  const left = { ...record, log: record.log.split(';').slice(0, 1).join(';').concat(';'), left: true } as const;
  const { facts, evidence } = completed(older, left);
  expect(facts?.slice(0, 2)).toEqual([1, 1]);
  expect(unpackSession(evidence ?? '')).toHaveLength(1);
});

test('the hand that the device knew is not counted as thinking', () => {
  const hand = { input: 'pad', startMs: 600, digitMs: 400 } as const;
  const logTime = (evidence: string | null | undefined) => unpackSession(evidence ?? '').reduce((sum, entry) => sum + entry.logTime, 0);
  expect(logTime(completed(older, { ...record, hand }).evidence)).toBeLessThan(logTime(completed(older, record).evidence));
  const untimed = completed(older, { ...record, hand: { ...hand, input: 'switch' } }).evidence;
  expect(unpackSession(untimed ?? '').every(({ timed, logTime: sum }) => timed === 0 && sum === 0)).toBe(true);
});

test('by another clock than the ordinary one no time is counted as thinking (decision G26)', () => {
  const { record: slow } = play(config, 'slow', [...repeat(3, 'right', 6000), { afterMs: 6000, does: 'tick' }]);
  const timed = (clock: string) =>
    unpackSession(completed(older, { ...slow, rules: 3, config: { ...config, clock } }).evidence ?? '').map((entry) => [
      entry.right,
      entry.timed,
    ]);
  const [on, longer] = [timed('on'), timed('x10')];
  expect(on.length).toBeGreaterThan(0);
  expect(longer.length).toBe(on.length);
  expect(on.some(([, times]) => times !== 0)).toBe(true);
  expect(longer.every(([right, times]) => right !== 0 && times === 0)).toBe(true);
});
