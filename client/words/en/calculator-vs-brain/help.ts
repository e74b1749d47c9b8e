export const feedback =
  'The calculator fills its bar while you think. Be right before the bar is full, and you win the round. You see it at once.';
export const adapts =
  'There are four calculators, each faster than the last. They take 3, 2.5, 2 or 1.5 seconds. If one is too easy or too hard, you are told which one fits.';
export const rule = '100 for each round you win, and 50 for each round of your best streak.';
export const example = '8 rounds won, 5 of them in a row';
