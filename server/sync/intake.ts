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
 * Logs are judged for so long before others get their turn: more than fifty games of the usual size, and far less than what a
 * batch can be filled with.
 */
const CHARACTERS_A_TURN = 32 * 1024;

/** Everybody else's turn. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

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
  const assessAll = async ({ player, receivedMs, items }: RawDelivery): Promise<readonly (Judged | PushResult)[]> => {
    const assessed: (Judged | PushResult)[] = [];
    let characters = 0;
    for (const raw of items) {
      const each = assess(raw, player, receivedMs);
      assessed.push(each);
      characters += 'verdict' in each ? each.item.canonical.length : 0;
      if (characters <= CHARACTERS_A_TURN) continue;
      characters = 0;
      await turn();
    }
    return assessed;
  };
  return async (delivery) => {
    const { player, device, receivedMs } = delivery;
    const assessed = await assessAll(delivery);
    const judged = assessed.filter((each): each is Judged => 'verdict' in each);
    const taken = judged.length > 0 ? await put({ player, device, receivedMs, judged }) : await untouched(player);
    let next = 0;
    const results = assessed.map((each) => ('verdict' in each ? (taken.results[next++] as PushResult) : each));
    return { ...taken, results };
  };
}
