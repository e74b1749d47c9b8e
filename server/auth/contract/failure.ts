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

/** An expected refusal, as a value. The message may be shown to users. */
export interface AuthFailure {
  readonly status: number;
  readonly code: AuthErrorCode;
  readonly message: string;
  /** Only with `weak_password`. */
  readonly reasons?: readonly string[];
  /** In seconds; only with 429. */
  readonly retryAfterS?: number;
}

const refusal = (status: number, code: AuthErrorCode, message: string): AuthFailure => ({ status, code, message });

/** 400 for input that breaks a rule; `message` says which one. */
export const invalid = (message: string): AuthFailure => refusal(400, 'validation_failed', message);
export const usernameTaken = refusal(422, 'validation_failed', 'Username already exists. Try another name.');
export const invalidCredentials = refusal(400, 'invalid_credentials', 'Invalid login credentials');
export const captchaFailed = refusal(400, 'captcha_failed', 'The check against robots was not passed. Please try again.');
export const emailNotConfirmed = refusal(400, 'email_not_confirmed', 'Email not confirmed');
export const noAuthorization = refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
export const badJwt = refusal(403, 'bad_jwt', 'Invalid token');
export const userNotFound = refusal(403, 'user_not_found', 'User from the token does not exist');
export const sessionEnded = refusal(403, 'session_not_found', 'Session from the token does not exist');
/** A banned user: 400 to a request for a session, 403 to a bearer token. */
export const userBanned = (status: 400 | 403): AuthFailure => refusal(status, 'user_banned', 'User is banned');
export const refreshOfEndedSession = refusal(400, 'session_not_found', 'Invalid Refresh Token: Session Not Found');
export const sessionExpired = refusal(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
export const refreshUnknown = refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
export const refreshReused = refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
export const linkExpired = refusal(403, 'otp_expired', 'Email link is invalid or has expired');
export const changeNotMade = refusal(403, 'otp_expired', 'The e-mail address could not be changed');
export const codeExpired = refusal(403, 'otp_expired', 'Token has expired or is invalid');
export const signupDisabled = refusal(422, 'signup_disabled', 'Signups not allowed for this instance');
export const anonymousDisabled = refusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
export const otpDisabled = refusal(422, 'otp_disabled', 'Sign-in by a code alone is not offered');
/** Before what changes who one is (decision D34). Shown as it is by app versions that do not ask for the password themselves. */
export const reauthenticationNeeded = refusal(
  400,
  'reauthentication_needed',
  'For your safety, sign in again, and change this within ten minutes.',
);
export const samePassword = refusal(422, 'same_password', 'New password should be different from the old password.');
export const notAdmin = refusal(403, 'not_admin', 'Only the server writes app_metadata');
export const flowStateUnknown = refusal(404, 'flow_state_not_found', 'Invalid flow state, no valid flow state found');
export const flowStateExpired = refusal(422, 'flow_state_expired', 'Flow state has expired');
export const badVerifier = refusal(400, 'bad_code_verifier', 'Code challenge does not match previously saved code verifier');
export const factorNotFound = refusal(404, 'mfa_factor_not_found', 'Factor not found');
/**
 * The session lacks the second step. 401: to act for an account with a verified factor; 403: to enrol another factor; 422: to remove one
 * (protocol, "Second factors").
 */
export const insufficientAal = (status: 401 | 403 | 422): AuthFailure =>
  refusal(status, 'insufficient_aal', 'The second step of the sign-in is still to come');
export const factorNameTaken = refusal(422, 'mfa_factor_name_conflict', 'A factor with this name exists already');
export const tooManyFactors = refusal(422, 'too_many_enrolled_mfa_factors', 'No more factors can be added: remove one first');
export const phoneFactorExists = refusal(422, 'mfa_verified_factor_exists', 'This phone number is a factor already');
export const challengeExpired = refusal(422, 'mfa_challenge_expired', 'The challenge has expired or was used: ask for another one');
export const wrongTotpCode = refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
export const wrongPhoneCode = refusal(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered');
export const wrongRecoveryCode = refusal(422, 'mfa_verification_failed', 'Invalid recovery code entered');
export const phoneFactorsDisabled = refusal(422, 'mfa_phone_enroll_not_enabled', 'Phone factors are not offered');
export const identityNotFound = refusal(422, 'identity_not_found', 'Identity does not exist');
export const identityTaken = refusal(422, 'identity_already_exists', 'This Google account is already connected to another Tenfold account');
export const providerEmailUnverified = refusal(
  422,
  'provider_email_needs_verification',
  'Google has not verified the e-mail address of this account',
);
export const providerNotOffered = refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
export const oauthStateUnknown = refusal(400, 'bad_oauth_state', 'OAuth state is unknown or has expired');
export const lastIdentity = refusal(422, 'single_identity_not_deletable', 'The last way to sign in cannot be removed');
export const routeNotFound = refusal(404, 'not_found', 'Not found');
export const badId = refusal(404, 'validation_failed', 'The id must be a UUID');
export const badJson = refusal(400, 'bad_json', 'Could not read the body as JSON');
export const tooLarge = refusal(413, 'request_entity_too_large', 'The body is too large');
export const wrongMediaType = refusal(415, 'unsupported_media_type', 'Only application/json is read');
export const unexpected = refusal(500, 'unexpected_failure', 'Unexpected failure');

/** 422 for a password of a wrong length, or one that too many people have; `message` says what would do. */
export function weakPassword(message: string, reason: 'length' | 'common'): AuthFailure {
  return {
    ...refusal(422, 'weak_password', message),
    reasons: [reason],
  };
}

/** 429 of the request limits (protocol, "Lifetimes and limits"); `retryAfterS` whole seconds, at least 1. */
export function tooManyRequests(retryAfterS: number): AuthFailure {
  return {
    ...refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
    retryAfterS,
  };
}

const onlyAfter = (retryAfterS: number): string => `For security purposes, you can only request this after ${String(retryAfterS)} seconds.`;

/** 429 of the limits on text messages (protocol, "Lifetimes and limits"). */
export function tooManyTexts(retryAfterS: number): AuthFailure {
  return { ...refusal(429, 'over_sms_send_rate_limit', onlyAfter(retryAfterS)), retryAfterS };
}

/** 429 of the mail limits (protocol, "Lifetimes and limits"). */
export function tooManyMails(retryAfterS: number): AuthFailure {
  return {
    ...refusal(429, 'over_email_send_rate_limit', onlyAfter(retryAfterS)),
    retryAfterS,
  };
}
