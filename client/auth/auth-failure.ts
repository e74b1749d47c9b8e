import { isAuthSessionMissingError, type AuthError } from '@supabase/auth-js';

/** Why a call of the auth API did not work. */
export interface AuthFailure {
  /** The server's code (protocol, "Errors"), a storage code, or one of this device: `unreachable`, `session_missing`, `no_verifier`, `not_proven`, `refused`. */
  readonly code: string;
  /** For the error box: the provider's message, and what to do where it does not say that. */
  readonly sentence: string;
}

export const unreachable: AuthFailure = {
  code: 'unreachable',
  sentence: 'Tenfold cannot be reached right now. Your games are safe on this device; try again when you are online.',
};

/** What to do about a refusal whose message does not say it. */
const ADVICE: { readonly [code: string]: string } = {
  over_request_rate_limit: 'Wait a few minutes, then try again.',
  mfa_challenge_expired: 'Send yourself a new code.',
};

/** A refusal by the server: its message as it is, and advice where there is some. */
export function refusal(code: string, message: string): AuthFailure {
  const advice = ADVICE[code];
  return { code, sentence: advice === undefined ? message : `${message}. ${advice}` };
}

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
