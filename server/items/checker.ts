import type { FairTurns } from './fair-turns.ts';
import type { Judge, JudgedItem, Verdict } from './verdict.ts';

/** What came of checking one item, and how long that took (ms). `fault`: a bug of ours, not the item's. */
export type Checked = { readonly ms: number } & ({ readonly verdict: Verdict } | { readonly fault: unknown });

/** Checks items that would hold up the thread that answers everybody, one after the other, players by turns. */
export interface Checker {
  check(player: string, item: JudgedItem, receivedMs: number): Promise<Checked>;
  close(): Promise<void>;
}

/** Checks one item on this thread. */
export function checkHere(judge: Judge, stopwatch: () => number, item: JudgedItem, receivedMs: number): Checked {
  const fromMs = stopwatch();
  try {
    const verdict = judge(item, receivedMs);
    return { verdict, ms: stopwatch() - fromMs };
  } catch (error) {
    return { fault: error, ms: stopwatch() - fromMs };
  }
}

/** Where there is no other thread (development, tests): each item in a turn of its own. */
export const checkerInTurns = (judge: Judge, turns: FairTurns, stopwatch: () => number): Checker => ({
  async check(player, item, receivedMs) {
    let checked: Checked | undefined;
    await turns.run(player, () => {
      checked = checkHere(judge, stopwatch, item, receivedMs);
      return true;
    });
    return checked as unknown as Checked;
  },
  close: () => Promise.resolve(),
});
