import { expect, it } from 'vitest';
import { calculatorVsBrain } from '../../../../shared/games/calculator-vs-brain/v1/rules.ts';
import type { Answer } from '../../../../shared/games/kit/facts.ts';
import { mathRace } from '../../../../shared/games/math-race/v1/rules.ts';
import { multiplicationTable } from '../../../../shared/games/multiplication-table/v1/rules.ts';
import { speedMath } from '../../../../shared/games/speed-math/v1/rules.ts';
import { seedFromText } from '../../../../shared/seed.ts';

const seed = seedFromText('a');

/** The run of a game whose problems are answered by number. */
interface TypedRun {
  answer(): number;
  give(value: number, atMs: number): void;
  resume(atMs: number): void;
  /** Lets time pass, so that the next question is there after a pause. */
  wait(atMs: number): void;
  answers(): readonly Answer[];
}

function typed<State>(
  first: State,
  game: {
    step(state: State, move: { type: 'answer'; value: number } | { type: 'resume'; gapMs: number } | { type: 'tick' }, atMs: number): State;
    answers(state: State): readonly Answer[];
  },
  answerOf: (state: State) => number,
  toNext = (state: State, _atMs: number): State => state,
): TypedRun {
  let state = first;
  return {
    answer: () => answerOf(state),
    give: (value, atMs) => (state = toNext(game.step(state, { type: 'answer', value }, atMs), atMs)),
    resume: (atMs) => (state = game.step(state, { type: 'resume', gapMs: 9_000 }, atMs)),
    wait: (atMs) => (state = game.step(state, { type: 'tick' }, atMs)),
    answers: () => game.answers(state),
  };
}

const tables = () =>
  typed(multiplicationTable.start({ mode: 'practice', table: 7 }, seed), multiplicationTable, ({ question }) => question.answer);

/** Whether a pause follows each answer. */
const RUNS: readonly (readonly [string, () => TypedRun, pauses: boolean])[] = [
  [
    'Speed Math',
    () =>
      typed(
        speedMath.start({ operation: 'addition', difficulty: 'single', friendly: false, timeLimit: 600, questions: 10 }, seed),
        speedMath,
        ({ problem }) => problem.answer,
      ),
    true,
  ],
  [
    'Math Race',
    () => typed(mathRace.start({ operation: 'addition', from: 1, to: 20, target: 10 }, seed), mathRace, ({ problem }) => problem.answer),
    true,
  ],
  [
    'Calculator vs Brain',
    () =>
      typed(
        calculatorVsBrain.start({ operation: 'addition', difficulty: 'easy' }, seed),
        calculatorVsBrain,
        ({ problem }) => problem.answer,
        (state, atMs) => calculatorVsBrain.step(state, { type: 'next' }, atMs),
      ),
    false,
  ],
  ['Multiplication Table', tables, true],
];

it.each(RUNS)('%s says which answer a break came before: one that replaced its question, not one in a pause', (_name, begin, pauses) => {
  const run = begin();
  run.give(run.answer(), 1_000);
  run.resume(3_000);
  const replaced = run.answer();
  run.give(replaced === 1 ? 2 : 1, 3_500);
  if (pauses) run.resume(3_600);
  run.wait(5_000);
  run.give(run.answer(), 5_500);
  const answers = run.answers();
  expect(answers.map(({ right }) => right)).toEqual([true, false, true]);
  expect(answers.map(({ after }) => after)).toEqual([null, 'resume', null]);
  expect(answers[1]?.problem).toMatchObject({ answer: replaced });
});

it.each([
  ['with all digits of the right one was sent by itself', 0, 'auto'],
  ['with fewer was sent by Enter', 1, 'enter'],
] as const)('in Speed Math an answer %s', (_what, fewer, sent) => {
  const config = { operation: 'multiplication', difficulty: 'double', friendly: false, timeLimit: 600, questions: 10 } as const;
  const run = typed(speedMath.start(config, seed), speedMath, ({ problem }) => problem.answer);
  const given = String(run.answer()).slice(fewer);
  run.give(Number(given), 1_000);
  expect(run.answers()).toMatchObject([{ sent, digits: String(Number(given)).length }]);
});

it.each([
  ['by itself half a second after its last key', 500, 'auto'],
  ['by Enter before that', 499, 'enter'],
] as const)('in Multiplication Table a right answer was sent %s', (_what, ms, sent) => {
  const run = tables();
  run.give(run.answer(), ms);
  expect(run.answers()).toMatchObject([{ sent, ms, right: true }]);
});

it('in Multiplication Table a short wrong answer was sent by Enter, however long it took', () => {
  const run = tables();
  run.give(run.answer() === 1 ? 2 : 1, 9_000);
  expect(run.answers()).toMatchObject([{ sent: 'enter', digits: 1, right: false }]);
});
