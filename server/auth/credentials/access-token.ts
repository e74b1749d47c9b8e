import { randomUUID, sign, verify } from 'node:crypto';
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
  sign(claims: AccessClaims): { readonly token: string; readonly expiresAtS: number };
  /** The claims of a token that one of our keys signed and that is in force now; undefined for every other text. */
  verify(token: string): VerifiedClaims | undefined;
}

export interface AccessTokenOptions {
  readonly keys: SigningKeys;
  readonly issuer: string;
  readonly ttlS: number;
  readonly clock: () => number;
}

const AUDIENCE = 'authenticated';
/** Longer than any token of ours; what is longer is not even taken apart. */
const MAX_LENGTH = 16_384;

type Json = Readonly<Record<string, unknown>>;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The bytes of a part, only if it is written the one canonical way. */
const decode = (part: string): Buffer | undefined => {
  const bytes = Buffer.from(part, 'base64url');
  return part !== '' && bytes.toString('base64url') === part ? bytes : undefined;
};

const decodeJson = (part: string): Json | undefined => {
  try {
    const value: unknown = JSON.parse(decode(part)?.toString('utf8') ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
};

/** IEEE P1363 is the form of ECDSA signatures in tokens. */
const ecdsa = (key: SigningKeys[0]['privateKey']) => ({ key, dsaEncoding: 'ieee-p1363' }) as const;

/** Only the name of a key is taken from a token: keys and addresses of keys inside it mean nothing here. */
const isSigned = (keys: SigningKeys, header: Json, input: string, signature: Buffer): boolean => {
  const key = keys.find(({ kid }) => kid === header['kid']);
  if (!key || header['alg'] !== SIGNING_ALGORITHM || header['typ'] !== 'JWT' || 'crit' in header) return false;
  return verify('sha256', Buffer.from(input), ecdsa(key.publicKey), signature);
};

const isInForce = (claims: Json, issuer: string, nowS: number): boolean => {
  const { iss, aud, exp, nbf } = claims;
  if (iss !== issuer || aud !== AUDIENCE) return false;
  if (typeof exp !== 'number' || !Number.isFinite(exp) || exp <= nowS) return false;
  return nbf === undefined || (typeof nbf === 'number' && nbf <= nowS);
};

export const createAccessTokens = ({ keys, issuer, ttlS, clock }: AccessTokenOptions): AccessTokens => ({
  sign(claims) {
    const [key] = keys;
    const iat = Math.floor(clock() / 1000);
    const header = { alg: SIGNING_ALGORITHM, kid: key.kid, typ: 'JWT' };
    const fixed = {
      iss: issuer,
      aud: AUDIENCE,
      role: 'authenticated',
      iat,
      exp: iat + ttlS,
      jti: randomUUID(),
      phone: '',
      is_anonymous: false,
    };
    const input = `${encode(header)}.${encode({ ...fixed, ...claims })}`;
    const signature = sign('sha256', Buffer.from(input), ecdsa(key.privateKey));
    return { token: `${input}.${signature.toString('base64url')}`, expiresAtS: iat + ttlS };
  },
  verify(token) {
    const parts = token.length > MAX_LENGTH ? [] : token.split('.');
    const [head = '', body = '', tail = ''] = parts;
    const [header, claims, signature] = [decodeJson(head), decodeJson(body), decode(tail)];
    if (parts.length !== 3 || !header || !claims || !signature) return undefined;
    if (!isSigned(keys, header, `${head}.${body}`, signature) || !isInForce(claims, issuer, clock() / 1000)) return undefined;
    const { sub, session_id: sessionId, gen } = claims;
    if (typeof sub !== 'string' || typeof sessionId !== 'string' || typeof gen !== 'number') return undefined;
    return { userId: sub, sessionId, gen };
  },
});
