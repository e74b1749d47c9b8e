import { useState } from 'react';
import type { Result } from '../../shared/result.ts';
import type { AuthFailure } from './auth-failure.ts';
import { outcomeOf, type AuthWork } from './auth-work.ts';

/**
 * What a form of an account shows of its work: whether it is under way, and the sentence of its failure.
 * @param first what the error box says at first
 */
export function useAuthWork(first?: string) {
  const [error, setError] = useState(first);
  const [busy, setBusy] = useState(false);

  /** Runs the work; undefined while other work is under way. */
  const run = async <T>(work: AuthWork<T>): Promise<Result<T, AuthFailure> | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setError(undefined);
    const outcome = await outcomeOf(work);
    setBusy(false);
    if (!outcome.ok) setError(outcome.error.sentence);
    return outcome;
  };
  return { busy, error, setError, run };
}
