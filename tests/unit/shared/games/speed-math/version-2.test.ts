import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { challenge } from '../../../../../shared/games/speed-math/challenge.ts';
import { OPERATIONS } from '../../../../../shared/games/speed-math/v1/config.ts';
import { isSameProblem, type Problem } from '../../../../../shared/games/speed-math/v1/problem.ts';
import { answersIn, history, speedMath as version1 } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { RUNGS } from '../../../../../shared/games/kit/rungs.ts';
import { parseConfig, type FitConfig, type SpeedMathConfig } from '../../../../../shared/games/speed-math/v2/config.ts';
import { againFrom, speedMath as version2, type SpeedMathState } from '../../../../../shared/games/speed-math/v2/rules.ts';
import type { SpeedMathMove } from '../../../../../shared/games/speed-math/v1/moves.ts';
import { Random } from '../../../../../shared/random.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { bestRules } from '../../../../../shared/games/bests.ts';
import { PRACTICE } from '../../../../../shared/games/practice.ts';
import { sameSetup } from '../../../../../shared/games/same-setup.ts';
import { workedAt } from '../../../../../client/words/en/speed-math/rungs.ts';
import { describeLaws } from '../game-laws.ts';
import { playRun, resume, runsOf, tick, type Act as AnyAct } from '../played-run.ts';
import { actLists, configs as plainConfigs, type Act } from './play.ts';

const DOES: { readonly [does in Act['does']]: AnyAct<SpeedMathMove, SpeedMathState>['does'] } = {
  right: ({ problem }) => ({ type: 'answer', value: problem.answer }),
  wrong: ({ problem }) => ({ type: 'answer', value: problem.answer + 1 }),
  tick,
  resume,
};
const acted = (acts: readonly Act[]) => acts.map(({ afterMs, does }) => ({ afterMs, does: DOES[does] }));
const answer = (value: number): SpeedMathMove => ({ type: 'answer', value });

const fits: fc.Arbitrary<SpeedMathConfig> = fc.record({
  operation: fc.constantFrom(...OPERATIONS),
  difficulty: fc.constant('fit' as const),
  friendly: fc.boolean(),
  timeLimit: fc.integer({ min: 15, max: 40 }),
  questions: fc.integer({ min: 1, max: 12 }),
  from: fc.integer({ min: 1, max: 24 }),
});
const configs: fc.Arbitrary<SpeedMathConfig> = fc.oneof(fits, plainConfigs);

describeLaws({
  game: version2,
  runs: runsOf(version2, configs, actLists.map(acted)),
  moves: fc.integer({ min: -9_999_999, max: 9_999_999 }).map(answer),
  impossible: fc.constantFrom(0.5, Number.NaN, Infinity, 10_000_000, -10_000_000).map(answer),
  counts: ['answered', 'correct'],
});

const FIT: FitConfig = { operation: 'addition', difficulty: 'fit', friendly: true, timeLimit: 600, questions: 100, from: 4 };

/** Plays to the end. `right` is asked before each answer. */
function played(config: SpeedMathConfig, id: string, right: (state: SpeedMathState, n: number) => boolean, ms = 1_000): SpeedMathState {
  let state = version2.start(config, seedFromText(id));
  let atMs = 0;
  for (let n = 0; !version2.isOver(state); n++) {
    atMs += ms;
    state = version2.step(state, answer(state.problem.answer + (right(state, n) ? 0 : 1)), atMs);
    atMs = state.feedbackUntilMs ?? atMs;
    state = version2.step(state, { type: 'tick' }, atMs);
  }
  return state;
}

