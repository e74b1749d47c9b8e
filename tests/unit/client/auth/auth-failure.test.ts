import { describe, expect, it } from 'vitest';
import * as failures from '../../../../server/auth/contract/failure.ts';
import type { AuthFailure } from '../../../../server/auth/contract/failure.ts';
import { nameProblemText, readName } from '../../../../server/profiles/username.ts';
import { refusal, refusalSentence } from '../../../../client/auth/auth-failure.ts';

/** No form of ours gets these: they are for who writes another client, and stay as the server wrote them. */
const FOR_OTHER_CLIENTS: ReadonlySet<string> = new Set([
  'anonymous_provider_disabled',
  'bad_json',
  'not_admin',
  'not_found',
  'otp_disabled',
  'request_entity_too_large',
  'unsupported_media_type',
  'validation_failed',
]);

const isFailure = (value: unknown): value is AuthFailure => typeof value === 'object' && value !== null && 'message' in value;

const all: readonly AuthFailure[] = [
  ...Object.values(failures).filter(isFailure),
  failures.userBanned(400),
  failures.insufficientAal(401),
  failures.tooManyRequests(60),
  failures.tooManyMails(42),
  failures.tooManyTexts(1),
];

describe('A refusal of the sign-in API', () => {
  it('has words of the window for each code that people meet, in English the server’s to the letter', () => {
    const met = all.map((failure) => ({ ...failure, known: failure.reason ?? failure.code }));
    const unworded = met.filter(({ known, message }) => refusalSentence(known, `${message}?`) === `${message}?`);
    expect(new Set(unworded.map(({ known }) => known))).toEqual(FOR_OTHER_CLIENTS);
    const refreshes = new Set([failures.refreshOfEndedSession.message]);
    const worded = met.filter(({ known, message }) => !FOR_OTHER_CLIENTS.has(known) && !refreshes.has(message));
    for (const { known, message } of worded) expect(refusalSentence(known, `${message}?`)).toBe(message);
  });

  it.each(['x', 'a--…', '---', 'Maria Мария', 'admin'])('has words for the name %s', (name) => {
    const read = readName(name);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(refusalSentence(read.error, '')).toBe(nameProblemText(read.error));
  });

  it('that this version does not know says what the server wrote, and so does a word that every object knows', () => {
    expect(refusalSentence('brand_new', 'In the words of the server.')).toBe('In the words of the server.');
    expect(refusalSentence('constructor', 'In the words of the server.')).toBe('In the words of the server.');
    expect(refusalSentence('over_email_send_rate_limit', 'Too soon.')).toBe('Too soon.');
  });

  it('in a form says what to do, too', () => {
    expect(refusal('over_request_rate_limit', '').sentence).toBe('Request rate limit reached. Wait a few minutes, then try again.');
    expect(refusal('wrong_app_code', '')).toEqual({ code: 'wrong_app_code', sentence: 'Invalid TOTP code entered' });
  });
});
