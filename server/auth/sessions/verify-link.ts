import { fail, type Result } from '../../../shared/result.ts';
import type { AuthDeps } from '../deps.ts';
import { linkExpired, type AuthFailure } from '../contract/failure.ts';
import { isPkceToken, isVerifyType } from '../mails/mail-tokens.ts';
import { allowedRedirect, withFragment, withQuery } from '../mails/redirects.ts';
import { tokensAddress } from './tokens-address.ts';
import type { SignInPlace } from './sessions.ts';
import { HALF_MESSAGE, verifyProof, type Verified } from './verify.ts';

export interface FollowedLink {
  readonly token: string;
  readonly type: string;
  readonly redirectTo: string | undefined;
  readonly place: SignInPlace;
}

function errorAddress(redirect: string, failure: AuthFailure, isPkce: boolean): string {
  const fields = { error: 'access_denied', error_code: failure.code, error_description: failure.message };
  return withFragment(isPkce ? withQuery(redirect, fields) : redirect, fields);
}

async function goodAddress(deps: AuthDeps, redirect: string, verified: Verified, type: string): Promise<string> {
  if (verified.kind === 'half') return withFragment(redirect, { message: HALF_MESSAGE });
  if (verified.kind === 'code') return withQuery(redirect, { code: verified.code });
  return tokensAddress(deps, redirect, verified.open, { type });
}

async function prove(deps: AuthDeps, link: FollowedLink): Promise<Result<Verified, AuthFailure>> {
  return isVerifyType(link.type) ? verifyProof(deps, { tokenHash: link.token }, link.type, true, link.place) : fail(linkExpired);
}

/** GET /verify: the address to which the browser is sent (protocol, "Links, redirects, PKCE"). The return address is checked again. */
export async function followLink(deps: AuthDeps, link: FollowedLink): Promise<string> {
  const { siteUrl, redirectAllow } = deps.settings;
  const redirect = allowedRedirect(link.redirectTo, { siteUrl, allow: redirectAllow });
  const verified = await prove(deps, link);
  return verified.ok
    ? goodAddress(deps, redirect, verified.value, link.type)
    : errorAddress(redirect, verified.error, isPkceToken(link.token));
}
