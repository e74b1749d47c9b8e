import { isText } from './wire.ts';
import type { Answer } from './exchange.ts';

/** Why an exchange failed: a code that the window words, or what the answer itself says. */
export type SyncFailure = 'unauthorized' | 'rate_limit' | 'unknown' | 'unreachable' | { readonly said: string };

const MAX_SERVER_TEXT = 500;

/** A server's own words, without control characters and at most 500 characters (spec 1 §8). */
export const cleaned = (text: string): string => text.replace(/\p{Cc}/gu, '').slice(0, MAX_SERVER_TEXT);

/** What an answer says of itself: the server's text, else its status line. */
export function saidBy(answer: Exclude<Answer, { kind: 'unreachable' }>): string {
  const said = answer.kind === 'json' ? answer.body['error'] : undefined;
  return isText(said) ? cleaned(said) : `HTTP ${answer.status}: ${answer.statusText}`;
}

/** Why an exchange failed whose answer was no success. */
export function failureOf(answer: Answer): SyncFailure {
  if (answer.kind === 'unreachable') return 'unreachable';
  if (answer.status === 401) return 'unauthorized';
  if (answer.status === 429) return 'rate_limit';
  return answer.status < 400 ? 'unknown' : { said: saidBy(answer) };
}
