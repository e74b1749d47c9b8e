export const feedback = 'Each answer shows its points, and the grid of tables fills with what you have mastered.';
export const adapts =
  'With “Fit to me” practice and challenge ask what you get right three times of four. Otherwise it shows which tables you have mastered, ten right answers each, so that you can pick one that is still missing. Mixed tables ask for all of them.';
export const rule =
  'Points for each right answer: more for harder facts, quick answers and a streak. Accuracy and an even pace raise the sum at the end.';
export const example = '12 right answers in the table of 7, two seconds each';
