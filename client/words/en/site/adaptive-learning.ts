/** No sentence promises a gain beyond the games (decision S14). */

export const title = 'Adaptive Learning';
export const lead =
  'A game is best when it is a little hard for you. With “Fit to me” a game finds that point by itself. It is one choice beside the others, and never the first.';

export const games = 'What each game can do';

export const fit = 'How “Fit to me” finds its place';
export const aboutFit = (seconds: number) =>
  `A game begins where your answers so far say. A right answer goes up a third of a step. A wrong one goes back a whole step. So a game stays where three of four answers are right. A right answer after more than ${seconds} seconds does not go up.`;
export const fitExample = 'The beginning of a game of additions';
export const fitColumns = ['Question', 'Your answer', 'What comes next'] as const;
export const right = 'Right';
export const wrong = 'Wrong';
export const fitApart =
  'Such games count for XP, streaks and badges. They are compared with no other, so they set no bests and change no averages. A daily challenge never fits: it asks everybody the same.';

export const stepUp = 'When to make it harder';
export const aboutStepUp = '<stats>Your stats</stats> show which sums and tables are slow or not yet sure. Begin there.';
export const howToStepUp = [
  { title: 'Nine of ten right, and it felt slow', text: 'Take the next size of numbers, or shorten the time.' },
  { title: 'Seven or eight of ten right', text: 'Stay. This is the place where answers become quick.' },
  {
    title: 'Every second one wrong',
    text: 'Take one step back, or switch friendly numbers on. It is better to come back tomorrow than to fight on today.',
  },
];
