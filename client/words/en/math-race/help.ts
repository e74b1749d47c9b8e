export const feedback = 'Each right answer moves the bar, and the streak beside it grows. A wrong one stops the streak and nothing else.';
export const adapts =
  'You choose the range of the numbers and the target, or let “Fit to me” choose the range before the race. In the race nothing changes.';
export const rule = '10 for each right answer, and a tenth of your accuracy on top. A race is worth 10 at least.';
export const example = 'a race to 20 without a mistake';
