import { paperRound, wrongPlaces, type PaperRound } from '../../../shared/classroom/paper-round.ts';
import { seedFromText, seedToHex } from '../../../shared/seed.ts';
import { ROW, type ResultRow } from '../storage/class-rows.ts';

/** More problems has no round. */
const MOST_PROBLEMS = 1_000;

/** What a sheet of a seat comes to. Entered again with the same marks it is the same result. @param wrong the places, from 0, in their order. */
export function paperResult(round: string, seat: number, problems: number, wrong: readonly number[]): Omit<ResultRow, 'atMs' | 'day'> {
  const marks = seedToHex(seedFromText(wrong.join(' '))).slice(0, 16);
  return {
    ...ROW,
    id: [round, seat, 'paper', marks].join(' '),
    round,
    seat,
    right: problems - wrong.length,
    asked: problems,
    ms: 0,
    isCalm: false,
    paper: { wrong },
  };
}

/**
 * What a file says of a sheet. The problems follow from the round; of a round that only a newer build knows there are as many as the file says.
 * Undefined if its places are none.
 */
export function paperResultOf(round: string, seat: number, wrong: unknown, asked: unknown): ReturnType<typeof paperResult> | undefined {
  const known = paperRound(round);
  const count = known?.problems.length ?? Number(asked);
  const places = wrongPlaces(wrong, known ? count : MOST_PROBLEMS);
  if (!places || !Number.isSafeInteger(count) || count < places.length || count > MOST_PROBLEMS) return undefined;
  return paperResult(round, seat, count, places);
}

/** Papers of rounds, each worked out once. */
export function papers(): (round: string) => PaperRound | undefined {
  const known = new Map<string, PaperRound | undefined>();
  return (round) => {
    if (!known.has(round)) known.set(round, paperRound(round));
    return known.get(round);
  };
}
