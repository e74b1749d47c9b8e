export const feedback =
  'An answer counts as soon as it has all its digits. You see at once if it is right, and soon the next question comes.';
export const adapts =
  'With “Fit to me” the numbers follow your answers. Or choose one of four sizes. Friendly numbers keep the first games easy.';
export const rule = '10 for each right answer, and 1 more for each full 10% that you got right. A game gives 5 or more.';
export const example = '14 of 15 right, which is 93%';