describe('version 2 of Speed Math', () => {
  it('is version 1 at every other difficulty, to the byte of its log', () => {
    fc.assert(
      fc.property(plainConfigs, actLists, (config, acts) => {
        const [as2, as1] = [playRun(version2, config, 'a', acted(acts)), playRun(version1, config, 'a', acted(acts) as never)];
        expect(as2.record).toEqual({ ...as1.record, rules: 2 });
        expect(as2.last).toEqual(as1.last);
        expect(version2.outcome(as2.last)).toEqual(version1.outcome(as1.last));
      }),
    );
  });

  it('takes `fit` for the four operations and mixed, and begins with rung 4 where no other is named [C6]', () => {
    for (const operation of OPERATIONS) {
      const { timeLimit, friendly } = { timeLimit: 60, friendly: true };
      expect(parseConfig({ operation, difficulty: 'fit' })).toEqual({
        ok: true,
        value: { operation, difficulty: 'fit', friendly, timeLimit, questions: 15, from: 4 },
      });
    }
    for (const operation of ['fractions', 'percentages', 'algebra', 'geometry'])
      expect(parseConfig({ operation, difficulty: 'fit' })).toEqual({ ok: false, error: { field: 'difficulty' } });
    for (const from of [0, 25, 4.5, '4', null])
      expect(parseConfig({ ...FIT, from })).toEqual({ ok: false, error: { field: 'difficulty' } });
    expect(parseConfig({ operation: 'addition' })).toMatchObject({ value: { difficulty: 'double' } });
    expect(version1.parseConfig(FIT).ok).toBe(false);
  });

  it('asks the same with friendly numbers on and off [C7]', () => {
    const firsts = (friendly: boolean) =>
      Array.from({ length: 20 }, (_, i) => version2.start({ ...FIT, friendly }, seedFromText(`${i}`)).problem);
    expect(firsts(true)).toEqual(firsts(false));
  });

  it('can be no challenge [R15]', () => {
    expect(challenge.parseConfig(FIT).ok).toBe(false);
  });

  it.each<[string, string, readonly [right: boolean, ms: number][], number, number]>([
    ['climbs a rung with three right answers', 'a', Array.from({ length: 3 }, () => [true, 900]), 5, 4],
    ['not with two', 'a', Array.from({ length: 2 }, () => [true, 900]), 4, 4],
    ['falls a whole one with a wrong answer', 'a', [[false, 900]], 3, 4],
    ['does not climb by an answer after 8 s', 'a', Array.from({ length: 9 }, () => [true, 8_001]), 4, 4],
    ['climbs by one of 8 s', 'a', Array.from({ length: 3 }, () => [true, 8_000]), 5, 4],
    ['ends at the first', 'a', Array.from({ length: 9 }, () => [false, 900]), 1, 2],
    ['ends at the last', 'z', Array.from({ length: 30 }, () => [true, 900]), 24, 23],
  ])('%s [R13, R14]', (_, where, answers, reached, rung) => {
    const config = { ...FIT, questions: answers.length, from: where === 'z' ? 20 : 4 };
    let [state, atMs] = [version2.start(config, seedFromText('a')), 0];
    for (const [right, ms] of answers) {
      state = version2.step(state, answer(state.problem.answer + (right ? 0 : 1)), (atMs += ms));
      atMs = state.feedbackUntilMs ?? atMs;
      state = version2.step(state, { type: 'tick' }, atMs);
    }
    expect(version2.outcome(state)).toMatchObject({ course: 'fit', sessionData: { reached, rung } });
    expect(againFrom(state)).toEqual({ ...config, from: reached });
  });

  it('a break replaces the question by another one of its rung, and moves nothing', () => {
    const { states } = playRun(version2, FIT, 'a', acted([{ afterMs: 900, does: 'resume' }]));
    expect(states.at(-1)?.problem).not.toEqual(states[0]?.problem);
    expect(version2.outcome(states.at(-1)!).sessionData).toMatchObject({ reached: 4, rung: 4 });
  });
});

/** What a problem of a rung has to be, for those whose words say it best. */
const hasCarry = ({ a, b }: Problem) => (a % 10) + (b % 10) >= 10;
const BY_HAND: readonly (readonly [FitConfig['operation'], rung: number, is: (problem: Problem) => boolean])[] = [
  ['addition', 1, ({ answer: sum }) => sum <= 10],
  ['addition', 2, ({ a, b, answer: sum }) => a < 10 && b < 10 && sum > 10],
  ['addition', 4, (problem) => problem.a > 20 && problem.b < 10 && !hasCarry(problem)],
  ['addition', 7, (problem) => problem.b < 10 && hasCarry(problem)],
  ['addition', 22, ({ a, b }) => a > 100 && b > 100 && a < 1000 && b < 1000],
  ['addition', 24, ({ a, b }) => a > 1000 && b > 1000],
  ['subtraction', 2, ({ a, b }) => a > 10 && a < 19 && b < 10],
  ['subtraction', 7, ({ a, b }) => b < 10 && a % 10 < b],
  ['multiplication', 1, ({ b }) => b === 2],
  ['multiplication', 7, ({ a, b }) => [a, b].every((n) => n >= 6 && n <= 9)],
  ['division', 6, ({ b, answer: quotient }) => [7, 8].includes(b) && quotient <= 10],
  ['division', 24, ({ b, answer: quotient }) => quotient > 1000 && b <= 12],
];

