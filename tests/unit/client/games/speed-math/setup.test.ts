import { expect, test } from 'vitest';
import { checkChoice, fewerQuestions, firstChoice, type SetupChoice } from '../../../../../client/games/speed-math/setup-choice.ts';
import { refusals } from '../../../../../client/words/en/speed-math/setup.ts';

const choice = (part: Partial<SetupChoice>): SetupChoice => ({ ...firstChoice(undefined), operation: 'addition', ...part });

test('the first visit starts from the defaults of the specification, with no operation chosen', () => {
  expect(firstChoice(undefined)).toEqual({ operation: null, difficulty: 'double', friendly: true, timeLimit: 60, questions: 15 });
});

test('the last set-up is offered again, and one of another version is not', () => {
  const last = { operation: 'division', difficulty: 'three', friendly: false, timeLimit: 90, questions: 20 };
  expect(firstChoice(last)).toEqual(last);
  expect(firstChoice({ operation: 'roots' }).operation).toBeNull();
});

test.each([
  [{ operation: null }, 'Please select an operation type to start training!'],
  [{ timeLimit: 14 }, 'Time limit must be between 15 and 600 seconds'],
  [{ timeLimit: 601 }, 'Time limit must be between 15 and 600 seconds'],
  [{ timeLimit: null }, 'Time limit must be between 15 and 600 seconds'],
  [{ questions: 0 }, 'Number of questions must be between 1 and 100'],
  [{ questions: 101 }, 'Number of questions must be between 1 and 100'],
  [{ questions: null }, 'Number of questions must be between 1 and 100'],
] as const)('%j is refused with the text of the specification', (part, message) => {
  const checked = checkChoice(choice(part));
  expect(checked.ok ? undefined : refusals[checked.error.field]).toBe(message);
});

test('a set-up with fewer problems than questions says how many there are (G3)', () => {
  expect(fewerQuestions(choice({ operation: 'subtraction', difficulty: 'single', questions: 30 }))).toBe(21);
  expect(fewerQuestions(choice({ operation: 'subtraction', difficulty: 'single', questions: 21 }))).toBeUndefined();
});
