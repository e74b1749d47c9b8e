import { isAuthSessionMissingError, type AuthError } from '@supabase/auth-js';
import { refusalText, type RefusalWords } from '../text/refusal-text.ts';
import { problems } from '../words/en/refusals/names.ts';
import * as words from '../words/en/refusals/sign-in.ts';

/** Why a call of the auth API did not work. */
export interface AuthFailure {
  /** The server's reason or code (protocol, "Errors"), a storage code, or one of this device: `unreachable`, `session_missing`, `no_verifier`, `not_proven`, `refused`. */
  readonly code: string;
  /** For the error box: what happened, and what to do. */
  readonly sentence: string;
}

export const unreachable: AuthFailure = { code: 'unreachable', sentence: words.unreachable };

const SAID: RefusalWords = { ...problems, ...words.refusals };

/** The mails and text messages that the server spaces out. */
const SPACED: ReadonlySet<string> = new Set(['over_email_send_rate_limit', 'over_sms_send_rate_limit']);

/** What a refusal of the sign-in API says. The public client gives nothing of its pause but the number in its message. */
export function refusalSentence(code: string, message: string): string {
  const seconds = SPACED.has(code) ? /\d+/.exec(message)?.[0] : undefined;
  return seconds === undefined ? refusalText(SAID, [code], message) : words.onlyAfter(Number(seconds));
}

/** A refusal by the server, with advice where it does not say itself what to do. `code`: its reason, else its code. */
export const refusal = (code: string, message: string): AuthFailure => ({
  code,
  sentence: refusalText(words.advised, [code], refusalSentence(code, message)),
});

/** The failure that the auth client reports. */
export function failureOf(error: AuthError): AuthFailure {
  // An unknown error is an answer that is not our server's, for instance a captive portal's page.
  if (error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError') return unreachable;
  return refusal(isAuthSessionMissingError(error) ? 'session_missing' : (error.code ?? error.name), error.message);
}

const OVER: ReadonlySet<string> = new Set([
  'session_missing',
  'session_not_found',
  'session_expired',
  'no_authorization',
  'bad_jwt',
  'user_not_found',
]);

const FLOW_OVER: ReadonlySet<string> = new Set(['flow_state_not_found', 'flow_state_expired', 'bad_code_verifier']);

/** Whether the code with which the window came back is good no more, or here it never was. */
export const isFlowOver = ({ code }: AuthFailure): boolean => FLOW_OVER.has(code);

/** Whether the session of a sign-in has ended meanwhile, so that only its first step helps. */
export const isSessionOver = ({ code }: AuthFailure): boolean => OVER.has(code) || code.startsWith('refresh_token_');
