export const feedback = 'Type all the numbers. Then you see the ones that were there beside yours.';
export const adapts =
  'You choose how many digits, how many numbers, how much time and how many rounds. After a game with no mistake you can try a longer one.';
export const rule = '100 for each right round. 2 for each percent of rounds that were right. 5 for each second left in right rounds.';
export const example = '3 of 3 rounds, with 40 seconds left in all';
