export const feedback =
  'An answer counts as soon as it is as long as the right one. It is marked for half a second, a wrong one a little longer.';
export const adapts =
  'With “Fit to me” the numbers follow your answers. Or choose one of four sizes; friendly numbers keep the first games light.';
export const rule = '10 for each right answer, and a tenth of your accuracy on top. A game is worth 5 at least.';
export const example = '14 of 15 right, which is 93%';
