import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { keyFile } from '../../secrets/keys.ts';

export const SIGNING_ALGORITHM = 'ES256';

/** A public key as `/.well-known/jwks.json` shows it. */
export interface PublicJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: typeof SIGNING_ALGORITHM;
  readonly use: 'sig';
  readonly key_ops: readonly ['verify'];
}

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly jwk: PublicJwk;
}

/** The first signs, all verify: so a key is changed by putting a new one before the old one. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** RFC 7638: the digest of the key's necessary members, in alphabetical order. */
const thumbprint = (x: string, y: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
    .digest('base64url');

const readKey = (jwk: JsonWebKey): SigningKey => {
  const { kty, crv, x, y, d } = jwk;
  if (kty !== 'EC' || crv !== 'P-256' || x === undefined || y === undefined || d === undefined)
    throw new Error('The signing key must be a private JWK of the curve P-256 (AUTH_SIGNING_KEY_FILE).');
  const kid = typeof jwk['kid'] === 'string' ? jwk['kid'] : thumbprint(x, y);
  const publicKey = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
  const shown: PublicJwk = { kty: 'EC', crv: 'P-256', x, y, kid, alg: SIGNING_ALGORITHM, use: 'sig', key_ops: ['verify'] };
  return { kid, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }), publicKey, jwk: shown };
};

const isKeySet = (value: object): value is { keys: JsonWebKey[] } => 'keys' in value && Array.isArray(value.keys);

const readJson = (text: string): object => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The parser's own message can repeat a piece of the key.
  }
  throw new Error('The file of signing keys is no JSON object (AUTH_SIGNING_KEY_FILE). Restore it from a backup.');
};

/**
 * Signing keys from their JSON text: one private JWK, or `{keys: […]}`.
 * @throws if it is no such text: the server must not start without keys.
 */
export const parseSigningKeys = (text: string): SigningKeys => {
  const parsed = readJson(text);
  const [first, ...others] = (isKeySet(parsed) ? parsed.keys : [parsed as JsonWebKey]).map(readKey);
  if (!first) throw new Error('The file of signing keys holds no key (AUTH_SIGNING_KEY_FILE).');
  return [first, ...others];
};

/** The JSON text of a new signing key. */
export const makeSigningKey = (): string => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  return JSON.stringify({ ...jwk, kid: thumbprint(jwk.x ?? '', jwk.y ?? ''), alg: SIGNING_ALGORITHM, use: 'sig' });
};

/** The keys of a file, made on first start with mode 0600. */
export const loadSigningKeys = (path: string): SigningKeys => parseSigningKeys(keyFile(path, makeSigningKey));
