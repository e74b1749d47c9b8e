import { describe, expect, it } from 'vitest';
import { answersIn, practice } from '../../../../../shared/games/practice/v1/rules.ts';
import type { PracticeState } from '../../../../../shared/games/practice/v1/state.ts';
import { FACTS, type FactId } from '../../../../../shared/memory/facts.ts';
import { configOf, planned, playedBy, type Learner } from './learners.ts';

const OPERATIONS = ['add', 'subtract', 'multiply', 'divide'] as const;

/** Twenty facts an operation, with chances from a tenth to all but one. */
const PLAN = OPERATIONS.flatMap((operation) =>
  [...FACTS.values()]
    .filter((fact) => fact.kind === 'sum' && fact.operation === operation)
    .slice(0, 20)
    .map(({ id }, i) => planned(id, 'unmet', 0.1 + 0.045 * i)),
);
const placement = (plan = PLAN) => configOf(plan, { kind: 'placement', maxAnswers: 40 });
const chanceOf = (fact: FactId): number => (PLAN.find((each) => each.fact === fact)?.chance ?? 0) / 64;
const forms = (state: PracticeState) => answersIn(state).map(({ question }) => question.form);
const by = (answers: Learner['answers'], plan = PLAN): PracticeState => playedBy({ answers }, placement(plan), 'a');
const formOf = (fact: FactId) => FACTS.get(fact)?.operation;

describe('a placement', () => {
  it('asks ten questions an operation, in the order + × − ÷, none twice [L1]', () => {
    let answers = 0;
    const state = by(() => ++answers % 3 > 0);
    expect(forms(state)).toEqual(['add', 'multiply', 'subtract', 'divide'].flatMap((form) => Array.from({ length: 10 }, () => form)));
    expect(new Set(answersIn(state).map(({ question }) => question.fact)).size).toBe(40);
  });

  it('begins near a chance of 0.7, and asks harder ones of who is right and easier ones of who is not [L1, L2]', () => {
    const first = ({ question }: PracticeState) => Math.abs(chanceOf(question.fact) - 0.7);
    expect(first(practice.start(placement(), [1, 2, 3, 4]))).toBeLessThan(0.1);
    const chances = (state: PracticeState) =>
      answersIn(state)
        .slice(0, 3)
        .map(({ question }) => chanceOf(question.fact));
    const [right, wrong] = [chances(by(() => true)), chances(by(() => false))];
    expect(right.toSorted((a, b) => b - a)).toEqual(right);
    expect(wrong.toSorted((a, b) => a - b)).toEqual(wrong);
  });

  it('ends an operation after four misses in a row, and then leaves out division if that was multiplication [L3]', () => {
    expect(forms(by((fact) => formOf(fact) !== 'multiply'))).toEqual([
      ...Array.from({ length: 10 }, () => 'add'),
      ...Array.from({ length: 4 }, () => 'multiply'),
      ...Array.from({ length: 10 }, () => 'subtract'),
    ]);
    expect(forms(by(() => false))).toHaveLength(12);
    expect(
      forms(
        by(
          () => true,
          PLAN.filter(({ fact }) => formOf(fact) === 'divide'),
        ),
      ),
    ).toHaveLength(10);
  });

  it('says of no answer whether it was right [L4]', () => {
    const start = practice.start(placement(), [1, 2, 3, 4]);
    const { answer } = start.question;
    for (const value of [answer, answer + 1]) {
      const noted = practice.step(start, { type: 'answer', value, sent: 'auto' }, 1000);
      expect([noted.phase, practice.dueAt(noted)]).toEqual(['noted', 1500]);
    }
  });
});
