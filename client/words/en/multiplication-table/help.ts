export const feedback = 'Each right answer shows its points. The grid of tables fills as you master them.';
export const adapts =
  'With “Fit to me” practice and challenge ask what you get right three times out of four. Or pick a table: ten right answers master it, and the grid shows which are still missing. Mixed tables ask for all of them.';
export const rule =
  'Points for each right answer. Bigger numbers, quick answers and right answers in a row give more. At the end you get more if most answers were right and quick.';
export const example = '12 right answers in the table of 7, two seconds each';
