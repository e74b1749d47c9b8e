import { gameRecords, mergeRecord, recordsOf, type GameRecords } from '../../../shared/progress/counted/game-records.ts';
import type { FinishReport } from '../../engine/engine.ts';
import { useGame } from '../current-game.ts';
import { playerTotals } from './player-totals.ts';
import { whoPlays } from '../run/run-owner.ts';
import { useRead } from '../../device/use-read.ts';

/** What a guest's games of this window were worth: nothing of a guest is kept, but the next set-up knows of it. */
let guests: GameRecords = {};

/** Told once of each game that was not kept. */
export function rememberGuestRecords(game: string, { outcome, unverified }: FinishReport): void {
  for (const [key, tally] of Object.entries(recordsOf({ game, data: outcome.sessionData, ...(unverified && { unverified }) }))) {
    const known = guests[key];
    guests = { ...guests, [key]: known ? mergeRecord(known, tally) : tally };
  }
}

async function readRecords(game: string): Promise<GameRecords> {
  const owner = await whoPlays();
  return gameRecords(owner.kind === 'guest' ? guests : (await playerTotals(owner))?.records, game);
}

/**
 * The own figures of the game on this page over all games of who plays (best times, answers by table), undefined while they are read. They are read again
 * when `after` changes: give it the finish report to see the game that just ended.
 */
export function useGameRecords(after?: unknown): GameRecords | undefined {
  const { slug } = useGame();
  return useRead(() => readRecords(slug), slug, after);
}
