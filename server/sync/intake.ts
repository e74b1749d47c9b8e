import type { PushResult } from '../../shared/contract/sync.ts';
import type { Store } from '../database/store.ts';
import { examine } from './item-at-the-door.ts';
import { readPlayer } from './players.ts';
import type { Delivery, Judged, TakenIn } from './take-in.ts';
import { takeIn } from './take-in.ts';
import type { Judge } from './verdict.ts';

/** What the one door of the push code works with. */
export interface IntakeParts {
  readonly database: Store;
  readonly judge: Judge;
  readonly random: (bytes: number) => Uint8Array;
  /** Told of an item whose judging failed by a bug of ours. */
  readonly onFault: (error: unknown) => void;
}

/** Items as they came, unchecked. */
export interface RawDelivery {
  readonly player: string;
  readonly device: string;
  readonly receivedMs: number;
  readonly items: readonly unknown[];
}

export type Intake = (delivery: RawDelivery) => Promise<TakenIn>;

/**
 * The one way in for items, behind both doors (push and submit-score, decision D12). Shapes and logs are checked before the
 * transaction; each item gets an answer of its own, in the order sent, and a bad one never holds up the others.
 */
export function createIntake({ database, judge, random, onFault }: IntakeParts): Intake {
  const assess = (raw: unknown, player: string, receivedMs: number): Judged | PushResult => {
    const examined = examine(raw, player);
    if (!examined.ok) return examined.error;
    try {
      return { item: examined.value, verdict: judge(examined.value, receivedMs) };
    } catch (error) {
      // One item must not take the batch with it: it stays queued on the device until we are mended.
      onFault(error);
      return { id: examined.value.id, status: 'retry', code: 'fault' };
    }
  };
  const put = (delivery: Delivery): Promise<TakenIn> =>
    database.write((writer) => takeIn(writer, database.dialect, delivery, random));
  const untouched = async (player: string): Promise<TakenIn> => {
    const { accumulator } = await readPlayer(database, player);
    return { results: [], before: accumulator, after: accumulator };
  };
  return async ({ player, device, receivedMs, items }) => {
    const assessed = items.map((raw) => assess(raw, player, receivedMs));
    const judged = assessed.filter((each): each is Judged => 'verdict' in each);
    const taken = judged.length > 0 ? await put({ player, device, receivedMs, judged }) : await untouched(player);
    let next = 0;
    const results = assessed.map((each) => ('verdict' in each ? (taken.results[next++] as PushResult) : each));
    return { ...taken, results };
  };
}
