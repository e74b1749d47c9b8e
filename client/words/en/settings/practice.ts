import { operations as names } from '../operations.ts';

export const title = 'Practice';
export const note = 'What Practice asks, and how. It applies at once, on all your devices.';
export const noteForGuests = 'What Practice asks, and how. It goes with this page, unless you keep a game.';

export const operations = {
  legend: 'Operations',
  labels: {
    addition: names.addition,
    subtraction: names.subtraction,
    multiplication: names.multiplication,
    division: names.division,
  },
  unchosen: 'Until you choose: those of the games you have played.',
  none: 'Choose at least one, or there is nothing to practise.',
};

/** Of each preference: what it is about, and its values. */
export const choices = {
  'practice.largest': {
    legend: 'Numbers',
    options: { '10': { label: 'Up to 10' }, '12': { label: 'Up to 12' } },
  },
  'practice.target': {
    legend: 'How hard',
    options: {
      '60': { label: 'Hard', hint: '6 of 10 right' },
      '75': { label: 'Just right', hint: '3 of 4 right' },
      '90': { label: 'Easy', hint: '9 of 10 right' },
    },
  },
  'practice.hints': {
    legend: 'Hints after a mistake',
    options: { on: { label: 'On' }, off: { label: 'Off' } },
  },
};

export const fingers = {
  name: 'How fast are your fingers?',
  never: 'Not measured on this device yet',
  old: 'Measured long ago. Fingers change.',
  measure: 'Measure',
  again: 'Measure again',
};
