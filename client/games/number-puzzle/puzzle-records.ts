import { useEffect, useState } from 'react';
import { ACHIEVEMENTS, achievementsOf, timeRecord, type AchievementKey } from '../../../shared/games/number-puzzle/v1/achievements.ts';
import { DIFFICULTIES } from '../../../shared/games/number-puzzle/v1/config.ts';
import { solvedOf, type NumberPuzzleState } from '../../../shared/games/number-puzzle/v1/rules.ts';
import type { GameRecords } from '../../../shared/progress/game-records.ts';
import { useCurrentPlayer } from '../../account/current-player.ts';
import type { FinishReport } from '../../engine/engine.ts';
import { useGameRecords } from '../../play/game-records.ts';
import { addGuestRecords, joinRecords, readGuestRecords, type PuzzleRecords } from './guest-records.ts';

const SLUG = 'number-puzzle';
const guestStorage = () => localStorage;

/** The fold over a player's sessions, read as records of boards. */
export function fromFold(fold: GameRecords): PuzzleRecords {
  const times = DIFFICULTIES.map((difficulty) => [difficulty, fold[timeRecord(difficulty)]?.least] as const);
  return {
    bestMs: Object.fromEntries(times.filter(([, least]) => least !== undefined)),
    earned: new Set(ACHIEVEMENTS.filter((key) => fold[key] !== undefined)),
  };
}

/** What one solved board is worth by itself: what an interrupted run must not count for is left out. */
export function recordsOfRun(state: NumberPuzzleState): PuzzleRecords {
  const solved = solvedOf(state);
  const earned = new Set(achievementsOf({ ...solved, resumed: state.resumed }));
  return { bestMs: state.resumed ? {} : { [solved.difficulty]: solved.durationMs }, earned };
}

/** The best times and achievements of who plays, undefined while they are read (decision G14). */
export function usePuzzleRecords(): PuzzleRecords | undefined {
  const fold = useGameRecords(SLUG);
  const isGuest = useCurrentPlayer().kind === 'guest';
  if (!fold) return undefined;
  const known = fromFold(fold);
  return isGuest ? joinRecords(known, readGuestRecords(guestStorage)) : known;
}

const NOTHING: PuzzleRecords = { bestMs: {}, earned: new Set() };

export interface RunNews {
  /** The best time on this board, this run's included; undefined if there is none, and while that is not known. */
  readonly bestMs: number | undefined;
  /** Earned by this run and never before; undefined while that is not known. */
  readonly fresh: readonly AchievementKey[] | undefined;
}

/** What a solved board changed. A guest's records are kept here, as soon as the engine has said that the game is a guest's. */
export function useRunNews(state: NumberPuzzleState, report: FinishReport | undefined): RunNews {
  const fold = useGameRecords(SLUG, report);
  const [guestBefore] = useState(() => readGuestRecords(guestStorage));
  const isGuests = report?.kept === 'memory' && report.problem === undefined;
  const counts = report !== undefined && !report.unverified;
  useEffect(() => {
    if (isGuests && counts) addGuestRecords(guestStorage, recordsOfRun(state));
  }, [isGuests, counts, state]);
  const run = counts ? recordsOfRun(state) : NOTHING;
  const { bestMs } = joinRecords(isGuests ? guestBefore : fromFold(fold ?? {}), run);
  // The session is in the fold once it is saved: what is counted once there, this run has earned.
  const isFresh = (key: AchievementKey) => (isGuests ? !guestBefore.earned.has(key) : fold?.[key]?.count === 1);
  if (!report || !fold) return { bestMs: undefined, fresh: undefined };
  return { bestMs: bestMs[state.config.difficulty], fresh: [...run.earned].filter(isFresh) };
}
