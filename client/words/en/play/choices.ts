/** The clock of whoever plays. */
export const clock = {
  legend: 'Clock',
  options: {
    on: { label: 'On', hint: 'as each game has it' },
    longer: { label: 'Longer', hint: 'more time' },
    off: { label: 'Off', hint: 'no clock at all' },
  },
  howLong: 'How much longer',
  longer: {
    x2: { label: '× 2', hint: 'twice the time' },
    x5: { label: '× 5', hint: '5 times the time' },
    x10: { label: '× 10', hint: '10 times the time' },
  },
  /** In the line of a set-up. */
  now: { on: 'On', x2: 'Twice the time', x5: '5 times the time', x10: '10 times the time', off: 'Off' },
};

const calm = 'Such a game is called Calm: it counts like any other, and has its own bests.';
const lasts = (as: string) => `All times are ${as} as long: yours, what is shown, and each pause. ${calm}`;

/** What it means. */
export const aboutClock = {
  on: 'Some games are against the clock.',
  x2: lasts('twice'),
  x5: lasts('5 times'),
  x10: lasts('10 times'),
  off: `Nothing runs out, and nothing goes on before you do. Think as long as you like. ${calm}`,
};

/** Added where a player's other choices rule out the ordinary clock. */
export const takesTime = 'Reading aloud and switches take time, so the clock is never on with them.';
