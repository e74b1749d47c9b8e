import { describe, expect, it } from 'vitest';
import { FIRST_RUNG, RUNGS } from '../../../../../shared/games/kit/rungs.ts';
import { firstRung as raceRung } from '../../../../../shared/games/math-race/first-rung.ts';
import { firstRung } from '../../../../../shared/games/speed-math/first-rung.ts';
import type { FitConfig, FitOperation } from '../../../../../shared/games/speed-math/v2/config.ts';
import { speedMath as rules } from '../../../../../shared/games/speed-math/v2/rules.ts';
import { answersIn } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { FIT_OPERATIONS, rungAt } from '../../../../../shared/games/speed-math/v2/rungs.ts';
import { FACTS, factOf, type FactId } from '../../../../../shared/memory/facts.ts';
import type { KnownFact, Memory } from '../../../../../shared/memory/known-fact.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { mean, Player } from '../../../../learners/remembered.ts';

/** A memory in which facts have these chances, each from so many answers. */
const memory = (of: (fact: FactId) => readonly [chance: number, answers: number]): Memory => ({
  today: 1,
  facts: [...FACTS.keys()].map((fact): KnownFact => {
    const [chance, answers] = of(fact);
    const days = Number(answers > 0);
    return {
      fact,
      state: 'none',
      needs: null,
      days,
      rightDays: days,
      lastDay: days === 0 ? null : 0,
      dueDay: null,
      answers,
      chance,
      isFaster: false,
    };
  }),
});
const isSum = (fact: FactId, operation: string) => FACTS.get(fact)?.kind === 'sum' && FACTS.get(fact)?.operation === operation;

describe('the rung to begin with', () => {
  it('is that on which four of five are right', () => {
    const known = memory((fact) => [
      isSum(fact, 'multiply') ? 0.95 : fact === factOf({ form: 'multiply', a: 15, b: 4, c: 0 }) ? 0.8 : 0.3,
      1,
    ]);
    // The first that asks two digits times one. Of those that ask no more it is the lowest.
    expect(firstRung('multiplication', known)).toBe(9);
  });

  it('is told from ten answers in the operation on: fewer, and those in others, say nothing', () => {
    const answered = (n: number) => memory((fact) => [0.9, isSum(fact, 'add') && fact < n ? 1 : 0]);
    expect(firstRung('addition', answered(9))).toBeUndefined();
    expect(
      firstRung(
        'addition',
        memory((fact) => [0.9, isSum(fact, 'add') ? 1 : 0]),
      ),
    ).toBeDefined();
    expect(
      firstRung(
        'multiplication',
        memory((fact) => [0.9, isSum(fact, 'add') ? 1 : 0]),
      ),
    ).toBeUndefined();
    expect(
      firstRung(
        'mixed',
        memory((fact) => [0.9, isSum(fact, 'add') ? 1 : 0]),
      ),
    ).toBeUndefined();
    expect(
      firstRung(
        'mixed',
        memory(() => [0.9, 1]),
      ),
    ).toBeDefined();
  });

  it('is at most one above what was asked: larger problems are not guessed from small ones', () => {
    const sumsAlone = memory((fact) => [0.97, isSum(fact, 'add') ? 3 : 0]);
    expect(firstRung('addition', sumsAlone)).toBeLessThanOrEqual(4);
    expect(
      firstRung(
        'addition',
        memory(() => [0.9, 3]),
      ),
    ).toBe(1);
    expect(
      firstRung(
        'addition',
        memory((fact) => [FACTS.get(fact)?.kind === 'class' ? 0.85 : 0.99, 3]),
      ),
    ).toBeGreaterThan(3);
  });

  it('is the same for the numbers of a race, by what a race asks', () => {
    const known = memory((fact) => [isSum(fact, 'multiply') ? 0.8 : 0.3, 1]);
    const rung = raceRung('multiplication', known) ?? 0;
    expect(rung).toBeGreaterThanOrEqual(2);
    expect(rung).toBeLessThanOrEqual(8);
    expect(
      raceRung(
        'multiplication',
        memory(() => [0.8, 0]),
      ),
    ).toBeUndefined();
    expect(
      raceRung(
        'mixed',
        memory(() => [0.8, 1]),
      ),
    ).toBeDefined();
  });
});

/** A learner who is right on a rung by how far below the own one it is. */
function runOf(able: number, seed: string, operation: Exclude<FitOperation, 'mixed'>) {
  const player = new Player(seed);
  const slope = player.chance.fraction() < 0.5 ? 1.6 : 0.5;
  const chanceOn = (rung: number) => 1 / (1 + Math.exp(-slope * (able - rung)));
  const ask = (rung: number) => {
    const { x, y, fits, problem } = rungAt(operation, rung);
    const draw = ({ lowest, highest, step = 1 }: typeof x) =>
      lowest + step * player.chance.between(0, Math.floor((highest - lowest) / step));
    for (;;) {
      const [one, other] = [draw(x), draw(y)];
      if (fits?.(one, other) !== false) return player.answer(factOf(problem(one, other)), chanceOn(rung));
    }
  };
  // What was played before lay anywhere up to a little above what is known.
  const highest = Math.min(Math.ceil(able) + 3, RUNGS.highest);
  const days = [1, 2].map(() => Array.from({ length: 30 }, () => ask(player.chance.between(1, highest))));
  const from = firstRung(operation, player.remembered(days)) ?? FIRST_RUNG;
  const config: FitConfig = { operation, difficulty: 'fit', friendly: false, timeLimit: 600, questions: 40, from };
  let state = rules.start(config, seedFromText(seed));
  let atMs = 0;
  while (!rules.isOver(state)) {
    const rung = Number(rules.outcome(state).sessionData['reached']);
    const { answer } = state.problem;
    atMs += 1_000;
    state = rules.step(state, { type: 'answer', value: answer + Number(player.chance.fraction() >= chanceOn(rung)) }, atMs);
    atMs = state.feedbackUntilMs ?? atMs;
    state = rules.step(state, { type: 'tick' }, atMs);
  }
  const rights = answersIn(state).map(({ problem, value }) => problem.answer === value);
  const shareOf = (of: readonly boolean[]) => of.filter(Boolean).length / of.length;
  return { from, first: shareOf(rights.slice(0, 20)), last: shareOf(rights.slice(20)), fits: able - Math.log(3) / slope };
}

describe('a run that begins by memory', () => {
  it('is right three times of four: 200 learners after sixty answers, the last 20 of 40 questions, mean 75 ± 2 %', () => {
    const runs = Array.from({ length: 200 }, (_, i) => {
      const able = 3 + (17 * i) / 200;
      return runOf(able, `${i}`, FIT_OPERATIONS[i % FIT_OPERATIONS.length] ?? 'addition');
    });
    expect(mean(runs.map(({ last }) => last))).toBeGreaterThan(0.73);
    expect(mean(runs.map(({ last }) => last))).toBeLessThan(0.77);
    // From the beginning on, and not only once the run has found its rung.
    expect(mean(runs.map(({ first }) => first))).toBeGreaterThan(0.73);
    expect(mean(runs.map(({ first }) => first))).toBeLessThan(0.83);
    const apart = (from: (run: (typeof runs)[number]) => number) => mean(runs.map((run) => Math.abs(from(run) - Math.max(run.fits, 1))));
    expect(apart(({ from }) => from)).toBeLessThan(0.7 * apart(() => FIRST_RUNG));
  });
});
