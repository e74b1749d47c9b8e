/** The four steps of the tour (spec 2 §2 and §9). */
export const welcome = { title: 'Welcome to Tenfold', text: 'Short games that train your mental math. One takes about a minute.' };
export const games = {
  title: 'Try the games',
  text: 'Pick any of them. All of them work with no network at all. Or practise: ten minutes of what you need next.',
};
export const progress = {
  title: 'Track your progress',
  text: 'A nickname keeps your games on this device. An account brings them everywhere.',
};
export const challenges = {
  title: 'Daily challenges',
  text: 'One challenge a day, the same for everybody. Reach its target for extra XP.',
};

export const skip = 'Skip';
export const back = 'Back';
export const next = 'Next';
export const getStarted = 'Get Started';

/** Said when a step comes. */
export const announced = (step: number, steps: number, title: string, text: string) => `Step ${step} of ${steps}: ${title}. ${text}`;
