/** The words of /about (spec 2 §1 and §2, Static pages). */

export const title = 'About Tenfold';
export const lead =
  'Short games for mental arithmetic. They are free, need no account, and work where there is no network: on the bus, in a classroom, on an old tablet.';

/** How Speed Math, the trainer, works, step by step. */
export const how = 'How it works';
export const aboutHow = 'A game of Speed Math, from the first choice to the last number.';
export const steps = [
  {
    title: 'Pick an operation',
    text: 'Addition, subtraction, multiplication, division, fractions, percentages, algebra, geometry, or Mixed.',
  },
  {
    title: 'Pick a difficulty',
    text: 'From single-digit to large numbers. Friendly numbers keep the calculations light, if you want that.',
  },
  { title: 'Set a time limit and a question count', text: 'A minute and fifteen questions are the usual game. Both are yours to set.' },
  { title: 'Three, two, one', text: 'A short countdown, and the first problem is there.' },
  {
    title: 'Type the answer',
    text: 'It is sent by itself as soon as it is as long as the right answer, or when you press Enter.',
  },
  {
    title: 'See it at once',
    text: 'Green with a tick or red with a cross, with the right answer beside yours. The next problem comes by itself.',
  },
  {
    title: 'Look back',
    text: 'At the end: your accuracy, your time and a table of every problem. Then try again, or set up another game.',
  },
];

export const features = 'Core features';
export const coreFeatures = [
  {
    title: 'Multiple math topics',
    text: 'The four operations, fractions, percentages, algebra and geometry, and games for tables, memory and quick choices.',
  },
  { title: 'Difficulty stages', text: 'Single-digit, double-digit, up to 3-digit, and large numbers.' },
  {
    title: 'Smart numbers',
    text: 'Friendly numbers lie at a ten or a hundred, or next to one, so that rounding pays. No problem comes twice in a game.',
  },
  {
    title: 'Practice',
    text: 'Ten minutes of what you need next, chosen by your own answers, and a map of what you know, fact by fact.',
  },
  { title: 'Live countdown', text: 'Progress bars for the questions and for the time, quiet enough to look past.' },
  { title: 'Dark and light themes', text: 'Two papers and two inks, both easy to read. Yours is remembered.' },
  {
    title: 'Installable app',
    text: 'Put Tenfold on the home screen. All games work with no network, and what you play is sent later.',
  },
  {
    title: 'Older devices, too',
    text: 'Works in Chrome and Edge 100, Safari and iPadOS 15.4, Firefox 100 and newer.',
  },
];

export const tips = 'Tips for better mental math';
export const thinkingTips = [
  { title: 'Round to estimate first', text: 'To the nearest 10 or 100. Then you know where the answer has to be before you have it.' },
  { title: 'Break numbers apart', text: '27 × 6 = 20 × 6 + 7 × 6. Two easy products, and a sum.' },
  { title: 'Think in factors and multiples', text: 'For division above all: by 12 is by 2 and by 6, in any order.' },
  { title: 'Practise in short daily sessions', text: 'A few minutes each day. You get faster at the facts you meet often.' },
];

export const roadmap = 'Roadmap';
export const available = 'Now available';
/** What is built is listed as available (decision S11). */
export const built = [
  { title: 'High scores', text: 'The best of each game and each difficulty, and when it was.' },
  { title: 'Sound effects', text: 'Short, soft ticks. Off until you switch them on.' },
  { title: 'Streak bonuses', text: 'Right answers in a row pay more in several games, and days in a row earn badges.' },
  { title: 'User profiles', text: 'With a nickname on this device, or with an account on all of yours.' },
  { title: 'Adaptive difficulty', text: 'Math Bubble Pop follows what you can do, and other games do so if you choose “Fit to me”.' },
  { title: 'Export and share of session results', text: 'All games as a table or a backup file. Calculator vs Brain shares a result.' },
];
export const next = 'Next';
export const planned = [{ title: 'Leaderboards', text: 'How you compare with others, if you want to be compared.' }];

export const start = 'Get Started';
export const games = { title: 'Play Games', text: 'Try Speed Math and Math Race' };
export const mathTips = { title: 'Learn Tips', text: 'Mental math strategies' };
