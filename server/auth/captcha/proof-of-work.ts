import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { isOpen } from '../../when.ts';
import type { AuthDeps } from '../deps.ts';
import { digest } from '../credentials/secret.ts';

/** The calls that ask for a proof (protocol, "Captcha"). */
export const PROVEN_CALLS = ['signup', 'token', 'recover', 'resend'] as const;
export type ProvenCall = (typeof PROVEN_CALLS)[number];

/** How long a challenge can be solved and used. */
export const CAPTCHA_MS = 10 * 60_000;
/** A device computes half as many hashes on average: some tenths of a second on a phone. */
const MOST_TRIES = 50_000;

/** What a device is to solve: the number below `maxnumber` that makes `challenge` of `salt`. */
export const CaptchaChallenge = Type.Object({
  algorithm: Type.Literal('SHA-256'),
  challenge: Type.String(),
  maxnumber: Type.Integer(),
  salt: Type.String(),
  signature: Type.String(),
});
type CaptchaChallenge = Static<typeof CaptchaChallenge>;

/** A solved challenge. The token of a call is this as JSON in base64. */
const hex = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Proof = Type.Object({
  algorithm: Type.Literal('SHA-256'),
  challenge: hex,
  number: Type.Integer({ minimum: 0, maximum: MOST_TRIES }),
  salt: Type.String({ maxLength: 200 }),
  signature: hex,
});
const proofs = Compile(Proof);
const MAX_TOKEN_CHARS = 1000;

/** A new challenge for one call; nothing is stored of it. `secret`: AUTH_CAPTCHA_SECRET. */
export async function newChallenge(secret: string, call: ProvenCall, nowMs: number): Promise<CaptchaChallenge> {
  const params = { call, expires: String(Math.floor((nowMs + CAPTCHA_MS) / 1000)) };
  const made = await createChallenge({ hmacKey: secret, maxnumber: MOST_TRIES, params });
  return { ...made, algorithm: 'SHA-256', maxnumber: MOST_TRIES };
}

/** Whether a token proves the work for this call, now and for the first time on any server. It is used up then. */
export async function takeProof(
  { store, clock }: Pick<AuthDeps, 'store' | 'clock'>,
  secret: string,
  call: ProvenCall,
  token: unknown,
): Promise<boolean> {
  const proof = readProof(token);
  if (!proof) return false;
  const params = new URLSearchParams(proof.salt.split('?')[1] ?? '');
  const endMs = Number(params.get('expires')) * 1000;
  // The library would ask the process's own clock.
  if (params.get('call') !== call || !isOpen(endMs, CAPTCHA_MS, clock()) || !(await verifySolution(proof, secret, false))) return false;
  return store.write(async (writer) => {
    const row = { proof_hash: digest(proof.challenge), ends_at: endMs };
    const inserted = await writer
      .insertInto('used_captchas')
      .values(row)
      .onConflict((conflict) => conflict.column('proof_hash').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  });
}

function readProof(token: unknown): Static<typeof Proof> | undefined {
  if (typeof token !== 'string' || token.length > MAX_TOKEN_CHARS) return undefined;
  try {
    const proof: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return proofs.Check(proof) ? proof : undefined;
  } catch {
    return undefined;
  }
}
