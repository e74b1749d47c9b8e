/** No sentence promises a gain beyond the games (decision S14). */

export const title = 'Instant Feedback';
export const lead = 'Write the answer and know. There is no button to press and nothing to wait for.';

export const why = 'Why at once';
export const reasons = [
  {
    title: 'The problem is still in your head',
    text: 'A minute later you would have to read it again. Right after the answer you still see both numbers, and how you put them together.',
  },
  {
    title: 'A mistake is a fact, not a verdict',
    text: 'Your answer stays where you wrote it, struck through, with the right one beside it. Nobody comments on it, and the next problem comes.',
  },
  {
    title: 'You keep your pace',
    text: 'The sign appears with the last digit, in the same instant. So the game asks for the next thought and never for patience.',
  },
];

export const games = 'In each game';
export const aboutGames = 'The same promise, in the way of each.';
