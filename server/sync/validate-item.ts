import { hash } from 'node:crypto';
import { Compile } from 'typebox/compile';
import type { Canonical } from '../../shared/canonical.ts';
import { canonicalJson } from '../../shared/canonical.ts';
import type { PushResult } from '../../shared/contract/sync.ts';
import { Item } from '../../shared/contract/sync.ts';
import type { UncheckedItem } from '../items/item-kind.ts';
import type { Result } from '../../shared/result.ts';
import { fail, ok } from '../../shared/result.ts';

/** An item whose shape, owner and hash are right. Its kind may still be one that only a newer server knows. */
export interface SoundItem extends UncheckedItem {
  readonly hash: string;
  /** The payload as it was hashed. */
  readonly canonical: string;
}

const AnyItem = Compile(Item);

/** Payloads of ours are three deep; a bound keeps every walk over one off the end of the stack. */
const MAX_DEPTH = 16;

/**
 * What can be said of an item without knowing its kind. Refused here, it leaves nothing behind: asked again, the answer is the same.
 * @returns the item, or its final result: `rejected` with `shape` or `hash`, or `wrong_owner`.
 */
export function examine(raw: unknown, player: string): Result<SoundItem, PushResult> {
  if (!AnyItem.Check(raw) || !isShallow(raw.payload, MAX_DEPTH)) return fail({ id: claimedId(raw), status: 'rejected', code: 'shape' });
  const { id, kind, v, owner, payload } = raw;
  if (owner !== player) return fail({ id, status: 'wrong_owner' });
  const canonical = canonicalOf(payload);
  if (canonical === undefined) return fail({ id, status: 'rejected', code: 'shape' });
  // What is hashed (contract Item): members in the order of their names, as canonicalJson would write them.
  const before = `{"kind":"${kind}","payload":`;
  const hashed = `${before}${canonical},"v":${v}}`;
  if (hash('sha256', hashed, 'base64url') !== raw.hash) return fail({ id, status: 'rejected', code: 'hash' });
  // Hashing has joined the pieces of that text. Those of `canonical` would be joined once more when it is stored.
  return ok({ id, kind, v, hash: raw.hash, payload, canonical: hashed.slice(before.length, before.length + canonical.length) });
}

function canonicalOf(payload: { readonly [key: string]: unknown }): string | undefined {
  try {
    return canonicalJson(payload as Canonical);
  } catch (error) {
    // From outside, a fraction or a null is no bug but a bad item.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The id by which the sender will find the result; empty if there was none to speak of. */
function claimedId(raw: unknown): string {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
  return typeof id === 'string' && id.length <= 100 ? id : '';
}

function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (left === 0) return false;
  // A plain loop: this runs over every member of every item.
  for (const key in value) if (!isShallow((value as { readonly [key: string]: unknown })[key], left - 1)) return false;
  return true;
}
