import type { SyncFailure } from '../sync/failure.ts';
import * as words from '../words/en/sync/failures.ts';

/** Why an exchange with the server failed (spec 1 §8): shown in Settings, never over a summary (decision D12). */
export const syncFailureText = (failure: SyncFailure): string => (typeof failure === 'string' ? words.failures[failure] : failure.said);
