import { FIRST_RUNG } from '../../../shared/games/kit/rungs.ts';
import type { Memory } from '../../../shared/memory/known-fact.ts';
import { reachedBy } from './reached.ts';
import { whoPlays } from '../run/run-owner.ts';
import { memoryNow } from '../memory/memory-now.ts';
import { soon } from '../memory/soon.ts';

/** The rung on which whoever plays begins: by memory, else the last one reached, else that of a beginner. */
export async function rungNow(operation: string, byMemory: (memory: Memory) => number | undefined): Promise<number> {
  const [memory, reached] = await Promise.all([
    soon(async () => memoryNow(await whoPlays())),
    soon(async () => reachedBy(await whoPlays())),
  ]);
  return (memory && byMemory(memory)) ?? reached?.get(operation) ?? FIRST_RUNG;
}
