import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableConfig } from '../../../../../shared/games/multiplication-table/v1/config.ts';
import { firstQuestion } from '../../../../../shared/games/multiplication-table/v1/generate.ts';
import {
  bandOf,
  difficultyOf,
  isSameQuestion,
  questionOf,
  type Question,
} from '../../../../../shared/games/multiplication-table/v1/question.ts';
import { printed, spoken } from '../../../../../client/words/en/multiplication-table/question.ts';
import { Random } from '../../../../../shared/random.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { actLists, answered, configs, play } from './play.ts';

/** The questions of a run in which all are answered. */
const asked = (config: TableConfig, id: string, count: number): readonly Question[] =>
  play(config, id, answered(count, 'right', 100)).last.answers.map(({ question }) => question);

const ids = fc.string({ minLength: 1, maxLength: 8 });

describe('a question', () => {
  it('is a × b with its product, its factors in the range of the choice [Q1]', () => {
    fc.assert(
      fc.property(configs, ids, actLists, (config, id, acts) => {
        for (const { question } of play(config, id, acts).states) {
          const { a, b, answer } = question;
          expect(answer).toBe(a * b);
          const isPattern = config.mode === 'pattern_learn';
          const isMixed = config.table === 'mixed';
          expect(a).toSatisfy((factor: number) => (isMixed ? factor >= 2 && factor <= 12 : factor === config.table));
          expect(b).toSatisfy((factor: number) => factor >= (isMixed && !isPattern ? 2 : 1) && factor <= (isPattern ? 10 : 12));
        }
      }),
    );
  });

  it('is never the one before, and none of the five before while there are enough [Q3]', () => {
    fc.assert(
      fc.property(configs, ids, (config, id) => {
        const questions = asked(config, id, 30);
        const apart = config.mode === 'challenge' && config.table !== 'mixed' ? 3 : 5;
        for (const [i, question] of questions.entries()) {
          expect(questions.slice(Math.max(0, i - apart), i).some((earlier) => isSameQuestion(question, earlier))).toBe(false);
        }
      }),
    );
  });

  it('comes from everywhere: each of the 12 of a table, each of the 121 of mixed tables [Q1]', () => {
    const of = (table: TableConfig['table'], runs: number) =>
      new Set(
        Array.from({ length: runs }, (_, i) => asked({ mode: 'practice', table }, `run ${i}`, 100))
          .flat()
          .map(printed),
      );
    expect(of(7, 1).size).toBe(12);
    expect(of('mixed', 20).size).toBe(121);
  });

  it('is printed and said', () => {
    expect(printed(questionOf(7, 8))).toBe('7 × 8');
    expect(spoken(questionOf(7, 8))).toBe('7 times 8');
  });
});

describe('a pattern', () => {
  it.each([1, 7, 12, 100])('of table %i is learnt from × 1 to × 10 in this order [Q2]', (table) => {
    const texts = asked({ mode: 'pattern_learn', table }, 'a', 10).map(printed);
    expect(texts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((b) => `${table} × ${b}`));
  });

  it('of mixed tables stays in the one table that the seed draws, any of 2 to 12 [Q2]', () => {
    const config: TableConfig = { mode: 'pattern_learn', table: 'mixed' };
    const tables = Array.from({ length: 100 }, (_, i) => firstQuestion(config, new Random(seedFromText(`seed ${i}`))).a);
    expect([...new Set(tables)].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(asked(config, 'a', 10).map(({ a }) => a)).size).toBe(1);
  });
});

describe('a challenge', () => {
  it('of mixed tables goes through the difficulties 1, 2, 3 in turn [Q4]', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const bands = asked({ mode: 'challenge', table: 'mixed' }, id, 9).map(difficultyOf);
        expect(bands).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3]);
      }),
    );
  });

  it('of one table goes through the difficulties of the second factor in turn [Q4]', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 100 }), (id, table) => {
        const bands = asked({ mode: 'challenge', table }, id, 9).map(({ b }) => bandOf(b));
        expect(bands).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3]);
      }),
    );
  });
});

describe('the difficulty of a question', () => {
  // Decision G8: 1 for factors ≤ 5 or 10, 2 up to 9, 3 for 11 and 12, 4 up to 20, 5 above; the larger factor decides.
  it.each([
    [1, 1, 1],
    [5, 5, 1],
    [10, 7, 1],
    [7, 10, 1],
    [5, 6, 2],
    [9, 9, 2],
    [9, 1, 2],
    [10, 11, 3],
    [12, 12, 3],
    [12, 2, 3],
    [13, 1, 4],
    [20, 12, 4],
    [21, 1, 5],
    [100, 10, 5],
  ])('%i × %i is %i [S1]', (a, b, difficulty) => {
    expect(difficultyOf(questionOf(a, b))).toBe(difficulty);
  });
});
