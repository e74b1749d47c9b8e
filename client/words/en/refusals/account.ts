/** What the calls of the own account are refused with, outside the sign-in API, by the server's reason or code. */
export const refusals: { readonly [code: string]: string } = {
  unauthorized: 'Authentication required',
  rate_limit: 'Request rate limit reached',
  wrong_password: 'The password is not right.',
  no_password: 'This account has no password. Sign in again, then change this within ten minutes.',
  sign_in_to_delete: 'Sign in again, and delete the account within ten minutes.',
  device_signed_out: 'This device is signed out already.',
  not_admin: 'Admin access required',
  not_found: 'Not found',
  too_large: 'The request is too large.',
  bad_request: 'The request could not be read.',
  timeout: 'The request took too long to arrive.',
  storage: 'The server cannot store anything right now. Please try again later.',
  unexpected: 'Something went wrong on the server.',
};

export const unreachable = 'Tenfold cannot be reached right now. Try again when you are online.';

export const signInAgain = 'Please sign in again, and then try once more.';
