import type { Round } from '../../../shared/classroom/round.ts';
import { fail, type Result } from '../../../shared/result.ts';
import { code } from '../../window/chunk.tsx';
import * as words from '../../words/en/classroom/round.ts';

/** With the rules of all games: a code is only one that this build can play. */
const reading = code(() => import('./playable-round.ts'));

export const prefetchReading = reading.prefetch;

type Reading = typeof import('./playable-round.ts');

/** The round of a code, or why there is none, in words. */
export async function readRound(typed: string): Promise<Result<Round, string>> {
  if (typed.trim() === '') return fail(words.refusals.empty);
  const { playableRound } = await new Promise<Reading>((there) => reading.whenThere(there));
  const round = playableRound(typed);
  if (round.ok) return round;
  const { error } = round;
  return fail(error.reason === 'character' ? words.refusals.character(error) : words.refusals[error.reason]);
}
