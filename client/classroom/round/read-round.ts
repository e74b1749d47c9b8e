import type { Round } from '../../../shared/classroom/round.ts';
import { fail, type Result } from '../../../shared/result.ts';
import { code } from '../../window/chunk.tsx';
import * as words from '../../words/en/classroom/round.ts';

/** With the rules of all games: a code is only one that this build can play. */
const reading = code(() => import('./playable-round.ts'));

export const prefetchReading = reading.prefetch;

type Reading = typeof import('./playable-round.ts');

/** Why there is no round, in words. `sheet`: the text of the sheet of paper that it is of. */
export interface NoRound {
  readonly text: string;
  readonly sheet?: string;
}

/** The round of a code, or why there is none. @param sheet all that was read of a sheet, if it is one. */
export async function readRound(typed: string, sheet = typed): Promise<Result<Round, NoRound>> {
  if (typed.trim() === '') return fail({ text: words.refusals.empty });
  const { playableRound } = await new Promise<Reading>((there) => reading.whenThere(there));
  const round = playableRound(typed);
  if (round.ok) return round;
  const { error } = round;
  if (error.reason === 'character') return fail({ text: words.refusals.character(error) });
  return fail({ text: words.refusals[error.reason], ...(error.reason === 'sheet' && { sheet }) });
}
