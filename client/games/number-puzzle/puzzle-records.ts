import { useEffect, useState } from 'react';
import type { Outcome } from '../../../shared/games/kit/game.ts';
import { ACHIEVEMENTS, timeRecord, type AchievementKey } from '../../../shared/games/number-puzzle/v1/achievements.ts';
import { DIFFICULTIES, type PuzzleDifficulty } from '../../../shared/games/number-puzzle/v1/config.ts';
import { recordsOf, type GameRecords } from '../../../shared/progress/counted/game-records.ts';
import { useCurrentPlayer } from '../../device/current-player.ts';
import type { FinishReport } from '../../engine/engine.ts';
import { useGameRecords } from '../../play/result/game-records.ts';
import { addGuestRecords, joinRecords, readGuestRecords, type PuzzleRecords } from './guest-records.ts';

const guestStorage = () => localStorage;

/** Reads a player's game records as records of boards. */
export function fromFold(fold: GameRecords): PuzzleRecords {
  const times = DIFFICULTIES.map((difficulty) => [difficulty, fold[timeRecord(difficulty)]?.least] as const);
  return {
    bestMs: Object.fromEntries(times.filter(([, least]) => least !== undefined)),
    earned: new Set(ACHIEVEMENTS.filter((key) => fold[key] !== undefined)),
  };
}

/** The records of one solved board alone, as its rules name them in the outcome. */
export const recordsOfRun = ({ sessionData }: Outcome): PuzzleRecords => fromFold(recordsOf({ data: sessionData }));

/** The best times and achievements of the current player; undefined while they are read (decision G14). */
export function usePuzzleRecords(): PuzzleRecords | undefined {
  const fold = useGameRecords();
  const isGuest = useCurrentPlayer().kind === 'guest';
  if (!fold) return undefined;
  const known = fromFold(fold);
  return isGuest ? joinRecords(known, readGuestRecords(guestStorage)) : known;
}

const NOTHING: PuzzleRecords = { bestMs: {}, earned: new Set() };

export interface RunNews {
  /** The best time on this board, this run included; undefined if there is none, and while the records are read. */
  readonly bestMs: number | undefined;
  /** What this run earned, new or not. */
  readonly earned: ReadonlySet<AchievementKey>;
  /** What this run earned for the first time; undefined while the records are read. */
  readonly fresh: readonly AchievementKey[] | undefined;
}

/** What a solved board changed in the records. It also stores a guest's records, once the engine reports that a guest played. */
export function useRunNews(difficulty: PuzzleDifficulty, outcome: Outcome, report: FinishReport | undefined): RunNews {
  const fold = useGameRecords(report);
  const [guestBefore] = useState(() => readGuestRecords(guestStorage));
  const isGuests = report?.kept === 'memory' && report.problem === undefined;
  const counts = report !== undefined && !report.unverified;
  useEffect(() => {
    if (isGuests && counts) addGuestRecords(guestStorage, recordsOfRun(outcome));
  }, [isGuests, counts, outcome]);
  const { earned } = report?.unverified ? NOTHING : recordsOfRun(outcome);
  const run = counts ? recordsOfRun(outcome) : NOTHING;
  const { bestMs } = joinRecords(isGuests ? guestBefore : fromFold(fold ?? {}), run);
  // A saved session is in the records. So an achievement with a count of 1 was earned by this run.
  const isFresh = (key: AchievementKey) => (isGuests ? !guestBefore.earned.has(key) : fold?.[key]?.count === 1);
  if (!report || !fold) return { bestMs: undefined, earned, fresh: undefined };
  return { bestMs: bestMs[difficulty], earned, fresh: [...earned].filter(isFresh) };
}
