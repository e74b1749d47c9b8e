import { expect, it } from 'vitest';
import { refusals as race } from '../../../../client/words/en/math-race/setup.ts';
import { refusals as table } from '../../../../client/words/en/multiplication-table/setup.ts';
import { refusals as sequence } from '../../../../client/words/en/number-sequence/setup.ts';
import { refusals as speed } from '../../../../client/words/en/speed-math/setup.ts';

it('a refused set-up is worded by its field, as ever (spec 1 §5)', () => {
  expect({ speed, race, table, sequence }).toEqual({
    speed: {
      operation: 'Please select an operation type to start training!',
      timeLimit: 'Time limit must be between 15 and 600 seconds',
      questions: 'Number of questions must be between 1 and 100',
      difficulty: 'Please select a difficulty',
      friendly: 'Friendly numbers must be on or off',
    },
    race: {
      operation: 'Select an operation!',
      from: 'From must be a whole number',
      to: 'To must be a whole number',
      target: 'Target Score must be a whole number',
    },
    table: { mode: 'Please select a mode', table: 'The table must be a whole number from 1 to 100' },
    sequence: {
      digits: 'Digits must be a number from 1 to 8',
      count: 'There must be 3 to 15 numbers',
      timeLimit: 'Time limit must be a number of seconds from 10 to 300',
      rounds: 'Practice rounds must be a number from 1 to 20',
    },
  });
});
