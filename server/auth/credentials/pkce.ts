import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { invalid, type AuthFailure } from '../contract/failure.ts';
import { sameText } from './secret.ts';
import * as words from '../../words/en/auth.ts';

/** A checked challenge of a flow (protocol, "Links, redirects, PKCE"). Only S256 is offered, because `plain` protects nothing. */
interface Challenge {
  readonly challenge: string;
}

const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;

/** Reads a request's challenge and method: both or neither. The value is `undefined` if the request chose the implicit flow. */
export function readChallenge(
  challenge: string | null | undefined,
  method: string | null | undefined,
): Result<Challenge | undefined, AuthFailure> {
  const [given, by] = [challenge ?? '', method ?? ''];
  if (given === '' && by === '') return ok(undefined);
  if (given === '' || by === '') return fail(invalid(words.challengeHalf));
  if (!VERIFIER.test(given)) return fail(invalid(words.challengeInvalid));
  if (by.toLowerCase() !== 's256') return fail(invalid(words.challengeMethodInvalid));
  return ok({ challenge: given });
}

/** Whether a text could be the verifier of any challenge. */
export const isVerifier = (verifier: string): boolean => VERIFIER.test(verifier);

/** Whether `challenge` is the S256 challenge of a verifier (RFC 7636). */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  return sameText(createHash('sha256').update(verifier, 'ascii').digest('base64url'), challenge);
}
