import type { FairTurns } from './fair-turns.ts';
import type { Check, CheckItem, UncheckedItem } from './item-kind.ts';

/** What came of checking one item, and how long that took (ms). `fault`: a bug of ours, not the item's. */
export type TimedCheck = { readonly ms: number } & ({ readonly check: Check } | { readonly fault: unknown });

/** Checks items that would hold up the thread that answers everybody, one after the other, players by turns. */
export interface Checker {
  check(player: string, item: UncheckedItem, receivedMs: number): Promise<TimedCheck>;
  close(): Promise<void>;
}

/** Checks one item on this thread. */
export function checkHere(checkItem: CheckItem, stopwatch: () => number, item: UncheckedItem, receivedMs: number): TimedCheck {
  const fromMs = stopwatch();
  try {
    const check = checkItem(item, receivedMs);
    return { check, ms: stopwatch() - fromMs };
  } catch (error) {
    return { fault: error, ms: stopwatch() - fromMs };
  }
}

/** Where there is no other thread (development, tests): each item in a turn of its own. */
export const checkerInTurns = (checkItem: CheckItem, turns: FairTurns, stopwatch: () => number): Checker => ({
  async check(player, item, receivedMs) {
    let checked: TimedCheck | undefined;
    await turns.run(player, () => {
      checked = checkHere(checkItem, stopwatch, item, receivedMs);
      return true;
    });
    return checked as unknown as TimedCheck;
  },
  close: () => Promise.resolve(),
});
