import { practise, storage } from './practised-years.ts';

const practisedLearner = {
  /** Makes a learner with so many games over so many days, who plays from now on. */
  async make(games: number, days: number): Promise<void> {
    const switched = await storage.players.switchTo(await practise(games, days));
    if (!switched.ok) throw new Error(switched.error);
  },
};

export type PractisedLearner = typeof practisedLearner;

Object.assign(globalThis, { practisedLearner });
