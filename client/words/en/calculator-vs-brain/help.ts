export const feedback =
  'The calculator fills its bar while you think. Whoever is first has the round, and you see it the moment it is decided.';
export const adapts =
  'Four opponents, each faster than the one before: it answers in 3 seconds, 2.5, 2 or 1.5. After a clear result you are told which one fits.';
export const rule = '100 for each round you win, and 50 for each round of your best streak.';
export const example = '8 rounds won, 5 of them in a row';
