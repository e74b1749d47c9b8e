export const feedback =
  'An answer counts as soon as it is as long as the right one. It is marked for half a second, a wrong one a little longer.';
export const adapts =
  'You choose the operation, one of four sizes of numbers, the time and how many questions there are. Friendly numbers keep the first games light.';
export const rule = '10 for each right answer, and a tenth of your accuracy on top. A game is worth 5 at least.';
export const example = '14 of 15 right, which is 93%';
