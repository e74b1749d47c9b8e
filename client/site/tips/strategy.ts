interface StrategyStep {
  readonly title: string;
  readonly text: string;
}

/** The practice strategy in five steps (spec 2 §2, Static pages). It promises no gain beyond the games (decision S14). */
export const STRATEGY: readonly StrategyStep[] = [
  {
    title: '1. One technique at a time',
    text: 'Choose one from this page and use it wherever it fits, for some days. Two new ones at once get in each other’s way.',
  },
  {
    title: '2. Right first, quick later',
    text: 'Play without hurry until nine of ten answers are right. Speed follows by itself, and wrong habits are slow to leave.',
  },
  {
    title: '3. A few minutes a day',
    text: 'Two short games every day do more than an hour on Sunday. The streak counts the days for you.',
  },
  {
    title: '4. Look at what was slow',
    text: 'The summary marks the slow and the wrong answers. They name the next thing to practise.',
  },
  {
    title: '5. Then a size larger',
    text: 'When it feels easy, take larger numbers or less time. When every second answer is wrong, take one step back.',
  },
];
