/** The texts of the home page's sections (spec 2 §2, Home). */

export const benefits = {
  feedback: { title: 'Instant Feedback', text: 'Right or wrong, the moment the last digit is written.' },
  fun: { title: 'Fun & Engaging', text: 'Short games against the clock. One more is always a minute away.' },
  progress: { title: 'Track Progress', text: 'Accuracy, time and every answer, game after game.' },
};

export const threeSteps = 'Three steps';
export const start = 'Start Now';
export const steps = [
  { title: 'Try Speed Math', text: 'Pick an operation and go. No account, no download.' },
  { title: 'See your score improve', text: 'Each summary shows what was slow and what was wrong.' },
  { title: 'Sign up to track progress', text: 'Or keep it on this device only: a nickname is enough.' },
];

export const achievements = 'Achievements to unlock';
/** The badges, with their names as all badges have them. */
export const speedDemon = { name: 'Speed Demon', text: 'Solve 10 problems in 30 seconds' };
export const perfectScore = { name: 'Perfect Score', text: '100% accuracy' };
export const streakMaster = { name: 'Streak Master', text: '7-day practice streak' };

export const practiceGames = 'Practice Games';
export const allGames = 'All games';
export const advertisement = 'Advertisement';

export const why = 'Why Choose Tenfold';
export const reasons = [
  {
    title: 'Instant feedback',
    text: 'You never wait for a mark. A wrong answer shows the right one at once, and the next problem follows.',
  },
  {
    title: 'Adaptive learning',
    text: 'From one digit to four, with friendly numbers when you want them. You choose the numbers and the time.',
  },
  { title: 'Achievement system', text: 'Every game earns XP, every thousand XP a level. Badges mark what was hard to do.' },
];
