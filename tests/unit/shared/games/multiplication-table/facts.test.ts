import { describe, expect, it } from 'vitest';
import { CUSTOM_TABLE } from '../../../../../shared/games/multiplication-table/v1/config.ts';
import { questionOf, topicOf } from '../../../../../shared/games/multiplication-table/v1/question.ts';
import { printed } from '../../../../../client/words/en/multiplication-table/question.ts';
import { multiplicationTable } from '../../../../../shared/games/multiplication-table/v1/rules.ts';
import { factsOf } from '../../../../../shared/games/kit/facts.ts';
import { act, answered, play } from './play.ts';

const broken = [...answered(1, 'right', 1000), ...answered(1, 'wrong', 500), act(300, 'resume'), act(400, 'right')];

/** Added up by hand. The feedback between answers is no part of their time. */
const rows = [
  {
    about: 'count each answer from its question’s appearance; a question that replaces one goes on with its time',
    // 1000, 500, and 300 before the break with the 400 after it.
    config: { mode: 'challenge', table: 7 },
    acts: broken,
    topic: 'table 7',
    tally: { answers: 3, right: 2, ms: 2200 },
    quickestTenMs: null,
  },
  {
    about: 'of the largest table that is a topic of its own',
    config: { mode: 'practice', table: 20 },
    acts: answered(2, 'right', 1500),
    topic: 'table 20',
    tally: { answers: 2, right: 2, ms: 3000 },
    quickestTenMs: null,
  },
  {
    about: 'of a larger table',
    config: { mode: 'practice', table: 21 },
    acts: answered(2, 'right', 1500),
    topic: 'tables above 20',
    tally: { answers: 2, right: 2, ms: 3000 },
    quickestTenMs: null,
  },
  {
    about: 'with the quickest ten after a slow beginning, without the question that the limit left open',
    // Two of 3000 ms, ten of 800; the thirteenth has 30,000 − 14,000 ms.
    config: { mode: 'speed_drill', table: 3 },
    acts: [...answered(2, 'right', 3000), ...answered(10, 'right', 800), act(16_000, 'tick')],
    topic: 'table 3',
    tally: { answers: 12, right: 12, ms: 14_000 },
    quickestTenMs: 8000,
  },
] as const;

describe('the facts of a run', () => {
  it.each(rows)('$about [R13]', ({ config, acts, topic, tally, quickestTenMs }) => {
    const { last } = play(config, 'a', acts);
    expect(factsOf(multiplicationTable.answers(last))).toEqual({ ...tally, by: { [topic]: tally }, quickestTenMs });
  });

  it('of a pattern are none: its answers are known from the start [R13]', () => {
    const { last } = play({ mode: 'pattern_learn', table: 7 }, 'a', answered(10, 'right', 1000));
    expect(multiplicationTable.outcome(last)).toMatchObject({ sessionData: { correct: 10 } });
    expect(factsOf(multiplicationTable.answers(last))).toEqual({ answers: 0, right: 0, ms: 0, by: {}, quickestTenMs: null });
  });

  it('tell apart the tables of mixed questions, by their first factor [R13]', () => {
    const acts = [1000, 1100, 1200, 1300, 1400].flatMap((ms) => answered(1, ms === 1200 ? 'wrong' : 'right', ms));
    const { last } = play({ mode: 'practice', table: 'mixed' }, 'a', acts);
    expect(last.answers.map(({ question }) => printed(question))).toEqual(['2 × 12', '7 × 12', '10 × 3', '9 × 7', '12 × 12']);
    expect(factsOf(multiplicationTable.answers(last))).toEqual({
      answers: 5,
      right: 4,
      ms: 6000,
      by: {
        'table 2': { answers: 1, right: 1, ms: 1000 },
        'table 7': { answers: 1, right: 1, ms: 1100 },
        'table 10': { answers: 1, right: 0, ms: 1200 },
        'table 9': { answers: 1, right: 1, ms: 1300 },
        'table 12': { answers: 1, right: 1, ms: 1400 },
      },
      quickestTenMs: null,
    });
  });

  it('have 21 topics for the hundred tables there are [R13]', () => {
    const tables = Array.from({ length: CUSTOM_TABLE.highest }, (_, i) => CUSTOM_TABLE.lowest + i);
    expect(new Set(tables.map((table) => topicOf(questionOf(table, 5)))).size).toBe(21);
  });
});
