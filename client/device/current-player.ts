import { useSyncExternalStore } from 'react';
import type { PlayerRow } from '../storage/records.ts';
import type { StorageProblem } from '../storage/storage-failure.ts';
import { createSource } from '../../shared/observable.ts';

/**
 * Who plays, as every screen may know it. `unknown` until the device's database has answered: screens then show neither guest nor
 * player. `problem` says why it has not, once that takes long.
 */
export type CurrentPlayer =
  | { readonly kind: 'unknown'; readonly problem?: StorageProblem }
  | { readonly kind: 'guest' }
  | { readonly kind: 'learner' | 'account'; readonly localId: string; readonly row: PlayerRow };

const UNKNOWN: CurrentPlayer = { kind: 'unknown' };
const source = createSource<CurrentPlayer>(UNKNOWN);
/** Somebody whom another tab chose while a game of this one is on screen: plays here when it is gone. */
const next = createSource<CurrentPlayer | undefined>(undefined);
let kept = false;

export const currentPlayer = source.getSnapshot;
export const onPlayerChange = source.subscribe;

export const onNextPlayer = next.subscribe;
export const hasNextPlayer = (): boolean => next.getSnapshot() !== undefined;

const idOf = (player: CurrentPlayer): string => ('localId' in player ? player.localId : player.kind);

/** Told by player-watch.ts, which observes the device's database. */
export function announcePlayer(row: PlayerRow | undefined): void {
  const player: CurrentPlayer = row ? { kind: row.kind, localId: row.localId, row } : { kind: 'guest' };
  const before = source.getSnapshot();
  if (kept && before.kind !== 'unknown' && idOf(before) !== idOf(player)) return next.set(player);
  source.set(player);
  next.set(undefined);
}

/** A game comes on screen: the page belongs to its player until the page follows the device again. */
export function keepPlayer(): void {
  kept = true;
}

/** The game is gone, or somebody was chosen in this very tab: whoever plays on the device plays here, too. */
export function followDevice(): void {
  kept = false;
  const player = next.getSnapshot();
  if (player) source.set(player);
  next.set(undefined);
}

/** Storage does not say who plays. Who was known before stays. */
export function announceUnanswered(problem: StorageProblem): void {
  const { kind } = source.getSnapshot();
  if (kind === 'unknown') source.set({ kind, problem });
}

export const useCurrentPlayer = (): CurrentPlayer => useSyncExternalStore(source.subscribe, source.getSnapshot, () => UNKNOWN);
