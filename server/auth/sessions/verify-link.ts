import { fail, type Result } from '../../../shared/result.ts';
import type { AuthDeps } from '../deps.ts';
import { codeExpired, linkExpired, type AuthFailure } from '../contract/failure.ts';
import { isPkceToken, isVerifyType } from '../mails/mail-tokens.ts';
import { allowedRedirect, withFragment, withQuery } from '../mails/redirects.ts';
import { tokensAddress } from './tokens-address.ts';
import type { SignInPlace } from './sessions.ts';
import { verifyProof, type MailboxProof, type Verified } from './verify.ts';
import * as words from '../../words/en/auth.ts';

interface FollowedProof {
  readonly proof: MailboxProof;
  readonly type: string;
  readonly redirectTo: string | undefined;
  readonly place: SignInPlace;
}

function errorAddress(redirect: string, failure: AuthFailure, isPkce: boolean): string {
  const fields = {
    error: 'access_denied',
    error_code: failure.code,
    error_description: failure.message,
    ...(failure.reason && { error_reason: failure.reason }),
  };
  return withFragment(isPkce ? withQuery(redirect, fields) : redirect, fields);
}

async function goodAddress(deps: AuthDeps, redirect: string, verified: Verified, type: string): Promise<string> {
  if (verified.kind === 'half') return withFragment(redirect, { message: words.oneMailboxAgreed });
  const { purpose } = verified;
  // Told only where it is not what was asked for: who asked for a recovery knows.
  const turned = purpose === 'recovery' && type !== 'recovery' ? { type: purpose } : {};
  if (verified.kind === 'code') return withQuery(redirect, { code: verified.code, ...turned });
  return tokensAddress(deps, redirect, verified.open, { type, ...turned });
}

async function prove(deps: AuthDeps, { proof, type, place }: FollowedProof): Promise<Result<Verified, AuthFailure>> {
  if (isVerifyType(type)) return verifyProof(deps, proof, type, true, place);
  return fail('tokenHash' in proof ? linkExpired : codeExpired);
}

/**
 * POST /verify with `follow`: the address to which a link in a mail leads, once its page was pressed, or its code (protocol, "Links,
 * redirects, PKCE"). The return address is checked again.
 */
export async function followProof(deps: AuthDeps, followed: FollowedProof): Promise<string> {
  const { siteUrl, redirectAllow } = deps.settings;
  const { proof, type, redirectTo } = followed;
  const redirect = allowedRedirect(redirectTo, { siteUrl, allow: redirectAllow });
  const verified = await prove(deps, followed);
  return verified.ok
    ? goodAddress(deps, redirect, verified.value, type)
    : errorAddress(redirect, verified.error, 'tokenHash' in proof && isPkceToken(proof.tokenHash));
}
