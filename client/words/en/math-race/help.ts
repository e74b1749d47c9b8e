export const feedback = 'Each right answer moves the bar. Right answers in a row make a streak. A wrong one ends the streak, and no more.';
export const adapts =
  'You choose how big the numbers are and how many right answers you race to. Or let “Fit to me” choose the numbers. In the race nothing changes.';
export const rule = '10 for each right answer, and 1 more for each full 10% that you got right. A race gives 10 or more.';
export const example = 'a race to 20 without a mistake';
