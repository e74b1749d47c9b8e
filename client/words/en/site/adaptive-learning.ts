/** No sentence promises a gain beyond the games (decision S14). */

export const title = 'Adaptive Learning';
export const lead =
  'A game is worth playing when it is a little harder than comfortable. Some games find that point by themselves, in the others you set it.';

export const games = 'What each game can do';

export const stepUp = 'When to make it harder';
export const aboutStepUp = '<stats>Your stats</stats> show which operations and tables are slow or shaky. Begin there.';
export const howToStepUp = [
  { title: 'Nine of ten right, and it felt slow', text: 'Take the next size of numbers, or shorten the time.' },
  { title: 'Seven or eight of ten right', text: 'Stay. This is the place where answers become quick.' },
  {
    title: 'Every second one wrong',
    text: 'Take one step back, or switch friendly numbers on. Coming back tomorrow counts for more than suffering today.',
  },
];

export const comingSoon = 'More advanced features are coming soon.';
