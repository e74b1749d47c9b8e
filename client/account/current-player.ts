import { useSyncExternalStore } from 'react';
import type { PlayerRow } from '../storage/records.ts';
import { createSource } from '../ui/observable.ts';

/** Who plays, as every screen may know it. `unknown` until the device's database has answered: screens then show neither guest nor player. */
export type CurrentPlayer =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'learner' | 'account'; readonly localId: string; readonly row: PlayerRow };

const UNKNOWN: CurrentPlayer = { kind: 'unknown' };
const source = createSource<CurrentPlayer>(UNKNOWN);

export const currentPlayer = source.getSnapshot;
export const onPlayerChange = source.subscribe;

/** Told by player-watch.ts, which observes the device's database. */
export function announcePlayer(row: PlayerRow | undefined): void {
  source.set(row ? { kind: row.kind, localId: row.localId, row } : { kind: 'guest' });
}

export const useCurrentPlayer = (): CurrentPlayer => useSyncExternalStore(source.subscribe, source.getSnapshot, () => UNKNOWN);
