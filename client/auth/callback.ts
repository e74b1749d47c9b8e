import { GOOGLE_ERRANDS } from './google-errands.ts';
import type { CodeSource } from './flows.ts';
import { refusalSentence } from './auth-failure.ts';
import * as words from '../words/en/auth/callback.ts';

/** What a call of /auth/callback is about (protocol, "Links, redirects, PKCE"). */
export type Callback =
  /** The provider refused. `words` are what is said of it; `purpose` is what its link was for. */
  | { readonly kind: 'refused'; readonly words: string; readonly purpose: Purpose }
  /** The first of two mailboxes has agreed to an e-mail change. */
  | { readonly kind: 'half' }
  | { readonly kind: 'email_changed' }
  /** Back from Google with another way to sign in: its code brings it to the session that asked. */
  | { readonly kind: 'google_connected'; readonly code: string }
  /** `choosesPassword`: sign-ups offered different ones, so that there is none (decision D33). */
  | { readonly kind: 'code'; readonly code: string; readonly from: CodeSource; readonly choosesPassword: boolean }
  /** The page for a new password was loaded again: its code is used up, its session is held by the tab. */
  | { readonly kind: 'recovery_again'; readonly choosesPassword: boolean }
  /** A page for guests leads here (decision D11). */
  | { readonly kind: 'nothing' };

export type Purpose = CodeSource | 'email_change' | 'google_connect';

/** The longest sentence that is shown from an address, which anybody may have written. */
const MAX_WORDS = 300;

function purposeIn(query: URLSearchParams): Purpose {
  const [mail, google] = [query.get('for'), query.get('google')];
  if (mail === 'recovery') return 'recovery';
  if (mail === 'email-change') return 'email_change';
  if (google === GOOGLE_ERRANDS.signIn) return 'google';
  return google === GOOGLE_ERRANDS.connect ? 'google_connect' : 'mail';
}

/** Reads the address of the page. An error or a message is in the fragment, in the query, or in both. */
export function readCallback({ searchParams: query, hash }: URL): Callback {
  const fragment = new URLSearchParams(hash.slice(1));
  const said = (name: string): string | null => fragment.get(name) ?? query.get(name);
  const purpose = purposeIn(query);
  if (['error', 'error_code', 'error_description'].some((name) => said(name) !== null)) {
    const description = said('error_description')?.slice(0, MAX_WORDS);
    const code = said('error_reason') ?? said('error_code') ?? '';
    return { kind: 'refused', words: description ? refusalSentence(code, description) : words.unspecified, purpose };
  }
  if (fragment.has('message')) return { kind: 'half' };
  if (fragment.has('access_token')) return { kind: 'refused', words: words.otherFlow, purpose };
  const code = query.get('code');
  if (code === '' || (code === null && purpose === 'google_connect')) return { kind: 'refused', words: words.noCode, purpose };
  const choosesPassword = query.get('type') === 'recovery';
  if (code === null) return purpose === 'recovery' ? { kind: 'recovery_again', choosesPassword } : { kind: 'nothing' };
  if (purpose === 'google_connect') return { kind: 'google_connected', code };
  // Its session goes on as it was, so the code is not needed.
  return purpose === 'email_change'
    ? { kind: 'email_changed' }
    : { kind: 'code', code, from: purpose, choosesPassword: choosesPassword && purpose === 'mail' };
}
