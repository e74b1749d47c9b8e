import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRight } from '../../../../../shared/games/practice/v1/choose.ts';
import { areTwins } from '../../../../../shared/games/practice/v1/families.ts';
import type { PlannedFact } from '../../../../../shared/games/practice/v1/plan-text.ts';
import { answersIn, practice } from '../../../../../shared/games/practice/v1/rules.ts';
import type { PracticeState } from '../../../../../shared/games/practice/v1/state.ts';
import { factOf, type FactId } from '../../../../../shared/memory/facts.ts';
import { configOf, Dice, planned, playedBy } from './learners.ts';
import { ASKED } from './play.ts';

const product = (a: number, b: number): FactId => factOf({ form: 'multiply', a, b, c: 0 }) ?? -1;
const sum = (a: number, b: number): FactId => factOf({ form: 'add', a, b, c: 0 }) ?? -1;

/** Firm facts of two operations, none a twin of another and none a product with 7. */
const FIRM = [
  ...[
    [2, 3],
    [2, 5],
    [3, 4],
    [4, 5],
    [3, 6],
    [5, 6],
    [4, 9],
    [5, 9],
    [6, 8],
    [8, 9],
  ].map(([a = 0, b = 0]) => product(a, b)),
  ...[
    [1, 2],
    [2, 2],
    [3, 4],
    [3, 5],
    [4, 6],
    [5, 6],
    [6, 7],
    [7, 7],
    [8, 8],
    [8, 9],
  ].map(([a = 0, b = 0]) => sum(a, b)),
].map((fact) => planned(fact, 'firm', 0.8, 1));

const facts = (state: PracticeState): readonly FactId[] => answersIn(state).map(({ question }) => question.fact);

/** Where a fact was asked, each by the answers between it and the time before. */
function gapsOf(state: PracticeState, fact: FactId): readonly number[] {
  const at = facts(state).flatMap((each, i) => (each === fact ? [i] : []));
  return at.slice(1).map((each, i) => each - (at[i] ?? 0) - 1);
}

/** Answers all right but the named facts at the first times. */
const missing = (times: ReadonlyMap<FactId, number>) => {
  const asked = new Map<FactId, number>();
  return {
    answers: (fact: FactId) => {
      const before = asked.get(fact) ?? 0;
      asked.set(fact, before + 1);
      return before >= (times.get(fact) ?? 0);
    },
  };
};
const allRight = missing(new Map());

const DUE = [product(7, 8), product(7, 9), sum(9, 9)].map((fact) => planned(fact, 'due', 0.8));

describe('a fact that was missed', () => {
  const noDue = configOf([planned(product(7, 8), 'named', 0.75), ...FIRM]);

  it('comes again after 3 others, and after 8 when it was right then [S1]', () => {
    const state = playedBy(missing(new Map([[product(7, 8), 1]])), noDue, 'a');
    expect(gapsOf(state, product(7, 8)).slice(0, 2)).toEqual([3, 8]);
  });

  it('begins anew when it is missed again [S1]', () => {
    const state = playedBy(missing(new Map([[product(7, 8), 3]])), noDue, 'b');
    expect(gapsOf(state, product(7, 8)).slice(0, 4)).toEqual([3, 3, 3, 8]);
  });
});

describe('a new fact', () => {
  const NEW = [planned(product(7, 8), 'new', 0.3, 0), planned(product(7, 12), 'new', 0.3, 1)];

  it('is shown before it is asked, and comes after 1, 3 and 7 others [S2]', () => {
    const shownAt: number[] = [];
    let state = practice.start(configOf([...NEW.slice(0, 1), ...FIRM]), [1, 2, 3, 4]);
    expect([state.phase, state.question.fact]).toEqual(['new', product(7, 8)]);
    state = playedBy(allRight, configOf([...NEW.slice(0, 1), ...FIRM]), 'c', ({ question, answers }) => {
      if (question.fact === product(7, 8)) shownAt.push(answers?.idx ?? 0);
    });
    expect(shownAt).toEqual([1, 5, 13]);
  });

  it('waits until eight known facts were asked for each one before it [S3]', () => {
    const introducedAt: number[] = [];
    playedBy(allRight, configOf([...NEW, ...FIRM]), 'd', ({ introduced, seen, planned: plan }) => {
      const known = seen.reduce((total, { answers }, place) => total + (plan[place]?.standing === 'new' ? 0 : answers), 0);
      if (introduced > introducedAt.length) introducedAt.push(known);
    });
    expect(introducedAt).toEqual([0, 8]);
  });

  it('is not shown while things go badly, and the day ends without it [S3, S7]', () => {
    const wrong = { answers: () => false };
    const state = playedBy(
      wrong,
      configOf([...DUE, planned(product(7, 12), 'new'), planned(product(11, 12), 'new', 0.3, 1), ...FIRM]),
      'e',
    );
    expect(state.introduced).toBe(1);
  });

  it('comes four times a run at most, and has eight known answers beside it in the end [S3, S7]', () => {
    const many = [2, 3, 4, 5, 6, 7].map((b, i) => planned(product(12, b), 'new', 0.3, i));
    const state = playedBy(allRight, configOf([...many, ...FIRM]), 'g');
    expect(state.introduced).toBe(4);
    const known = answersIn(state).filter(({ question }) => FIRM.some(({ fact }) => fact === question.fact));
    expect(known.length).toBeGreaterThanOrEqual(32);
  });
});

