import type { AuthLog } from '../deps.ts';
import type { AuthErrorCode, AuthFailure, AuthReason } from '../contract/failure.ts';
import { withFragment, withQuery } from '../mails/redirects.ts';
import type { ProviderFailure } from './openid-provider.ts';
import * as words from '../../words/en/auth.ts';

/** What a redirect tells of a failure. `error` is a code of OAuth 2.0 (RFC 6749, section 4.1.2.1). */
interface Trouble {
  readonly error: string;
  readonly code: AuthErrorCode;
  readonly description: string;
  readonly reason?: AuthReason;
}

/** An error code of OAuth 2.0; a provider may send any text. */
const OAUTH_ERROR = /^[a-z_]{1,64}$/;
const MAX_DESCRIPTION = 300;

function refusedBy(error: string, description: string | undefined): Trouble {
  return {
    error: OAUTH_ERROR.test(error) ? error : 'server_error',
    code: 'bad_oauth_callback',
    ...(description === undefined
      ? { description: words.googleRefused, reason: 'google_refused' }
      : { description: description.slice(0, MAX_DESCRIPTION) }),
  };
}

/** A failure as a redirect tells it. The provider's own trouble is logged. */
export function troubleOf(failure: AuthFailure | ProviderFailure, log?: AuthLog): Trouble {
  if (!('kind' in failure))
    return { error: 'access_denied', code: failure.code, description: failure.message, ...(failure.reason && { reason: failure.reason }) };
  if (failure.kind === 'refused') return refusedBy(failure.error, failure.description);
  log?.warn({ reason: failure.reason }, `Google is ${failure.kind}`);
  return failure.kind === 'unreachable'
    ? { error: 'temporarily_unavailable', code: 'unexpected_failure', description: words.googleUnreachable, reason: 'google_unreachable' }
    : { error: 'server_error', code: 'bad_oauth_callback', description: words.googleUnusable, reason: 'google_unusable' };
}

/** The address that tells the client of a failure, in query and fragment (protocol, "Google"). `redirect` has been checked. */
export function failedAddress(redirect: string, trouble: Trouble): string {
  const fields = {
    error: trouble.error,
    error_code: trouble.code,
    error_description: trouble.description,
    ...(trouble.reason && { error_reason: trouble.reason }),
  };
  return withFragment(withQuery(redirect, fields), fields);
}
