export const feedback = 'When you have written all numbers, the ones that were there stand beside them.';
export const adapts =
  'You choose how many digits, how many numbers, how long and how many rounds. After a run without a mistake you are offered one more.';
export const rule = '100 for each right round, 2 for each percent of accuracy, 5 for each second left in right rounds.';
export const example = '3 of 3 rounds, with 40 seconds left in all';
