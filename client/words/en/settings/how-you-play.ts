export const title = 'How you play';
export const note = 'For every game. It applies at once, on all your devices.';
export const noteForGuests = 'For every game. It goes with this page, unless you keep a game.';

/** Below the clock. */
export const clockGames = 'Each game has a line for this above its Start, too.';

/** Of each preference: what it is about, and its values. */
export const choices = {
  pad: {
    legend: 'Number pad',
    options: { auto: { label: 'When needed', hint: 'at a press, or after a while' }, always: { label: 'Always', hint: 'from the start' } },
  },
  enter: {
    legend: 'Answers are sent',
    options: { auto: { label: 'By themselves', hint: 'with the last digit' }, enter: { label: 'By Enter', hint: 'first look, then send' } },
  },
  bubbles: {
    legend: 'Bubbles',
    options: { moving: { label: 'Moving' }, still: { label: 'Still' } },
  },
  aloud: {
    legend: 'Read aloud',
    options: {
      off: { label: 'Nothing' },
      questions: { label: 'Questions', hint: 'each one, once' },
      all: { label: 'All', hint: 'also what you type, and how it went' },
    },
  },
  switches: {
    legend: 'Switches',
    options: {
      none: { label: 'None' },
      one: { label: 'One', hint: 'it goes from place to place, you press' },
      two: { label: 'Two', hint: 'one to go on, one to press' },
    },
  },
};
