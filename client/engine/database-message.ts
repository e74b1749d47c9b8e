import { textForLog } from '../../shared/log-text.ts';
import { StorageFailure } from '../storage/storage-failure.ts';

/** The database's error message, without control characters and at most 500 characters long (spec 1 §8). */
export function databaseMessage(error: unknown): string {
  const said = error instanceof StorageFailure ? (error.cause ?? error) : error;
  return textForLog(textForLog(said).replace(/\p{Cc}/gu, ''));
}
