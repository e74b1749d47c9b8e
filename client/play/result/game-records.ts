import { mergeRecord, recordsOf, type GameRecords } from '../../../shared/progress/counted/game-records.ts';
import type { FinishReport } from '../../engine/engine.ts';
import { useGame } from '../current-game.ts';
import { ownerKey, useOwner, whoPlays } from '../run/run-owner.ts';
import { readStored } from '../../device/read-stored.ts';
import { useRead } from '../../device/use-read.ts';

/** The records of the guest's games in this window, by game, for the next set-up. They are not stored. */
const guests = new Map<string, GameRecords>();

/** Adds a guest's game to the records. Called once for each game that was not kept. */
export function rememberGuestRecords(game: string, { outcome, unverified }: FinishReport, round: string | undefined): void {
  const records = { ...guests.get(game) };
  const ended = { data: outcome.sessionData, ...(unverified && { unverified }), ...(round !== undefined && { round }) };
  for (const [name, tally] of Object.entries(recordsOf(ended))) {
    const known = records[name];
    records[name] = known ? mergeRecord(known, tally) : tally;
  }
  guests.set(game, records);
}

async function readRecords(game: string): Promise<GameRecords> {
  // The wait also lets the screen of the run remember a guest's game: its effect comes after those of the result.
  const owner = await whoPlays();
  return (owner.kind === 'guest' ? guests.get(game) : await storedRecords(owner.localId, game)) ?? {};
}

/** Undefined, too, where the device refuses its storage: the banner says what is wrong, and the game can be played without. */
async function storedRecords(localId: string, game: string): Promise<GameRecords | undefined> {
  const stored = await readStored((storage) => storage.player(localId).someProgress(0, ['games']));
  return stored?.figures.games[game]?.records;
}

/**
 * The records of this page's game over all games of the current player (best times, answers by table); undefined while they are read. They
 * are read again for another player, and when `after` changes: pass the finish report, to see the game that just ended.
 */
export function useGameRecords(after?: unknown): GameRecords | undefined {
  const { slug } = useGame();
  const owner = useOwner();
  return useRead(async () => owner && readRecords(slug), `${slug} ${ownerKey(owner)}`, after);
}
