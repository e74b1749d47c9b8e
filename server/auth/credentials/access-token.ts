import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';
import type { Metadata } from '../contract/metadata.ts';
import { SIGNING_ALGORITHM, type SigningKeys } from './signing-keys.ts';

/** One proof of identity of a session; `timestamp` in Unix seconds. */
export interface Proof {
  readonly method: string;
  readonly timestamp: number;
}

/** The claims of an access token besides its issuer, audience and times (protocol, "Objects and tokens"). */
interface AccessClaims {
  readonly sub: string;
  readonly email: string;
  readonly app_metadata: object;
  readonly user_metadata: Metadata;
  readonly session_id: string;
  readonly aal: 'aal1' | 'aal2';
  readonly amr: readonly Proof[];
  /** The number of the refresh token that was issued with it. */
  readonly gen: number;
}

export interface VerifiedClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly gen: number;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<{ readonly token: string; readonly expiresAtS: number }>;
  /** The claims of a valid token that one of our keys signed; undefined for every other text. */
  verify(token: string): Promise<VerifiedClaims | undefined>;
}

interface AccessTokenOptions {
  readonly keys: SigningKeys;
  readonly issuer: string;
  readonly ttlS: number;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

const AUDIENCE = 'authenticated';
/** Longer than any of our tokens. A longer text is refused unread. */
const MAX_LENGTH = 16_384;
/** Three parts in base64url. The library would also accept padding, which none of our tokens has. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Access tokens as JWTs (RFC 7519) under ES256, with times in Unix seconds (protocol, "Objects and tokens"). */
export function createAccessTokens({ keys, issuer, ttlS, clock }: AccessTokenOptions): AccessTokens {
  /** Our key that a token names. Keys and addresses of keys inside a token are ignored. */
  function keyNamedBy({ kid }: JWTHeaderParameters): SigningKeys[0]['publicKey'] {
    const key = keys.find((each) => each.kid === kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
  }

  return {
    async sign(claims) {
      const [key] = keys;
      const issuedAtS = Math.floor(clock() / 1000);
      const expiresAtS = issuedAtS + ttlS;
      const token = await new SignJWT({ role: 'authenticated', phone: '', is_anonymous: false, ...claims })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: key.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAtS)
        .setExpirationTime(expiresAtS)
        .setJti(randomUUID())
        .sign(key.privateKey);
      return { token, expiresAtS };
    },
    async verify(token) {
      if (token.length > MAX_LENGTH || !COMPACT.test(token)) return undefined;
      try {
        const { payload } = await jwtVerify(token, keyNamedBy, {
          algorithms: [SIGNING_ALGORITHM],
          typ: 'JWT',
          issuer,
          audience: AUDIENCE,
          requiredClaims: ['exp'],
          currentDate: new Date(clock()),
        });
        return readClaims(payload);
      } catch (error) {
        // The library throws for every invalid token. The caller need not know why it is invalid.
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** Checks what the library does not: it accepts a list of audiences and an infinite time, and does not check the types of other claims. */
function readClaims({ aud, exp, sub, session_id: sessionId, gen }: JWTPayload): VerifiedClaims | undefined {
  if (aud !== AUDIENCE || !Number.isFinite(exp)) return undefined;
  if (typeof sub !== 'string' || typeof sessionId !== 'string' || typeof gen !== 'number') return undefined;
  return { userId: sub, sessionId, gen };
}
