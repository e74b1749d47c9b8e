/** What the sign-in API refuses with, by the server's reason or code. Those of names are in `names.ts`. */
export const refusals: { readonly [code: string]: string } = {
  bad_code_verifier: 'Code challenge does not match previously saved code verifier',
  bad_jwt: 'Invalid token',
  bad_oauth_state: 'OAuth state is unknown or has expired',
  captcha_failed: 'The check against robots was not passed. Please try again.',
  code_expired: 'Token has expired or is invalid',
  email_invalid: 'Unable to validate email address: invalid format',
  email_not_changed: 'The email address could not be changed',
  email_not_confirmed: 'Email not confirmed',
  flow_state_expired: 'Flow state has expired',
  flow_state_not_found: 'Invalid flow state, no valid flow state found',
  google_refused: 'Google did not confirm who you are.',
  google_unreachable: 'Google cannot be reached right now. Please try again later.',
  google_unusable: 'Google gave an answer that could not be used. Please try again.',
  identity_already_exists: 'This Google account is already connected to another Tenfold account',
  identity_not_found: 'Identity does not exist',
  insufficient_aal: 'The second step of the sign-in is still to come',
  invalid_credentials: 'Invalid login credentials',
  link_expired: 'Email link is invalid or has expired',
  mfa_challenge_expired: 'The challenge has expired or was used: ask for another one',
  mfa_factor_name_conflict: 'A factor with this name exists already',
  mfa_factor_not_found: 'Factor not found',
  mfa_phone_enroll_not_enabled: 'Phone factors are not offered',
  mfa_verified_factor_exists: 'This phone number is a factor already',
  no_authorization: 'This endpoint requires a valid Bearer token',
  over_request_rate_limit: 'Request rate limit reached',
  password_common: 'This password is too common. Choose another one.',
  password_missing: 'Signup requires a valid password',
  password_not_unicode: 'The password is not valid Unicode',
  password_too_long: 'Password should be at most 128 characters.',
  password_too_short: 'Password should be at least 6 characters.',
  phone_invalid: 'phone needs to be a number in E.164, such as +15550100',
  provider_email_needs_verification: 'Google has not verified the email address of this account',
  provider_not_offered: 'Unsupported provider: provider is not enabled',
  reauthentication_needed: 'For your safety, sign in again, and change this within ten minutes.',
  refresh_token_already_used: 'Invalid Refresh Token: Already Used',
  refresh_token_not_found: 'Invalid Refresh Token: Refresh Token Not Found',
  same_password: 'New password should be different from the old password.',
  session_expired: 'Invalid Refresh Token: Session Expired',
  session_missing: 'Auth session missing!',
  session_not_found: 'Session from the token does not exist',
  signup_disabled: 'Signups not allowed for this instance',
  single_identity_not_deletable: 'The last way to sign in cannot be removed',
  too_many_enrolled_mfa_factors: 'No more factors can be added: remove one first',
  unexpected_failure: 'Unexpected failure',
  user_banned: 'User is banned',
  user_not_found: 'User from the token does not exist',
  wrong_app_code: 'Invalid TOTP code entered',
  wrong_phone_code: 'Invalid MFA Phone code entered',
  wrong_recovery_code: 'Invalid recovery code entered',
};

/** Of a mail or a text message that was asked for too soon. */
export const onlyAfter = (seconds: number) => `For security purposes, you can only request this after ${seconds} seconds.`;

/** In a form, where the refusal itself does not say what to do. */
export const advised: { readonly [code: string]: string } = {
  code_expired: 'Token has expired or is invalid. Check the digits, or take those of the newest mail.',
  over_request_rate_limit: 'Request rate limit reached. Wait a few minutes, then try again.',
  mfa_challenge_expired: 'The challenge has expired or was used: ask for another one. Send yourself a new code.',
};

export const unreachable = 'Tenfold cannot be reached right now. Your games are safe on this device; try again when you are online.';

/** What goes wrong on this device. */
export const unexpected = 'We encountered an unexpected error. Please try refreshing the page.';
export const nothingChanged = 'Nothing was changed.';
export const signInAgain = 'Sign in again first.';
export const otherBrowser = 'The link was opened in another browser than it was asked for in.';
export const googleNotConnected = 'Google was not connected: it took too long, or it began in another browser. Please try again here.';
export const googleNotOffered = 'Signing in with Google is no longer offered here.';
