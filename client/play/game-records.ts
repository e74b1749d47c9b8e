import { useEffect, useState } from 'react';
import { emptyAccumulator, union } from '../../shared/progress/accumulator.ts';
import { gameRecords, mergeRecord, recordsOf, type GameRecords } from '../../shared/progress/game-records.ts';
import type { FinishReport, Recorder } from '../engine/engine.ts';
import { whoPlays } from './recorder.ts';

/** What a guest's games of this window were worth: nothing of a guest is kept, but the next set-up knows of it. */
let guests: GameRecords = {};

/** Told once of each game that was not kept. */
export function rememberGuestRecords(game: string, { outcome }: FinishReport): void {
  for (const [key, tally] of Object.entries(recordsOf({ game, data: outcome.sessionData }))) {
    const known = guests[key];
    guests = { ...guests, [key]: known ? mergeRecord(known, tally) : tally };
  }
}

async function readRecords(recorder: Recorder, game: string): Promise<GameRecords> {
  if (recorder.kind === 'guest') return gameRecords(guests, game);
  try {
    const { device } = await import('../account/device.ts');
    const { document, uncontained } = await device().storage.player(recorder.localId).progress(0);
    const empty = emptyAccumulator();
    return gameRecords(union(document?.accumulator ?? empty, uncontained ?? empty).records, game);
  } catch {
    return {}; // The banner says what is wrong with storage; the game can be played without.
  }
}

/**
 * A game's own figures over all games of who plays (best times, answers by table), undefined while they are read. They are read again
 * when `after` changes: give it the finish report to see the game that just ended.
 */
export function useGameRecords(game: string, after?: unknown): GameRecords | undefined {
  const [records, setRecords] = useState<GameRecords>();
  useEffect(() => {
    let mounted = true;
    const read = async () => {
      const found = await readRecords(await whoPlays(), game);
      if (mounted) setRecords(found);
    };
    void read();
    return () => {
      mounted = false;
    };
  }, [game, after]);
  return records;
}
