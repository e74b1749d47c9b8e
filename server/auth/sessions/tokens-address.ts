import type { AuthDeps } from '../deps.ts';
import { withFragment } from '../mails/redirects.ts';
import { sessionAnswer, type OpenSession } from './sessions.ts';

/** `redirect` with the tokens of a new session in its fragment, as the implicit flow wants them; `more` stands beside them. */
export async function tokensAddress(
  { tokens, settings }: Pick<AuthDeps, 'tokens' | 'settings'>,
  redirect: string,
  open: OpenSession,
  more: Readonly<Record<string, string>>,
): Promise<string> {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await sessionAnswer(tokens, open, settings.accessTtlS);
  return withFragment(redirect, {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    ...more,
  });
}
