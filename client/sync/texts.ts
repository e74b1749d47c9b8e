import type { ReceiptRow } from '../storage/records.ts';
import type { Answer } from './exchange.ts';

/** The client's texts of the error catalogue (spec 1 §8): shown in Settings, never over a summary (decision D12). */
export const SUBMIT_TEXTS = {
  unauthorized: 'Authentication required',
  rateLimited: 'Rate limit exceeded. Please try again later.',
  unknown: 'Unknown error',
  failed: 'Submission failed',
  inProgress: 'Submission already in progress',
  gameId: 'Invalid game ID',
  score: 'Invalid score',
  time: 'Invalid time',
  accuracy: 'Invalid accuracy percentage',
  anonymous: 'User not authenticated',
} as const;

const MAX_SERVER_TEXT = 500;

/** A server's own words, without control characters and at most 500 characters (spec 1 §8). */
const cleaned = (text: string): string => text.replace(/\p{Cc}/gu, '').slice(0, MAX_SERVER_TEXT);

/** The text for an answer that was no success. */
export function failureText(answer: Answer): string {
  if (answer.kind === 'unreachable') return SUBMIT_TEXTS.failed;
  if (answer.status === 401) return SUBMIT_TEXTS.unauthorized;
  if (answer.status === 429) return SUBMIT_TEXTS.rateLimited;
  if (answer.status < 400) return SUBMIT_TEXTS.unknown;
  const said = answer.kind === 'json' ? answer.body['error'] : undefined;
  if (typeof said === 'string' && said !== '') return cleaned(said);
  return `HTTP ${answer.status}: ${answer.statusText}`;
}

const PARKED_TEXTS: { readonly [code: string]: string } = {
  too_large: 'Too large to send',
  refused: 'The server could not read it',
  wrong_owner: 'Belongs to another account',
  id_conflict: 'Another game is stored under the same id',
  shape: 'It is not complete',
  payload: 'It is not complete',
  hash: 'It was changed after it was saved',
  seed: 'Its questions do not belong to it',
  config: 'Its settings are outside the limits of the game',
  log: 'Its answers do not fit its questions',
  unfinished: 'It was not played to the end',
  score: SUBMIT_TEXTS.score,
  time: SUBMIT_TEXTS.time,
  accuracy: SUBMIT_TEXTS.accuracy,
  game: SUBMIT_TEXTS.gameId,
};

/** Why an item stays parked, for the list in Settings. */
export function parkedText(receipt: Pick<ReceiptRow, 'status' | 'code'>): string {
  const code = receipt.code ?? receipt.status;
  return PARKED_TEXTS[code] ?? `Not accepted (${cleaned(code)})`;
}