describe('a day', () => {
  it('is done when each due fact was right once [S7]', () => {
    const state = playedBy(allRight, configOf([...DUE, ...FIRM]), 'h');
    expect(DUE.every(({ fact }) => facts(state).includes(fact))).toBe(true);
    expect(answersIn(state).length).toBeLessThan(12);
    const missed = playedBy(missing(new Map([[product(7, 8), 2]])), configOf([...DUE, ...FIRM]), 'i');
    expect(missed.seen.slice(0, 3).map(({ right }) => right)).toEqual([1, 1, 1]);
  });

  it('goes on to its greatest number of answers where nothing is due or new [S7]', () => {
    expect(answersIn(playedBy(allRight, configOf(FIRM, { maxAnswers: 23 }), 'j'))).toHaveLength(23);
  });

  it('asks a due fact that is not much farther from what is wanted, and in the end any [S4]', () => {
    const near = configOf([planned(product(7, 8), 'due', 0.84, 5), ...FIRM]);
    expect(facts(playedBy(allRight, near, 'k'))[0]).toBe(product(7, 8));
    const far = configOf([planned(product(7, 8), 'due', 0.05, 5), ...FIRM], { target: 90 });
    const at = facts(playedBy(allRight, far, 'l')).indexOf(product(7, 8));
    expect([at > 3, at < 15]).toEqual([true, true]);
  });

  it('asks what is nearest to the target, by the order of the plan where two are equal [S4]', () => {
    const plan = [planned(product(2, 3), 'firm', 0.95), planned(product(4, 9), 'firm', 0.75, 2), planned(sum(8, 9), 'firm', 0.75, 1)];
    expect(facts(playedBy(allRight, configOf(plan, { maxAnswers: 2 }), 'm'))).toEqual([sum(8, 9), product(4, 9)]);
  });

  it('raises what was right by half of what is missing [S5]', () => {
    const state = playedBy(allRight, configOf([planned(product(2, 3), 'firm', 0.5)], { maxAnswers: 2 }), 'n');
    expect(state.seen[0]?.chance).toBe(56);
  });

  it('asks a plan of few facts nevertheless [S6]', () => {
    for (const size of [1, 2, 3]) {
      const state = playedBy(missing(new Map([[DUE[0]?.fact ?? -1, 3]])), configOf(DUE.slice(0, size)), `${size}`);
      expect(state.seen.every(({ right }) => right > 0)).toBe(true);
    }
  });
});

/** Plans with enough facts for every distance to be kept. */
const ample: fc.Arbitrary<readonly PlannedFact[]> = fc.uniqueArray(
  fc.record({
    fact: fc.constantFrom(...ASKED),
    standing: fc.constantFrom('due' as const, 'learning' as const, 'firm' as const, 'new' as const),
    chance: fc.integer({ min: 10, max: 63 }),
    order: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 40, maxLength: 80, selector: ({ fact }) => fact },
);

describe('what neither a miss nor a new fact asks for', () => {
  it('is none of the last five facts, no twin of the last two, and mixes operations [S4]', () => {
    const all = { mixed: 0, free: 0 };
    fc.assert(
      fc.property(ample, fc.string(), (plan, id) => {
        const dice = new Dice(id);
        const repeats = new Set<number>();
        const state = playedBy({ answers: () => dice.unit() < 0.8 }, configOf(plan), id, ({ repeats: waiting, question, answers }) => {
          if (waiting.some(({ fact }) => fact === question.fact)) repeats.add(answers?.idx ?? 0);
        });
        const given = answersIn(state).map(({ question }) => question);
        let [mixed, free] = [0, 0];
        for (const [at, { fact, form }] of given.entries()) {
          if (repeats.has(at)) continue;
          expect(given.slice(Math.max(0, at - 5), at).map((each) => each.fact)).not.toContain(fact);
          expect(given.slice(Math.max(0, at - 2), at).some((each) => areTwins(each.fact, fact))).toBe(false);
          if (at === 0) continue;
          free++;
          if (given[at - 1]?.form !== form) mixed++;
        }
        const operations = new Set(plan.map(({ fact }) => practice.start(configOf([planned(fact, 'due')]), [1, 2, 3, 4]).question.form));
        if (operations.size < 2 || free <= 20) return;
        expect(mixed / free).toBeGreaterThanOrEqual(0.5);
        all.mixed += mixed;
        all.free += free;
      }),
      { numRuns: 60 },
    );
    expect(all.mixed / all.free).toBeGreaterThanOrEqual(0.6);
  });

  it('counts right answers alone as right: an unknown one is missed [R2]', () => {
    let state = practice.start(configOf(FIRM), [1, 2, 3, 4]);
    state = practice.step(state, { type: 'not-known' }, 1000);
    expect([state.phase, answersIn(state).filter(isRight).length, state.repeats.length]).toEqual(['solution', 0, 1]);
    expect(practice.answers(state)).toMatchObject([{ right: false, notKnown: true, digits: 0 }]);
  });
});
