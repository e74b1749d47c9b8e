/**
 * What the sign-in API answers where it refuses (docs/protocol.md, "Errors"). The public client and installed apps show these as they are,
 * and some know them by their words: they change for no one. The window words a refusal by its code (client/words/en/auth/refusals.ts).
 */

export const usernameTaken = 'Username already exists. Try another name.';
export const invalidCredentials = 'Invalid login credentials';
export const captchaFailed = 'The check against robots was not passed. Please try again.';
export const emailNotConfirmed = 'Email not confirmed';
export const noAuthorization = 'This endpoint requires a valid Bearer token';
export const badJwt = 'Invalid token';
export const userNotFound = 'User from the token does not exist';
export const sessionEnded = 'Session from the token does not exist';
export const userBanned = 'User is banned';
export const refreshOfEndedSession = 'Invalid Refresh Token: Session Not Found';
export const sessionExpired = 'Invalid Refresh Token: Session Expired';
export const refreshUnknown = 'Invalid Refresh Token: Refresh Token Not Found';
export const refreshReused = 'Invalid Refresh Token: Already Used';
export const linkExpired = 'Email link is invalid or has expired';
export const changeNotMade = 'The email address could not be changed';
export const codeExpired = 'Token has expired or is invalid';
export const signupDisabled = 'Signups not allowed for this instance';
export const anonymousDisabled = 'Anonymous sign-ins are disabled';
export const otpDisabled = 'Sign-in by a code alone is not offered';
/** Shown as it is by app versions that do not ask for the password themselves. */
export const reauthenticationNeeded = 'For your safety, sign in again, and change this within ten minutes.';
export const samePassword = 'New password should be different from the old password.';
export const notAdmin = 'Only the server writes app_metadata';
export const flowStateUnknown = 'Invalid flow state, no valid flow state found';
export const flowStateExpired = 'Flow state has expired';
export const badVerifier = 'Code challenge does not match previously saved code verifier';
export const factorNotFound = 'Factor not found';
export const secondStepMissing = 'The second step of the sign-in is still to come';
export const factorNameTaken = 'A factor with this name exists already';
export const tooManyFactors = 'No more factors can be added: remove one first';
export const phoneFactorExists = 'This phone number is a factor already';
export const challengeExpired = 'The challenge has expired or was used: ask for another one';
export const wrongTotpCode = 'Invalid TOTP code entered';
export const wrongPhoneCode = 'Invalid MFA Phone code entered';
export const wrongRecoveryCode = 'Invalid recovery code entered';
export const phoneFactorsDisabled = 'Phone factors are not offered';
export const identityNotFound = 'Identity does not exist';
export const identityTaken = 'This Google account is already connected to another Tenfold account';
export const providerEmailUnverified = 'Google has not verified the email address of this account';
export const providerNotOffered = 'Unsupported provider: provider is not enabled';
export const oauthStateUnknown = 'OAuth state is unknown or has expired';
export const lastIdentity = 'The last way to sign in cannot be removed';
export const routeNotFound = 'Not found';
export const badId = 'The id must be a UUID';
export const badJson = 'Could not read the body as JSON';
export const tooLarge = 'The body is too large';
export const wrongMediaType = 'Only application/json is read';
export const unexpected = 'Unexpected failure';
export const onlyAfter = (seconds: number) => `For security purposes, you can only request this after ${seconds} seconds.`;

export const emailInvalid = 'Unable to validate email address: invalid format';
export const passwordMissing = 'Signup requires a valid password';
export const passwordNotUnicode = 'The password is not valid Unicode';
export const passwordTooShort = (least: number) => `Password should be at least ${least} characters.`;
export const passwordTooLong = (most: number) => `Password should be at most ${most} characters.`;
export const passwordTooCommon = 'This password is too common. Choose another one.';
export const phoneInvalid = 'phone needs to be a number in E.164, such as +15550100';

/** Of Google, after the way there. */
export const googleUnreachable = 'Google cannot be reached right now. Please try again later.';
export const googleUnusable = 'Google gave an answer that could not be used. Please try again.';
export const googleRefused = 'Google did not confirm who you are.';

/** No refusal: one mailbox of an email change has agreed. */
export const oneMailboxAgreed = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Outside the sign-in API: the calls of the own account. */
export const wrongPassword = 'The password is not right.';
export const noPasswordToProve = 'This account has no password. Sign in again, then change this within ten minutes.';
export const signInToDelete = 'Sign in again, and delete the account within ten minutes.';
export const deviceSignedOut = 'This device is signed out already.';

/** For who writes a client: no form of the window sends such a request. */
export const challengeNeeded = 'code_challenge is needed to connect an identity';
export const challengeHalf = 'PKCE flow requires code_challenge_method and code_challenge';
export const challengeInvalid = 'code challenge has to be between 43 and 128 valid characters';
export const challengeMethodInvalid = 'Invalid code_challenge_method';
export const codeMissing = 'code is needed';
export const friendlyNameInvalid = (most: number) => `friendly_name can have at most ${most} printable characters`;
export const issuerInvalid = 'issuer is not valid';
export const factorTypeInvalid = 'factor_type needs to be either totp or phone';
export const challengeIdAndCodeMissing = 'challenge_id and code are needed';
export const refreshTokenMissing = 'refresh_token is missing';
export const emailAndPasswordMissing = 'email and password are needed';
export const emailOrPhone = 'Only an email address or a phone number can be given, not both';
export const codeAndVerifierMissing = 'auth_code and code_verifier are needed';
export const grantTypeUnknown = 'Unsupported grant_type';
export const scopeUnknown = 'Unsupported logout scope';
export const proofMissing = 'Either token_hash, or email and token are needed';
export const onlyTheseAgain = 'Only signup and email_change can be sent again';
export const dataTooBig = (most: number) => `data can hold at most ${most} bytes of JSON`;
export const unreadable = (part: string) => `Could not read the ${part}`;
