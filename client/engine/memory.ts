import type { DayNumber } from '../../shared/day.ts';
import type { Memory } from '../../shared/memory/known-fact.ts';
import { foldDays, memoryOf, windowFrom } from '../../shared/memory/memory.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import { ignoringStorage } from './ignoring-storage.ts';

type EvidenceStore = Pick<PlayerStore, 'evidence' | 'keepMemory'>;

/** What a player's store says is known on a day. Where it refuses to keep what was folded, the next call folds it again. */
type MemoryIn = (store: EvidenceStore, today: DayNumber) => Promise<Memory>;

/** Home, practice and map ask one after another, mostly of the same evidence: the last answer is kept with all that it was made of. */
export function createMemoryIn(): MemoryIn {
  let last: { readonly madeOf: string; readonly memory: Memory } | undefined;
  return async (store, today) => {
    await ignoringStorage(() => store.keepMemory(foldDays));
    const { checkpoint, later, recent } = await store.evidence(windowFrom(today));
    const madeOf = JSON.stringify([today, checkpoint, later, recent]);
    if (last?.madeOf !== madeOf) last = { madeOf, memory: memoryOf(foldDays(checkpoint, later), recent, today) };
    return last.memory;
  };
}
