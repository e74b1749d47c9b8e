import type { NameProblem } from '../../profiles/username.ts';
import * as words from '../../words/en/auth.ts';
import { tooManyRequests as requestLimitReached } from '../../words/en/requests.ts';

/** Every error code of the offered part of the auth API (protocol, "Errors"). */
export type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'bad_oauth_callback'
  | 'bad_oauth_state'
  | 'captcha_failed'
  | 'email_not_confirmed'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'invalid_credentials'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_verified_factor_exists'
  | 'no_authorization'
  | 'not_admin'
  | 'not_found'
  | 'insufficient_aal'
  | 'otp_disabled'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'over_sms_send_rate_limit'
  | 'provider_email_needs_verification'
  | 'reauthentication_needed'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'same_password'
  | 'session_expired'
  | 'session_not_found'
  | 'signup_disabled'
  | 'single_identity_not_deletable'
  | 'too_many_enrolled_mfa_factors'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'unexpected_failure'
  | 'unsupported_media_type'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password';

/** What tells apart the refusals of one code that people see (protocol, "Errors"). The code stays what the public client knows. */
export type AuthReason =
  | NameProblem
  | 'code_expired'
  | 'email_invalid'
  | 'email_not_changed'
  | 'provider_not_offered'
  | 'google_refused'
  | 'google_unreachable'
  | 'google_unusable'
  | 'link_expired'
  | 'name_taken'
  | 'password_common'
  | 'password_missing'
  | 'password_not_unicode'
  | 'password_too_long'
  | 'password_too_short'
  | 'phone_invalid'
  | 'wrong_app_code'
  | 'wrong_phone_code'
  | 'wrong_recovery_code';

/** An expected refusal, as a value. The message may be shown to users. */
export interface AuthFailure {
  readonly status: number;
  readonly code: AuthErrorCode;
  readonly message: string;
  /** Which of the code's refusals it is, where it has several. */
  readonly reason?: AuthReason;
  /** Only with `weak_password`. */
  readonly reasons?: readonly string[];
  /** In seconds; only with 429. */
  readonly retryAfterS?: number;
}

const refusal = (status: number, code: AuthErrorCode, message: string, reason?: AuthReason): AuthFailure => ({
  status,
  code,
  message,
  ...(reason !== undefined && { reason }),
});

/** 400 for input that breaks a rule; `message` says which one, and so does `reason` where people see it. */
export const invalid = (message: string, reason?: AuthReason): AuthFailure => refusal(400, 'validation_failed', message, reason);
export const usernameTaken = refusal(422, 'validation_failed', words.usernameTaken, 'name_taken');
export const invalidCredentials = refusal(400, 'invalid_credentials', words.invalidCredentials);
export const captchaFailed = refusal(400, 'captcha_failed', words.captchaFailed);
export const emailNotConfirmed = refusal(400, 'email_not_confirmed', words.emailNotConfirmed);
export const noAuthorization = refusal(401, 'no_authorization', words.noAuthorization);
export const badJwt = refusal(403, 'bad_jwt', words.badJwt);
export const userNotFound = refusal(403, 'user_not_found', words.userNotFound);
export const sessionEnded = refusal(403, 'session_not_found', words.sessionEnded);
/** A banned user: 400 to a request for a session, 403 to a bearer token. */
export const userBanned = (status: 400 | 403): AuthFailure => refusal(status, 'user_banned', words.userBanned);
export const refreshOfEndedSession = refusal(400, 'session_not_found', words.refreshOfEndedSession);
export const sessionExpired = refusal(400, 'session_expired', words.sessionExpired);
export const refreshUnknown = refusal(400, 'refresh_token_not_found', words.refreshUnknown);
export const refreshReused = refusal(400, 'refresh_token_already_used', words.refreshReused);
export const linkExpired = refusal(403, 'otp_expired', words.linkExpired, 'link_expired');
export const changeNotMade = refusal(403, 'otp_expired', words.changeNotMade, 'email_not_changed');
export const codeExpired = refusal(403, 'otp_expired', words.codeExpired, 'code_expired');
export const signupDisabled = refusal(422, 'signup_disabled', words.signupDisabled);
export const anonymousDisabled = refusal(422, 'anonymous_provider_disabled', words.anonymousDisabled);
export const otpDisabled = refusal(422, 'otp_disabled', words.otpDisabled);
/** Before what changes who one is (decision D34). */
export const reauthenticationNeeded = refusal(400, 'reauthentication_needed', words.reauthenticationNeeded);
export const samePassword = refusal(422, 'same_password', words.samePassword);
export const notAdmin = refusal(403, 'not_admin', words.notAdmin);
export const flowStateUnknown = refusal(404, 'flow_state_not_found', words.flowStateUnknown);
export const flowStateExpired = refusal(422, 'flow_state_expired', words.flowStateExpired);
export const badVerifier = refusal(400, 'bad_code_verifier', words.badVerifier);
export const factorNotFound = refusal(404, 'mfa_factor_not_found', words.factorNotFound);
/**
 * The session lacks the second step. 401: to act for an account with a verified factor; 403: to enrol another factor; 422: to remove one
 * (protocol, "Second factors").
 */
