import { addOne, newLearner, pause } from './finished-run.ts';

/** What the benchmark calls in this page. */
export interface FinishPage {
  /** Milliseconds of each round: a game's finish until it is saved, the transaction in it, and one strict Dexie add of the same row, in turn. */
  measure(rounds: number): Promise<{ readonly finish: number[]; readonly transaction: number[]; readonly add: number[] }>;
}

const page: FinishPage = {
  async measure(rounds) {
    const learner = await newLearner();
    const [finish, transaction, add]: [number[], number[], number[]] = [[], [], []];
    for (let round = -5; round < rounds; round++) {
      const ours = await learner.finishOne();
      const row = { ...(await learner.store.latestSessions(1))[0] };
      await pause();
      const plainMs = await addOne(row);
      // The first rounds only warm up.
      if (round >= 0) {
        finish.push(ours.finish);
        transaction.push(ours.transaction);
        add.push(plainMs);
      }
    }
    return { finish, transaction, add };
  },
};

Object.assign(globalThis, { finishPage: page });
