/** No sentence promises a gain beyond the games (decision S14). */

export const title = 'Instant Feedback';
export const lead = 'Write the answer and know. There is no button to press and nothing to wait for.';

export const why = 'Why at once';
export const reasons = [
  {
    title: 'The problem is still in your head',
    text: 'A minute later you would have to read it again. Right after the answer you still see both numbers, and what you did with them.',
  },
  {
    title: 'A mistake is only a mistake',
    text: 'Your answer stays where you wrote it, with a line through it and the right one beside it. Nobody says a word, and the next problem comes.',
  },
  {
    title: 'You keep your pace',
    text: 'The mark comes with the last digit, at once. So you can think on, and never have to wait.',
  },
];

export const games = 'In each game';
export const aboutGames = 'The same promise, in the way of each.';
