import { expect, it } from 'vitest';
import { answersIn } from '../../../../../shared/games/practice/v1/rules.ts';
import { factOf, type FactId } from '../../../../../shared/memory/facts.ts';
import { configOf, planned, playedBy } from './learners.ts';

const product = (a: number, b: number): FactId => factOf({ form: 'multiply', a, b, c: 0 }) ?? -1;
const EIGHT = [6, 7, 8, 9].flatMap((a, i) => [planned(product(a, 7), 'due', 0.5, 2 * i), planned(product(a, 2), 'firm', 0.9, 2 * i + 1)]);
const fixUp = (facts = EIGHT) => configOf(facts, { kind: 'fix-up', maxAnswers: 18 });

it('a fix-up asks each fact until it was right twice, with three others between [F1]', () => {
  const state = playedBy({ answers: () => true }, fixUp(), 'a');
  const asked = answersIn(state).map(({ question }) => question.fact);
  expect(asked).toHaveLength(16);
  expect(asked.slice(0, 8)).toEqual(EIGHT.map(({ fact }) => fact));
  for (const [at, fact] of asked.entries()) expect(asked.slice(Math.max(0, at - 3), at)).not.toContain(fact);
  expect(state.seen.map(({ right }) => right)).toEqual(EIGHT.map(() => 2));
});

it('a fix-up asks another fact where only one is left, and ends after 18 answers [C3, F1]', () => {
  const [hard] = EIGHT;
  const state = playedBy({ answers: (fact) => fact !== hard?.fact }, fixUp(), 'b');
  const asked = answersIn(state).map(({ question }) => question.fact);
  expect(asked).toHaveLength(18);
  for (const [at, fact] of asked.entries()) expect(asked.slice(Math.max(0, at - 3), at)).not.toContain(fact);
});

it('a fix-up of one fact asks it alone [F1]', () => {
  expect(answersIn(playedBy({ answers: () => true }, fixUp(EIGHT.slice(0, 1)), 'c'))).toHaveLength(2);
});
