import { fail, type Result } from '../../shared/result.ts';
import { logStorage } from '../device/log-storage.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import { problemOf } from '../storage/storage-failure.ts';
import type { AuthFailure } from './auth-failure.ts';
import * as words from '../words/en/refusals/sign-in.ts';

/** A call for an account, as a form makes it. */
export type AuthWork<T> = () => Promise<Result<T, AuthFailure>>;

const BUG: AuthFailure = { code: 'bug', sentence: words.unexpected };

/** Runs the work. What is thrown is a failure as well: that of storage says what to do, anything else is a bug, and is logged. */
export async function outcomeOf<T>(work: AuthWork<T>): Promise<Result<T, AuthFailure>> {
  try {
    return await work();
  } catch (error) {
    const code = problemOf(error);
    if (code !== undefined) return fail({ code, sentence: storageSentence(code) });
    logStorage(error);
    return fail(BUG);
  }
}
