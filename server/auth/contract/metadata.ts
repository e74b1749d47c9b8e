import { fail, ok, type Result } from '../../../shared/result.ts';
import * as words from '../../words/en/auth.ts';
import type { AuthFailure } from './failure.ts';

export type Metadata = Readonly<Record<string, unknown>>;

/** The most bytes of metadata as JSON, so that the access token that contains it stays short (protocol, "Objects and tokens"). */
const METADATA_MAX_BYTES = 4096;
const METADATA_MAX_DEPTH = 32;

const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const tooBig: AuthFailure = {
  status: 422,
  code: 'validation_failed',
  message: words.dataTooBig(METADATA_MAX_BYTES),
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Works level by level, not by recursion, so that a value with a hundred thousand levels does not overflow the stack. */
function isDeeperThan(value: unknown, depth: number): boolean {
  let level = [value];
  for (let below = 0; level.length > 0; below += 1) {
    if (below > depth) return true;
    level = level.filter(isObject).flatMap((node) => Object.values(node) as unknown[]);
  }
  return false;
}

/**
 * The metadata after a change: merged at the top level, `null` removes a key, the names of prototypes are dropped
 * (protocol, "Sign-up, sign-in, password"). 422 `validation_failed` beyond 4096 bytes.
 */
export function mergeMetadata(before: Metadata, change: Metadata): Result<Metadata, AuthFailure> {
  if (isDeeperThan(change, METADATA_MAX_DEPTH)) return fail(tooBig);
  const kept = Object.entries({ ...before, ...change }).filter(([key, value]) => value !== null && !PROTOTYPE_KEYS.has(key));
  const merged = Object.fromEntries(kept);
  return Buffer.byteLength(JSON.stringify(merged)) > METADATA_MAX_BYTES ? fail(tooBig) : ok(merged);
}

/** Reads metadata from the text in the database. */
export const parseMetadata = (stored: string): Metadata => JSON.parse(stored) as Metadata;
