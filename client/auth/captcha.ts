import { sha256 } from '../storage/sha256.ts';
import { deadline } from '../deadline.ts';

/** The calls of the server that may ask for a proof of work (protocol, "Captcha"). */
export type ProvenCall = 'signup' | 'token' | 'recover' | 'resend';

interface Challenge {
  readonly algorithm: string;
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

/** Hashes in one go: a few ms, so that the form stays alive while it works. */
const TRIES_AT_ONCE = 1_000;

/** Longer than the server ever takes, in ms. */
const ANSWER_MS = 30_000;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Solves a challenge: the number whose hash behind the salt is the one that is asked for. The hash is our own, because browsers have
 * theirs only on secure origins, and a classroom's server may have none.
 * @param rest lets the page work between two stretches
 */
export async function solve({ challenge, salt, maxnumber }: Challenge, rest: () => Promise<void>): Promise<number | undefined> {
  const encoder = new TextEncoder();
  for (let from = 0; from <= maxnumber; from += TRIES_AT_ONCE) {
    const end = Math.min(maxnumber, from + TRIES_AT_ONCE - 1);
    for (let number = from; number <= end; number++) if (hexOf(sha256(encoder.encode(`${salt}${number}`))) === challenge) return number;
    await rest();
  }
  return undefined;
}

/** What solving needs from outside. */
interface CaptchaPorts {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly rest: () => Promise<void>;
}

/** A token that proves the work for one call; undefined if the server gives nothing to solve, or does not answer. */
export async function captchaToken({ origin, fetch, rest }: CaptchaPorts, call: ProvenCall): Promise<string | undefined> {
  const challenge = await fetch(`${origin}/auth/v1/captcha?call=${call}`, { signal: deadline(ANSWER_MS) })
    .then(async (answer) => (answer.ok ? ((await answer.json()) as Challenge) : undefined))
    .catch(() => undefined);
  const number = challenge && (await solve(challenge, rest));
  if (challenge === undefined || number === undefined) return undefined;
  const { algorithm, salt, signature } = challenge;
  return btoa(JSON.stringify({ algorithm, challenge: challenge.challenge, number, salt, signature }));
}
