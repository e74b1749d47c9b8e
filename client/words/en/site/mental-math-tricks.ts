export const title = 'Mental Math Tricks';
export const lead = 'Tricks for numbers that hide something: a five at the end, a hundred nearby, a twin on the other side of a ten.';

/** The groups of techniques. */
export const products = { title: 'Multiply', lead: 'Each trick fits some numbers. The art is to see which.' };
export const differences = { title: 'Take away', lead: 'Without borrowing, and without a column.' };
export const quotients = { title: 'Divide, and percent', lead: 'Two easy steps instead of a hard one.' };

/** The techniques: what each is called, its idea, and where it is not plain to see why it is right for all numbers. */
export const timesEleven = {
  name: 'Times 11: the sum between the digits',
  idea: 'Pull the two digits apart and write their sum between them. If the sum has two digits, its 1 goes over to the left.',
  why: 'Eleven times a number is ten times it and once more, so its digits meet in the middle.',
};
export const squareOfFive = {
  name: 'The square of a number that ends in 5',
  idea: 'Multiply the tens by one more than the tens, and write 25 behind it.',
  why: '(10n + 5) × (10n + 5) is 100 × n × (n\u00a0+\u00a01), and 25.',
};
export const doubleAndHalve = {
  name: 'Double one, halve the other',
  idea: 'A product stays the same when one side is halved and the other doubled. Look for the pair with a zero in it.',
};
export const timesTwentyFive = {
  name: 'Times 25: a quarter, then two zeros',
  idea: 'Twenty-five is a quarter of a hundred. So take the quarter of the number, and write two zeros behind it.',
};
export const aroundATen = {
  name: 'Two neighbours of a ten',
  idea: 'Two numbers as far below a ten as above it: square the ten, and take away the square of the distance.',
  why: '(m − d) × (m + d) is m × m − d × d.',
};
export const underAHundred = {
  name: 'Two numbers just under 100',
  idea: 'How far is each from 100? Take the second distance from the first number: these are the hundreds. Then add the product of the distances.',
  why: '(100 − c) × (100 − d) is 100 × (100 − c − d), and c × d.',
};
export const teens = {
  name: 'Two numbers between 10 and 20',
  idea: 'Add the ones of the second number to the first, times ten. Then add the product of the ones.',
  why: '(10 + c) × (10 + d) is 10 × (10 + c + d), and c × d.',
};
export const moveBoth = {
  name: 'Move both numbers',
  idea: 'A difference stays the same when both numbers move by the same step. Move them until the one that is taken away is round.',
};
export const fromAThousand = {
  name: 'From 1000: all from 9, the last from 10',
  idea: 'Take each digit from 9, only the last one from 10. Nothing is ever borrowed.',
  why: '1000 is 990 and 10: two nines and a ten.',
};
export const inTwoSteps = {
  name: 'Divide in two steps',
  idea: 'Twelve is twice six, eighteen twice nine. Take the half first, and a table that you know does the rest.',
};
export const byTwentyFive = {
  name: 'By 25: times 4, without two zeros',
  idea: 'Four times twenty-five is a hundred. So take the number four times, and drop two zeros.',
};
export const fromTheWhole = {
  name: 'Nearly all of it',
  idea: 'For 90% or 95% do not climb: begin with the whole and take away what is missing.',
};

export const whereToGoOn = 'Where to go on';
export const play = 'Play a game';
export const mathTips = 'Math tips';
