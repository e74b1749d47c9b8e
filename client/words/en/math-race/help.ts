export const feedback = 'Each right answer moves the bar, and the streak beside it grows. A wrong one stops the streak and nothing else.';
export const adapts =
  'You choose the range of the numbers and the target. A range from 3 to 9 is a table drill, one from 1 to 999 is work.';
export const rule = '10 for each right answer, and a tenth of your accuracy on top. A race is worth 10 at least.';
export const example = 'a race to 20 without a mistake';
