import { useSyncExternalStore } from 'react';
import type { PlayerRow } from '../storage/records.ts';
import type { StorageProblem } from '../storage/storage-failure.ts';
import { createSource } from '../../shared/observable.ts';

/**
 * The current player, for every screen. It is `unknown` until the device's database has answered; screens then show neither guest nor
 * player. `problem` says why the database has not answered, once that takes long.
 */
export type CurrentPlayer =
  | { readonly kind: 'unknown'; readonly problem?: StorageProblem }
  | { readonly kind: 'guest' }
  | { readonly kind: 'learner' | 'account'; readonly localId: string; readonly row: PlayerRow };

const UNKNOWN: CurrentPlayer = { kind: 'unknown' };
const source = createSource<CurrentPlayer>(UNKNOWN);
/** A player whom another tab chose during a game in this one. That player becomes current when the game has gone from the screen. */
const next = createSource<CurrentPlayer | undefined>(undefined);
let pinned = false;

export const currentPlayer = source.getSnapshot;
export const onPlayerChange = source.subscribe;

export const onNextPlayer = next.subscribe;
export const hasNextPlayer = (): boolean => next.getSnapshot() !== undefined;

const idOf = (player: CurrentPlayer): string => ('localId' in player ? player.localId : player.kind);

/** Called by player-watch.ts, which observes the device's database. */
export function announcePlayer(row: PlayerRow | undefined): void {
  const player: CurrentPlayer = row ? { kind: row.kind, localId: row.localId, row } : { kind: 'guest' };
  const before = source.getSnapshot();
  if (pinned && before.kind !== 'unknown' && idOf(before) !== idOf(player)) return next.set(player);
  source.set(player);
  next.set(undefined);
}

/** Called when a game comes on screen. The page keeps the game's player until it follows the device again. */
export function pinPlayer(): void {
  pinned = true;
}

/**
 * Called when a player was chosen in this tab, also on a summary: who then begins a game at once begins it as that player, however long
 * the watch takes.
 */
export function announceChosen(row: PlayerRow | undefined): void {
  pinned = false;
  announcePlayer(row);
}

/** Called when the game has gone from the screen. The device's player becomes the page's player. */
export function followDevice(): void {
  pinned = false;
  const player = next.getSnapshot();
  if (player) source.set(player);
  next.set(undefined);
}

/** Called when storage does not say who plays. A player who was known before stays. */
export function announceUnanswered(problem: StorageProblem): void {
  const { kind } = source.getSnapshot();
  if (kind === 'unknown') source.set({ kind, problem });
}

export const useCurrentPlayer = (): CurrentPlayer => useSyncExternalStore(source.subscribe, source.getSnapshot, () => UNKNOWN);
