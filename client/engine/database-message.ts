import { textForLog } from '../../shared/log-text.ts';
import { StorageFailure } from '../storage/storage-failure.ts';

/** What the database said as it refused, without control characters and at most 500 characters (spec 1 §8). */
export function databaseMessage(error: unknown): string {
  const said = error instanceof StorageFailure ? (error.cause ?? error) : error;
  return textForLog(textForLog(said).replace(/\p{Cc}/gu, ''));
}
