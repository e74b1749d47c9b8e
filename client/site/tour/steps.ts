/** The four steps of the tour (spec 2 §2 and §9). */
export const STEPS = [
  { drawing: 'fold', title: 'Welcome to Tenfold', text: 'Short games that train your mental math. One takes about a minute.' },
  { drawing: 'games', title: 'Try the games', text: 'Pick any of them. All of them work with no network at all.' },
  {
    drawing: 'chart',
    title: 'Track your progress',
    text: 'A nickname keeps your games on this device. An account brings them everywhere.',
  },
  { drawing: 'sun', title: 'Daily challenges', text: 'One challenge a day, the same for everybody. Reach its target for extra XP.' },
] as const;

export type Drawing = (typeof STEPS)[number]['drawing'];