export const insufficientAal = (status: 401 | 403 | 422): AuthFailure => refusal(status, 'insufficient_aal', words.secondStepMissing);
export const factorNameTaken = refusal(422, 'mfa_factor_name_conflict', words.factorNameTaken);
export const tooManyFactors = refusal(422, 'too_many_enrolled_mfa_factors', words.tooManyFactors);
export const phoneFactorExists = refusal(422, 'mfa_verified_factor_exists', words.phoneFactorExists);
export const challengeExpired = refusal(422, 'mfa_challenge_expired', words.challengeExpired);
export const wrongTotpCode = refusal(422, 'mfa_verification_failed', words.wrongTotpCode, 'wrong_app_code');
export const wrongPhoneCode = refusal(422, 'mfa_verification_failed', words.wrongPhoneCode, 'wrong_phone_code');
export const wrongRecoveryCode = refusal(422, 'mfa_verification_failed', words.wrongRecoveryCode, 'wrong_recovery_code');
export const phoneFactorsDisabled = refusal(422, 'mfa_phone_enroll_not_enabled', words.phoneFactorsDisabled);
export const identityNotFound = refusal(422, 'identity_not_found', words.identityNotFound);
export const identityTaken = refusal(422, 'identity_already_exists', words.identityTaken);
export const providerEmailUnverified = refusal(422, 'provider_email_needs_verification', words.providerEmailUnverified);
export const providerNotOffered = refusal(400, 'validation_failed', words.providerNotOffered, 'provider_not_offered');
export const oauthStateUnknown = refusal(400, 'bad_oauth_state', words.oauthStateUnknown);
export const lastIdentity = refusal(422, 'single_identity_not_deletable', words.lastIdentity);
export const routeNotFound = refusal(404, 'not_found', words.routeNotFound);
export const badId = refusal(404, 'validation_failed', words.badId);
export const badJson = refusal(400, 'bad_json', words.badJson);
export const tooLarge = refusal(413, 'request_entity_too_large', words.tooLarge);
export const wrongMediaType = refusal(415, 'unsupported_media_type', words.wrongMediaType);
export const unexpected = refusal(500, 'unexpected_failure', words.unexpected);

/** 422 for a password of a wrong length, or one that too many people have; `message` says what would do. */
export function weakPassword(message: string, reason: 'password_too_short' | 'password_too_long' | 'password_common'): AuthFailure {
  return {
    ...refusal(422, 'weak_password', message, reason),
    reasons: [reason === 'password_common' ? 'common' : 'length'],
  };
}

/** 429 of the request limits (protocol, "Lifetimes and limits"); `retryAfterS` whole seconds, at least 1. */
export function tooManyRequests(retryAfterS: number): AuthFailure {
  return {
    ...refusal(429, 'over_request_rate_limit', requestLimitReached),
    retryAfterS,
  };
}

/** 429 of the limits on text messages (protocol, "Lifetimes and limits"). */
export function tooManyTexts(retryAfterS: number): AuthFailure {
  return { ...refusal(429, 'over_sms_send_rate_limit', words.onlyAfter(retryAfterS)), retryAfterS };
}

/** 429 of the mail limits (protocol, "Lifetimes and limits"). */
export function tooManyMails(retryAfterS: number): AuthFailure {
  return {
    ...refusal(429, 'over_email_send_rate_limit', words.onlyAfter(retryAfterS)),
    retryAfterS,
  };
}
