import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allAnswersOf as bubbles } from '../../../../../client/games/math-bubble-pop/answers.ts';
import { allAnswersOf as duel } from '../../../../../client/games/calculator-vs-brain/answers.ts';
import { answersOf as race } from '../../../../../client/games/math-race/answers.ts';
import { answersOf as tables } from '../../../../../client/games/multiplication-table/answers.ts';
import { answersOf as speed } from '../../../../../client/games/speed-math/answers.ts';
import { pastRun } from '../../../../../client/progress/history/past-run.ts';
import type { AnsweredProblem } from '../../../../../client/play/result/problem-times.ts';
import type { PastRun } from '../../../../../client/play/result/past-run.ts';
import { rulesFor } from '../../../../../shared/games/registry.ts';
import type { RunRecord } from '../../../../../shared/games/replay.ts';

const folder = new URL('../../../shared/games/golden/', import.meta.url);
const RECORDS = readdirSync(folder).map((name): RunRecord => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).record);

/** Each game's own rows; only the game knows its states. */
const ROWS: { readonly [game: string]: (run: PastRun<never>) => readonly AnsweredProblem[] } = {
  'speed-math': ({ state }) => speed(state),
  'math-race': ({ state }) => race(state),
  'multiplication-table': ({ state }) => tables(state),
  'calculator-vs-brain': ({ states }) => duel(states()),
  'math-bubble-pop': ({ states }) => bubbles(states()),
};

const runOf = (record: RunRecord): PastRun<never> => {
  const run = pastRun({ ...record });
  if (!run.ok) throw new Error(run.error);
  const { state, states } = run.value;
  return { state: state as never, states: states as () => Iterable<never> };
};

describe('a game of the history', () => {
  it('tells every answer of its log with its time, in each game that has answers', () => {
    const seen = new Set<string>();
    for (const record of RECORDS) {
      const rows = ROWS[record.game]?.(runOf(record));
      const rules = rulesFor(record.game, record.rules);
      if (!rows || !rules) continue;
      const answers = rules.answers(runOf(record).state);
      // A pattern has nothing to work out, and still was answered; a round that the calculator won has no answer.
      const isPattern = (record.config as { readonly mode?: string }).mode === 'pattern_learn';
      const told = rows.filter(({ unanswered }) => unanswered !== true).map(({ ms, correct }) => [ms, correct]);
      if (!isPattern) expect([record.seed, told]).toEqual([record.seed, answers.map(({ ms, right }) => [ms, right])]);
      expect(rows.map(({ idx }) => idx)).toEqual(rows.map((_, index) => index + 1));
      if (rows.length > 0) seen.add(record.game);
    }
    expect([...seen].toSorted()).toEqual(Object.keys(ROWS).toSorted());
  });

  it('has the last state that its rules lead to as the last of all its states', () => {
    for (const record of RECORDS) {
      const { state, states } = runOf(record);
      expect([...states()].at(-1)).toEqual(state);
    }
  });

  it('shows beside a wrong set one that is right, and makes the target of a right one', () => {
    const rows = RECORDS.filter(({ game }) => game === 'math-bubble-pop').flatMap((record) => bubbles(runOf(record).states()));
    expect(rows.filter(({ correct }) => correct).length).toBeGreaterThan(10);
    expect(rows.filter(({ correct }) => !correct).length).toBeGreaterThan(3);
    for (const { problem, given, answer, correct } of rows) {
      expect(evaluated(answer)).toBe(Number(problem.split(' ')[0]));
      expect(given === answer).toBe(correct);
    }
  });

  it('says why it cannot be told: by rules of tomorrow, or by a log that does not follow its own', () => {
    const [record] = RECORDS;
    expect(pastRun({ ...record, rules: 99 })).toEqual({ ok: false, error: 'newer' });
    expect(pastRun({ ...record, game: 'of-tomorrow' })).toEqual({ ok: false, error: 'newer' });
    expect(pastRun({ ...record, log: 'nonsense' })).toEqual({ ok: false, error: 'unreadable' });
    expect(pastRun({ ...record, seed: '' })).toEqual({ ok: false, error: 'unreadable' });
    expect(pastRun({})).toEqual({ ok: false, error: 'newer' });
  });
});

/** Three numbers by one sign, from the left. */
function evaluated(text: string): number | undefined {
  const [, sign = ''] = text.split(' ');
  const numbers = text.split(` ${sign} `).map(Number);
  const by: { readonly [sign: string]: (a: number, b: number) => number } = {
    '+': (a, b) => a + b,
    '−': (a, b) => a - b,
    '×': (a, b) => a * b,
    '÷': (a, b) => a / b,
  };
  const step = by[sign];
  return step && numbers.reduce((sum, number) => step(sum, number));
}
