/** The words of the pages about feedback and learning. No sentence promises a gain beyond the games (decision S14). */

interface Point {
  readonly title: string;
  readonly text: string;
}

export const WHY_AT_ONCE: readonly Point[] = [
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

export const HOW_TO_STEP_UP: readonly Point[] = [
  { title: 'Nine of ten right, and it felt slow', text: 'Take the next size of numbers, or shorten the time.' },
  { title: 'Seven or eight of ten right', text: 'Stay. This is the place where answers become quick.' },
  {
    title: 'Every second one wrong',
    text: 'Take one step back, or switch friendly numbers on. Coming back tomorrow counts for more than suffering today.',
  },
];
