export const title = 'Math Tips';
export const lead = 'Twelve ways to make a problem easier before you solve it, each with one to try at once.';

/** The groups of techniques. */
export const addition = { title: 'Quick addition', lead: 'Nothing here needs paper: the numbers are cut where they are easy to hold.' };
export const multiplication = { title: 'Fast multiplication', lead: 'Make ten of it, or make two easy products of it.' };
export const division = { title: 'Division shortcuts', lead: 'Think in factors: a hard division is often two easy ones.' };
export const percentages = { title: 'Percentage tricks', lead: 'Percent means hundredths. From 10% everything else is a step away.' };

/** The techniques: what each is called, its idea, and where it is not plain to see why it is right for all numbers. */
export const fromTheLeft = {
  name: 'Add from the left',
  idea: 'On paper you begin with the ones. In your head begin with the tens: the large part stands at once, and the rest is small.',
};
export const roundAndRepair = {
  name: 'Round up, then repair',
  idea: 'A number just below a ten wants to be that ten. Add the round one, and take back what was too much.',
};
export const countUp = {
  name: 'Take away by adding',
  idea: 'A difference is a distance. Walk from the smaller number up to the next ten, then on to the larger one, and add the two stretches.',
};
export const breakApart = {
  name: 'Break a number apart',
  idea: 'Multiply the tens, multiply the ones, add. Two easy products are lighter than one hard one.',
};
export const timesFive = {
  name: 'Times 5 is half of times 10',
  idea: 'A zero is quickly written and a half quickly taken. For even numbers take the half first: it is the same, and smaller.',
};
export const timesNine = {
  name: 'Times 9 is times 10 minus once',
  idea: 'Ten times a number is free. Nine times is one of it less. The same works for 99, from 100, and for 19, from 20.',
};
export const halveTwice = {
  name: 'By 4: halve twice',
  idea: 'Halving is the easiest division there is. Twice is by 4, three times is by 8.',
};
export const byFive = {
  name: 'By 5: double, then drop a zero',
  idea: 'Five goes into a number twice as often as ten does. So double the number and divide by ten.',
};
export const splitOff = {
  name: 'Split off what you know',
  idea: 'Ten times the divisor, or twenty times, is easily found. Take it away and look at what is left.',
};
export const fromTenPercent = {
  name: 'Begin with 10%',
  idea: 'Ten percent is a tenth: the number without its last zero, or with a point before its last digit. All other tens are that, times something.',
};
export const halfOfTen = {
  name: '15% is 10% and half of it',
  idea: 'Five percent is half of ten percent. Add the half, and you have the tip for a bill.',
};
export const turnRound = {
  name: 'Turn it round',
  idea: 'Some percent of a number is as much as that number of percent of the other. One of the two is often a half or a quarter.',
};

export const strategyTitle = 'A practice strategy in five steps';
/** Spec 2 §2, Static pages. It promises no gain beyond the games (decision S14). */
export const strategy = [
  {
    title: '1. One technique at a time',
    text: 'Choose one from this page and use it wherever it fits, for some days. Two new ones at once get in each other’s way.',
  },
  {
    title: '2. Right first, quick later',
    text: 'Play without hurry until nine of ten answers are right. Speed follows by itself, and wrong habits are slow to leave.',
  },
  {
    title: '3. A few minutes a day',
    text: 'Two short games every day do more than an hour on Sunday. The streak counts the days for you.',
  },
  {
    title: '4. Look at what was slow',
    text: 'The summary marks the slow and the wrong answers. They name the next thing to practise.',
  },
  {
    title: '5. Then a size larger',
    text: 'When it feels easy, take larger numbers or less time. When every second answer is wrong, take one step back.',
  },
];

export const whereToGoOn = 'Where to go on';
export const mentalMathTricks = 'Mental math tricks';
export const mathGames = 'Math games';