describe('the rungs', () => {
  const asked = (operation: FitConfig['operation'], from: number, questions = 20): readonly Problem[] => {
    // Every fourth answer is wrong, which keeps the run near its rung; only the first question is sure to be of it.
    const firsts = Array.from({ length: questions }, (_, i) => version2.start({ ...FIT, operation, from }, seedFromText(`${i}`)).problem);
    return firsts;
  };

  it.each(BY_HAND)('of %s, number %i, ask what they say', (operation, rung, is) => {
    for (const problem of asked(operation, rung, 60)) expect([problem, is(problem)]).toEqual([problem, true]);
  });

  it('of all operations have whole answers of at least 2 that are right, and can be typed [L1, L2]', () => {
    for (const operation of ['addition', 'subtraction', 'multiplication', 'division'] as const) {
      for (let rung = RUNGS.lowest; rung <= RUNGS.highest; rung++) {
        for (const { form, a, b, answer: right } of asked(operation, rung)) {
          const value = { add: a + b, subtract: a - b, multiply: a * b, divide: a / b }[form as 'add'];
          expect([operation, rung, a, b, right]).toEqual([operation, rung, a, b, value]);
          expect(Math.min(a, b, right)).toBeGreaterThanOrEqual(2);
          expect(Number.isInteger(right) && right < 10_000_000).toBe(true);
        }
      }
    }
  });

  it('never repeat a problem in a run as long as there is another, and never at once [C8]', () => {
    for (const from of [1, 2, 12, 24]) {
      const rows = history(played({ ...FIT, from, questions: 60 }, `r${from}`, (_, n) => n % 4 !== 0)).map(({ problem }) => problem);
      const repeats = rows.filter((one, i) => rows.slice(0, i).some((other) => isSameProblem(one, other)));
      if (from >= 12) expect(repeats).toEqual([]);
      expect(rows.every((one, i) => i === 0 || !isSameProblem(one, rows[i - 1] as Problem))).toBe(true);
    }
    // Of doubles there are nine: a player who stays there sees them again, none within five questions.
    const doubles = history(played({ ...FIT, operation: 'multiplication', from: 1, questions: 40 }, 'd', () => false));
    for (const [i, { problem }] of doubles.entries())
      expect(doubles.slice(Math.max(0, i - 4), i).some((other) => isSameProblem(other.problem, problem))).toBe(false);
  });

  it('mixed ask each of the four operations [L4]', () => {
    const rows = history(played({ ...FIT, operation: 'mixed' }, 'mixed', (_, n) => n % 4 !== 0));
    expect(new Set(rows.map(({ problem }) => problem.form))).toEqual(new Set(['add', 'subtract', 'multiply', 'divide']));
  });

  it('are each told in words of their own', () => {
    for (const operation of ['addition', 'subtraction', 'multiplication', 'division'] as const) {
      const texts = Array.from({ length: RUNGS.highest }, (_, i) => workedAt(operation, i + 1));
      expect(new Set(texts).size).toBe(RUNGS.highest);
      expect(texts.every((text) => !text.includes('step'))).toBe(true);
    }
    expect(workedAt('addition', 7)).toBe('You worked at: two digits plus one digit, with carry.');
    expect(workedAt('mixed', 7)).toBe('You worked at: step 7 of 24.');
  });

  it.each([
    ['addition', 3, 'easy'],
    ['addition', 4, 'medium'],
    ['subtraction', 14, 'medium'],
    ['subtraction', 15, 'hard'],
    ['addition', 23, 'expert'],
    ['multiplication', 8, 'easy'],
    ['division', 16, 'medium'],
    ['division', 23, 'hard'],
    ['multiplication', 24, 'expert'],
    ['mixed', 15, 'medium'],
  ] as const)('of %s: number %i is saved as %s [L3]', (operation, from, difficulty) => {
    expect(version2.outcome(version2.start({ ...FIT, operation, from }, seedFromText('a'))).difficulty).toBe(difficulty);
  });
});

describe('a run that fits', () => {
  it('keeps the set-up of its like, whatever was reached, and is no best', () => {
    const state = played({ ...FIT, questions: 15 }, 'a', () => true);
    expect(sameSetup(version2, { ...FIT, questions: 15, from: 20 })).toBe('speed-math addition.fit.10 course=fit');
    const { score, accuracy, durationMs, difficulty, sessionData: data } = version2.outcome(state);
    const run = { score, accuracy: accuracy ?? 0, durationMs, difficulty, data, facts: [15, 15, 15_000] as const };
    expect(bestRules('speed-math')?.figuresOf(run)).toBeUndefined();
    expect(bestRules('speed-math')?.lackOf?.(run)).toBeUndefined();
    expect(PRACTICE['speed-math'].setupOf(run)).toMatchObject({ operation: 'addition', difficulty: 'fit', questions: 15 });
  });

  it('is right three times of four: 200 learners, the last 20 of 40 questions, mean 75 ± 2 %', () => {
    const random = new Random(seedFromText('learners'));
    const chance = () => random.below(1_000_000) / 1_000_000;
    const shares = Array.from({ length: 200 }, (_, learner) => {
      // Half of them are sure up to their rung and lost beyond, half of them are unsure over many rungs.
      const able = 5 + 14 * chance();
      const slope = learner % 2 === 0 ? 1.6 : 0.5;
      const knows = (rung: number): boolean => chance() < 1 / (1 + Math.exp(-slope * (able - rung)));
      const operation = OPERATIONS[learner % OPERATIONS.length] ?? 'addition';
      // As a player comes: each run begins where the last one got to.
      let config: SpeedMathConfig = { ...FIT, operation, questions: 40 };
      let last = version2.start(config, seedFromText('none'));
      for (let run = 0; run < 3; run++) {
        last = played(config, `${learner}/${run}`, (state) => knows(rungNow(state)));
        config = againFrom(last);
      }
      return (
        answersIn(last)
          .slice(20)
          .filter(({ problem, value }) => value === problem.answer).length / 20
      );
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.73);
    expect(mean).toBeLessThan(0.77);
  });
});

/** The rung of the question on screen: that which the run has reached. */
const rungNow = (state: SpeedMathState): number => Number(version2.outcome(state).sessionData['reached']);
