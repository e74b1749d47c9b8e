import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADMISSION, inverseOf, isFoundation } from '../../../../../shared/games/practice/admission.ts';
import {
  chosenPlan,
  dailyPlan,
  dueIn,
  fixUpPlan,
  placementPlan,
  type PracticePreferences,
} from '../../../../../shared/games/practice/plan.ts';
import { readPlan, type Standing } from '../../../../../shared/games/practice/v1/plan-text.ts';
import { FACTS } from '../../../../../shared/memory/facts.ts';
import { every, fact, FIRM, memory, times, TODAY } from './some-memory.ts';

const TIMES: PracticePreferences = { operations: ['multiply'], largest: 12, target: 75, newToday: 4 };
const planOf = (...of: Parameters<typeof dailyPlan>) => readPlan(dailyPlan(...of) ?? '') ?? [];
const withStanding = (plan: ReturnType<typeof planOf>, standing: Standing) =>
  plan.filter((each) => each.standing === standing).map(({ fact: id }) => id);
const ascending = (a: number, b: number) => a - b;

describe('the order in which new facts come', () => {
  it('is the same for ever', () => {
    const lines = Object.entries(ADMISSION).map(([operation, ids]) => `${operation} ${ids.join(' ')}`);
    expect(`${lines.join('\n')}\n`).toBe(readFileSync(new URL('admission.txt', import.meta.url), 'utf8'));
  });

  it('has each sum once, what others are worked out from first', () => {
    const sums = [...FACTS.values()].filter(({ kind }) => kind === 'sum').map(({ id }) => id);
    expect(
      Object.values(ADMISSION)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(sums);
    const places = [
      times(2, 9),
      times(5, 7),
      times(10, 10),
      times(7, 7),
      times(9, 11),
      times(3, 8),
      times(4, 8),
      times(6, 9),
      times(6, 8),
      times(7, 8),
      times(7, 12),
    ];
    expect(places.map((id) => ADMISSION.multiply.indexOf(id))).toEqual(
      places.map((id) => ADMISSION.multiply.indexOf(id)).toSorted((a, b) => a - b),
    );
    expect([times(7, 7), times(3, 8)].map(isFoundation)).toEqual([true, false]);
  });

  it('has what undoes them by their own order', () => {
    expect([inverseOf(fact('divide', 56, 8)), inverseOf(fact('subtract', 12, 5)), inverseOf(times(7, 8))]).toEqual([
      times(7, 8),
      fact('add', 5, 7),
      null,
    ]);
    expect(ADMISSION.divide.slice(0, 3).map(inverseOf)).toEqual([times(2, 2), times(2, 3), times(2, 3)]);
  });
});

describe('the plan of a day', () => {
  it('shows a beginner the first facts of each operation in turn', () => {
    expect(withStanding(planOf(memory(), TIMES), 'new')).toEqual(ADMISSION.multiply.slice(0, 4));
    const both = planOf(memory(), { ...TIMES, operations: ['add', 'multiply'] });
    expect(withStanding(both, 'new')).toEqual([ADMISSION.add[0], ADMISSION.multiply[0], ADMISSION.add[1], ADMISSION.multiply[1]]);
    expect(withStanding(planOf(memory(), { ...TIMES, newToday: 0 }), 'new')).toEqual([]);
  });

  it('shows nothing whose helper is not known, and no quotient whose product is not firm', () => {
    const foundations = ADMISSION.multiply.filter(isFoundation);
    expect(withStanding(planOf(memory(every(foundations.slice(1), FIRM)), TIMES), 'new')).toContain(foundations[0]);
    const onlyTwelves = every(
      foundations.filter((id) => id !== times(2, 3)),
      { ...FIRM, chance: 0.2, state: 'learning' },
    );
    expect(withStanding(planOf(memory(onlyTwelves), { ...TIMES }), 'new')).toEqual([]);
    const divide = { ...TIMES, operations: ['divide'] as const };
    expect(withStanding(planOf(memory(), divide), 'new')).toEqual([]);
    expect(withStanding(planOf(memory(every([times(7, 8)], FIRM)), divide), 'new').toSorted(ascending)).toEqual(
      [fact('divide', 56, 7), fact('divide', 56, 8)].toSorted(ascending),
    );
  });

  it('shows nothing new while more than four facts are shaky', () => {
    const shaky = every([times(2, 2), times(2, 3), times(2, 4), times(2, 5), times(2, 6)], { ...FIRM, state: 'learning', chance: 0.4 });
    expect(withStanding(planOf(memory(shaky), TIMES), 'new')).toEqual([]);
  });

  it('has what is due, the longest first, thirty at most', () => {
    const due = new Map(ADMISSION.multiply.map((id, i) => [id, { ...FIRM, state: 'due' as const, dueDay: TODAY - i }]));
    expect(withStanding(planOf(memory(due), TIMES), 'due').toSorted(ascending)).toEqual(ADMISSION.multiply.slice(-30).toSorted(ascending));
    expect(dueIn(memory(due), TIMES)).toMatchObject({ due: 30, early: 0, fresh: 0 });
  });

  it('asks of what is taken to be known fifteen facts a day without showing them', () => {
    const plan = planOf(memory(new Map(), 0.9), TIMES);
    expect([withStanding(plan, 'due').length, withStanding(plan, 'new').length]).toEqual([15, 0]);
    expect(dueIn(memory(new Map(), 0.9), TIMES)).toEqual({ due: 0, early: 15, fresh: 0, minutes: 4 });
    // What was asked today is done: a second sitting does not begin the same number anew.
    const met = { ...FIRM, state: 'learning', days: 1, lastDay: TODAY } as const;
    expect(dueIn(memory(every(ADMISSION.multiply.slice(0, 12), met), 0.9), TIMES).early).toBe(3);
    expect(dueIn(memory(every(ADMISSION.multiply.slice(0, 15), met), 0.9), TIMES)).toMatchObject({ due: 0, early: 0, fresh: 0 });
  });

  it('asks on a quiet day what was not asked on enough days to be firm', () => {
    const twice = every([times(7, 8)], { ...FIRM, state: 'learning', days: 2, lastDay: TODAY - 4 });
    expect(withStanding(planOf(memory(twice), TIMES), 'due')).toEqual([times(7, 8)]);
    const lately = every([times(7, 8)], { ...FIRM, state: 'learning', days: 2, lastDay: TODAY - 3 });
    expect(withStanding(planOf(memory(lately), TIMES), 'due')).toEqual([]);
  });

  it('keeps to what the player practises: operations, and numbers up to ten', () => {
    const due = every([...FACTS.keys()], { ...FIRM, dueDay: TODAY });
    const plan = planOf(memory(due), { ...TIMES, operations: ['divide'], largest: 10 });
    const asked = plan.map((each) => FACTS.get(each.fact));
    expect(asked.every((each) => each?.operation === 'divide')).toBe(true);
    for (const each of asked) if (each?.kind === 'sum') expect(Math.max(each.a / each.b, each.b)).toBeLessThanOrEqual(10);
    expect(plan.some((each) => FACTS.get(each.fact)?.kind === 'rule')).toBe(true);
    expect(dailyPlan(memory(due), { ...TIMES, operations: [] })).toBeNull();
  });

  it('names what needs work, and fills up to eighty facts', () => {
    const known = every([...ADMISSION.multiply, ...ADMISSION.add], FIRM);
    known.set(times(7, 8), { ...FIRM, state: 'needs-work', needs: 'mistakes', chance: 0.4 });
    const plan = planOf(memory(known), { ...TIMES, operations: ['add', 'multiply'] });
    expect(withStanding(plan, 'named')).toEqual([times(7, 8)]);
    expect(plan).toHaveLength(80);
  });

  it('has nothing to do for who knows all and was asked enough', () => {
    expect(dueIn(memory(every([...FACTS.keys()], FIRM)), TIMES)).toEqual({ due: 0, early: 0, fresh: 0, minutes: 0 });
  });
});

describe('the other plans', () => {
  it('of a fix-up has up to four missed facts, each followed by a firm one of its operation', () => {
    const known = memory(every(ADMISSION.multiply.slice(0, 20), FIRM));
    const missed = [times(7, 8), times(6, 8), times(7, 9), times(6, 9), times(8, 9)];
    const plan = readPlan(fixUpPlan(missed, known) ?? '') ?? [];
    expect(withStanding(plan, 'due')).toEqual(missed.slice(0, 4));
    expect(withStanding(plan, 'firm')).toHaveLength(4);
    expect(plan.toSorted((a, b) => a.order - b.order).map(({ standing }) => standing)).toEqual([
      'due',
      'firm',
      'due',
      'firm',
      'due',
      'firm',
      'due',
      'firm',
    ]);
    expect(fixUpPlan([], known)).toBeNull();
    expect(fixUpPlan([448], known)).toBeNull();
  });

  it('of facts that somebody chose has each of them to be right once, forty at most, with known ones of their operation between', () => {
    const known = memory(every(ADMISSION.multiply.slice(0, 30), FIRM));
    const chosen = [times(7, 8), times(6, 8), times(7, 9), times(6, 9), times(8, 9), times(7, 8)];
    const plan = readPlan(chosenPlan([...new Set(chosen)], known, { target: 75 }) ?? '') ?? [];
    expect(withStanding(plan, 'due')).toEqual([...new Set(chosen)]);
    const between = plan.filter(({ standing }) => standing !== 'due');
    expect(between).toHaveLength(12);
    expect(between.every((each) => each.standing === 'firm' && FACTS.get(each.fact)?.operation === 'multiply')).toBe(true);
    expect(new Set(plan.map((each) => each.fact)).size).toBe(plan.length);
    const many = readPlan(chosenPlan(ADMISSION.multiply.slice(0, 60), known, { target: 75 }) ?? '') ?? [];
    expect(withStanding(many, 'due')).toEqual(ADMISSION.multiply.slice(0, 40));
  });

  it('of facts that somebody chose takes known ones around what is wanted, and has none where nothing can be asked', () => {
    const chances = new Map(ADMISSION.multiply.slice(0, 40).map((id, i) => [id, { ...FIRM, chance: 0.6 + i / 100 }]));
    const between = (target: 60 | 90) =>
      (readPlan(chosenPlan([times(12, 12)], memory(chances), { target }) ?? '') ?? []).slice(1).map(({ chance }) => chance);
    expect(Math.max(...between(60))).toBeLessThan(Math.min(...between(90)));
    expect(chosenPlan([], memory(chances), { target: 75 })).toBeNull();
    expect(chosenPlan([448], memory(chances), { target: 75 })).toBeNull();
  });

  it('of a placement has twenty facts an operation, from the hardest to the easiest', () => {
    const graded = new Map(ADMISSION.add.map((id, i) => [id, { chance: i / 100 }]));
    const plan = readPlan(placementPlan(memory(graded), { operations: ['add', 'divide'], largest: 12 }) ?? '') ?? [];
    expect(plan).toHaveLength(40);
    const chances = plan.slice(0, 20).map(({ chance }) => chance);
    expect([chances[0], chances.at(-1)]).toEqual([0, Math.floor(0.77 * 64)]);
    expect(placementPlan(memory(), { operations: [], largest: 12 })).toBeNull();
  });
});
