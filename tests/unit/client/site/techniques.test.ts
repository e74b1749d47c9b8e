import { describe, expect, it } from 'vitest';
import { judge } from '../../../../client/site/tips/judge.ts';
import { add, divide, multiply, percent, subtract } from '../../../../client/site/tips/technique.ts';
import { TIPS } from '../../../../client/site/tips/tips.ts';
import { TRICKS } from '../../../../client/site/tips/tricks.ts';
import { gameBySlug } from '../../../../shared/games/catalogue.ts';
import { problemText } from '../../../../client/words/en/speed-math/problem.ts';

const TECHNIQUES = [...TIPS, ...TRICKS].flatMap(({ techniques }) => techniques);
const ALL = TECHNIQUES.flatMap((technique) => technique.problems.map((problem) => ({ technique, problem, printed: problem.printed })));

/** Reads a printed calculation and computes it, from left to right; no calculation here needs an order of operations. */
function computed(text: string): number {
  const [first = '', ...rest] = text.split(' ');
  const share = /^(\d+)% of (\d+)$/.exec(text);
  if (share) return (Number(share[1]) * Number(share[2])) / 100;
  let value = Number(first);
  for (let at = 0; at < rest.length; at += 2) {
    const number = Number(rest[at + 1]);
    const results: Readonly<Record<string, number>> = {
      '+': value + number,
      '−': value - number,
      '×': value * number,
      '÷': value / number,
    };
    value = results[rest[at] ?? ''] ?? Number.NaN;
  }
  return value;
}

describe('A technique', () => {
  it('has a name of its own, and a game that can be played', () => {
    const ids = TECHNIQUES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { game } of TECHNIQUES) if (game !== undefined) expect(gameBySlug(game)?.available).toBe(true);
    for (const { game } of TRICKS.flatMap(({ techniques }) => techniques)) expect(game).toBeDefined();
  });

  it.each(ALL)('$technique.id leads from $printed to its answer, by lines that are all right', ({ technique, problem, printed }) => {
    const steps = technique.steps(problem);
    for (const { left, value } of steps) expect([left, computed(left)]).toEqual([left, value]);
    for (const { value } of steps) expect([Number.isInteger(value), value >= 0]).toEqual([true, true]);
    expect([steps.at(-1)?.value, problem.answer]).toEqual([computed(printed), computed(printed)]);
    expect(problem.answer).toBeGreaterThanOrEqual(2);
  });

  it('asks each problem once, and gives several for the reader', () => {
    for (const { id, problems } of TECHNIQUES) expect([id, new Set(problems.map(({ printed }) => printed)).size]).toEqual([id, 5]);
  });
});

it('A problem is written as in the games', () => {
  const written = [add(7, 8), subtract(9, 2), multiply(7, 8), divide(56, 8), percent(20, 50)].map(({ printed, answer }) => [
    printed,
    answer,
  ]);
  const inGames = [
    { form: 'add', a: 7, b: 8, c: 0, answer: 15 },
    { form: 'subtract', a: 9, b: 2, c: 0, answer: 7 },
    { form: 'multiply', a: 7, b: 8, c: 0, answer: 56 },
    { form: 'divide', a: 56, b: 8, c: 0, answer: 7 },
    { form: 'percent', a: 20, b: 50, c: 0, answer: 10 },
  ] as const;
  expect(written).toEqual(inGames.map((problem) => [problemText(problem).printed, problem.answer]));
});

describe('An answer of the reader', () => {
  it('counts as in the games: as soon as it is as long as the right one, or when it is entered (spec 1 §4)', () => {
    expect(['', '8', '85', '84', '085'].map((typed) => judge(typed, 85, false))).toEqual(['none', 'none', 'right', 'wrong', 'right']);
    expect(['', '8', '85'].map((typed) => judge(typed, 85, true))).toEqual(['none', 'wrong', 'right']);
  });
});
