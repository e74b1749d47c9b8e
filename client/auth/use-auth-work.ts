import { useState } from 'react';
import { fail, type Result } from '../../shared/result.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import { problemOf } from '../storage/storage-failure.ts';
import type { AuthFailure } from './auth-failure.ts';

/** A call for an account, as a form makes it. */
export type AuthWork<T> = () => Promise<Result<T, AuthFailure>>;

/** Runs the work. If storage refuses, that is a failure like any other; anything else that is thrown is a bug. */
async function outcomeOf<T>(work: AuthWork<T>): Promise<Result<T, AuthFailure>> {
  try {
    return await work();
  } catch (error) {
    const code = problemOf(error);
    if (code === undefined) throw error;
    return fail({ code, sentence: storageSentence(code) });
  }
}

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
    const outcome = await outcomeOf(work).finally(() => setBusy(false));
    if (!outcome.ok) setError(outcome.error.sentence);
    return outcome;
  };
  return { busy, error, setError, run };
}
