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

/** Of reading aloud. */
export const rate = {
  legend: 'How fast',
  options: { slow: { label: 'Slow' }, normal: { label: 'Normal' }, fast: { label: 'Fast' } },
};
export const tryVoice = 'Try it';
export const trial = '7 times 8. You typed 5, 6. Correct!';
export const voice = (name: string) => `Voice: ${name}. It speaks on this device, and needs no network. The clock is longer or off.`;
export const noVoice = 'This device has no voice of its own. A screen reader still says it all.';
