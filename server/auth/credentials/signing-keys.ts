import { generateKeyPairSync } from 'node:crypto';
import { calculateJwkThumbprint, importJWK, type CryptoKey, type JWK } from 'jose';
import { keyFile } from '../../secrets/keys.ts';

export const SIGNING_ALGORITHM = 'ES256';

/** A public key, in the form of `/.well-known/jwks.json`. */
interface PublicJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: typeof SIGNING_ALGORITHM;
  readonly use: 'sig';
  readonly key_ops: readonly ['verify'];
}

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly jwk: PublicJwk;
}

/** The first key signs, all keys verify. To change the key, put a new one before the old one. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** Reads a key. Without a name it is named by its thumbprint (RFC 7638). */
async function readKey(jwk: JWK): Promise<SigningKey> {
  const { kty, crv, x, y, d } = jwk;
  if (kty !== 'EC' || crv !== 'P-256' || x === undefined || y === undefined || d === undefined) throw new Error(NOT_A_KEY);
  const kid = typeof jwk.kid === 'string' ? jwk.kid : await calculateJwkThumbprint({ kty, crv, x, y });
  const shown: PublicJwk = { kty: 'EC', crv: 'P-256', x, y, kid, alg: SIGNING_ALGORITHM, use: 'sig', key_ops: ['verify'] };
  return { kid, privateKey: await importKey({ kty, crv, x, y, d }), publicKey: await importKey({ kty, crv, x, y }), jwk: shown };
}

const NOT_A_KEY = 'The signing key must be a private JWK of the curve P-256 (AUTH_SIGNING_KEY_FILE).';

async function importKey(jwk: JWK): Promise<CryptoKey> {
  try {
    return (await importJWK(jwk, SIGNING_ALGORITHM)) as CryptoKey;
  } catch (error) {
    throw new Error(NOT_A_KEY, { cause: error });
  }
}

const isKeySet = (value: object): value is { keys: JWK[] } => 'keys' in value && Array.isArray(value.keys);

function readJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The parser's own message could contain a part of the key.
  }
  throw new Error('The file of signing keys is no JSON object (AUTH_SIGNING_KEY_FILE). Restore it from a backup.');
}

/**
 * Signing keys from their JSON text: one private JWK, or `{keys: […]}`.
 * @throws Error for any other text: the server must not start without keys.
 */
export async function parseSigningKeys(text: string): Promise<SigningKeys> {
  const parsed = readJson(text);
  const [first, ...others] = await Promise.all((isKeySet(parsed) ? parsed.keys : [parsed]).map(readKey));
  if (!first) throw new Error('The file of signing keys holds no key (AUTH_SIGNING_KEY_FILE).');
  return [first, ...others];
}

/** The JSON text of a new signing key. */
export function makeSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), alg: SIGNING_ALGORITHM, use: 'sig' });
}

/** Loads the keys from a file, which the first start makes with mode 0600. */
export const loadSigningKeys = (path: string): Promise<SigningKeys> => parseSigningKeys(keyFile(path, makeSigningKey));
