import type { DayNumber } from '../../shared/day.ts';
import type { Memory } from '../../shared/memory/known-fact.ts';
import { foldDays, memoryOf, windowFrom } from '../../shared/memory/memory.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import { ignoringStorage } from './ignoring-storage.ts';

/** What a player's store says is known on a day. Where it refuses to keep what was folded, the next call folds it again. */
export async function memoryIn(store: Pick<PlayerStore, 'evidence' | 'keepMemory'>, today: DayNumber): Promise<Memory> {
  await ignoringStorage(() => store.keepMemory(foldDays));
  const { checkpoint, later, recent } = await store.evidence(windowFrom(today));
  return memoryOf(foldDays(checkpoint, later), recent, today);
}
