import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';
import type { Metadata } from '../contract/metadata.ts';
import { SIGNING_ALGORITHM, type SigningKeys } from './signing-keys.ts';

/** One way in which the holder of a session proved who they are; `timestamp` in Unix seconds. */
export interface Proof {
  readonly method: string;
  readonly timestamp: number;
}

/** What an access token says beyond its issuer, audience and times (protocol, "Objects and tokens"). */
export interface AccessClaims {
  readonly sub: string;
  readonly email: string;
  readonly app_metadata: object;
  readonly user_metadata: Metadata;
  readonly session_id: string;
  readonly aal: 'aal1' | 'aal2';
  readonly amr: readonly Proof[];
  /** The number of the refresh token that it came with. */
  readonly gen: number;
}

export interface VerifiedClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly gen: number;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<{ readonly token: string; readonly expiresAtS: number }>;
  /** The claims of a token that one of our keys signed and that is in force now; undefined for every other text. */
  verify(token: string): Promise<VerifiedClaims | undefined>;
}

export interface AccessTokenOptions {
  readonly keys: SigningKeys;
  readonly issuer: string;
  readonly ttlS: number;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

const AUDIENCE = 'authenticated';
/** Longer than any token of ours; what is longer is not even taken apart. */
const MAX_LENGTH = 16_384;
/** Three parts in the alphabet of tokens: the library would also take padding, which no token of ours has. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Access tokens as JWTs (RFC 7519) under ES256, with times in Unix seconds (protocol, "Objects and tokens"). */
export function createAccessTokens({ keys, issuer, ttlS, clock }: AccessTokenOptions): AccessTokens {
  /** Only the name of a key is taken from a token: keys and addresses of keys inside it mean nothing here. */
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
        // The library says by throwing that a token is not good. To the caller all kinds of that are one.
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** The library lets a list of audiences and an endless time pass, and leaves the kind of the other claims to us. */
function readClaims({ aud, exp, sub, session_id: sessionId, gen }: JWTPayload): VerifiedClaims | undefined {
  if (aud !== AUDIENCE || !Number.isFinite(exp)) return undefined;
  if (typeof sub !== 'string' || typeof sessionId !== 'string' || typeof gen !== 'number') return undefined;
  return { userId: sub, sessionId, gen };
}
