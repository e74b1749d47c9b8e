import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AttemptResult } from '../../../../../client/challenge/attempt-result.ts';
import { attemptText } from '../../../../../client/progress/challenge/attempt-text.ts';
import type { RunRecord } from '../../../../../shared/games/replay.ts';
import { revision, sessionOf } from '../../../shared/challenge/revisions.ts';
import { itemOf } from '../../storage/samples.ts';
import { TODAY } from '../../challenge/todays.ts';

const golden = new URL('../../../shared/games/golden/speed-math-1-algebra.json', import.meta.url);
const { record } = JSON.parse(readFileSync(golden, 'utf8')) as { readonly record: RunRecord };

const session = sessionOf(1, {
  score: 149,
  accuracy: 93,
  timeTaken: 38,
  data: { operation: 'algebra', questions: 15 },
  facts: [15, 14, 30_000, null, {}],
});
const result = (change: Partial<AttemptResult> = {}): AttemptResult => ({
  asked: revision(1),
  score: 149,
  passed: true,
  xpReward: 100,
  claimed: false,
  ...change,
});
const HEAD = ['Tenfold Daily Challenge, Nov 22: passed', 'Sunday sums, Speed Math'];
const lines = (...given: Parameters<typeof attemptText>) => attemptText(...given).split('\n');

it('the text of a daily has the row of a run of this device, from its log, what it came to, and the streak', () => {
  const item = itemOf(session.id, 'session', { ...record });
  expect(lines(TODAY, result({ run: { ...session, item } }), 5)).toEqual([
    ...HEAD,
    'Algebra, Medium, 15 questions',
    '■■■■■■□■■■■■■■■',
    '14 of 15 right · 0:38 · 2.0\u00a0s an answer · 5 days in a row',
  ]);
});

it('of a guest it has the answers of the window', () => {
  const answers = [true, false, true].map(
    (right) => ({ topic: null, right, ms: 1, problem: '', digits: 1, sent: 'auto', after: null }) as const,
  );
  expect(lines(TODAY, result({ passed: false, run: { ...session, answers } }), 0)).toEqual([
    'Tenfold Daily Challenge, Nov 22: not passed',
    'Sunday sums, Speed Math',
    'Algebra, Medium, 15 questions',
    '■□■',
    '14 of 15 right · 0:38 · 2.0\u00a0s an answer',
  ]);
});

it('of a game whose answers are not here, or of which only the score is known, it has no row', () => {
  expect(lines(TODAY, result({ run: session }), 1)).toEqual([
    ...HEAD,
    'Algebra, Medium, 15 questions',
    '14 of 15 right · 0:38 · 2.0\u00a0s an answer',
  ]);
  const { log: _, ...broken } = record;
  const item = itemOf(session.id, 'session', { ...broken, log: 'x' });
  expect(lines(TODAY, result({ run: { ...session, item } }), 1)).toHaveLength(4);
  expect(lines(TODAY, result(), 0)).toEqual(HEAD);
});
