import { createContext, useContext } from 'react';
import type { Answer } from '../../shared/games/kit/facts.ts';
import type { LogEntry, Outcome } from '../../shared/games/kit/game.ts';

/** The run whose result is on screen. */
export interface EndedGame {
  readonly sessionId: string;
  readonly outcome: Outcome;
  readonly answers: () => readonly Answer[];
  readonly entries: readonly LogEntry<unknown>[];
}

/** RunScreen gives it to the result, for what reads no game's own state. */
export const CurrentRun = createContext<EndedGame | undefined>(undefined);

/** @throws Error outside of a result. */
export function useEndedGame(): EndedGame {
  const run = useContext(CurrentRun);
  if (!run) throw new Error('This is on no result.');
  return run;
}
