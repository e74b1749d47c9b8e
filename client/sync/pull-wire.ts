import { isCountedClaim, isCountedSession, type ListedChange, type ListedPage } from '../../shared/progress/counted/counted.ts';
import type { SparedParts } from '../../shared/contract/pull.ts';
import type { Part, Profile, Reset } from '../../shared/contract/state.ts';
import { isInteger, isJson, isPresent, isText, resultOf, type Json } from './wire.ts';

/** One change; undefined for a type, or a kind of claim, that only a newer server knows. */
function changeOf(value: unknown): ListedChange | undefined {
  if (!isJson(value) || !isText(value['id']) || !isInteger(value['seq'])) return undefined;
  const { type, id, seq, session, counts } = value;
  if (type === 'own') return { type, id, seq };
  if (type === 'session' && isCountedSession(session)) return { type, id, seq, session };
  if (type === 'claim' && isCountedClaim(counts)) return { type, id, seq, counts };
  const result = type === 'result' ? resultOf(value['result']) : undefined;
  return result && { type: 'result', id, seq, result };
}

const isPart = (value: unknown): value is Part =>
  isJson(value) && isText(value['fold']) && typeof value['bucket'] === 'string' && isInteger(value['version']) && isPresent(value['part']);

const isReset = (value: unknown): value is Reset =>
  isJson(value) &&
  isInteger(value['atMs']) &&
  isInteger(value['generation']) &&
  (value['reason'] === undefined || typeof value['reason'] === 'string');

const ROLES: ReadonlySet<unknown> = new Set<Profile['role']>(['player', 'admin']);

const isProfile = (value: unknown): value is Profile =>
  isJson(value) &&
  isText(value['username']) &&
  typeof value['displayName'] === 'string' &&
  ROLES.has(value['role']) &&
  (value['pictureUrl'] === undefined || typeof value['pictureUrl'] === 'string');

const isSpared = (value: unknown): value is SparedParts =>
  isJson(value) && Object.values(value).every((buckets) => Array.isArray(buckets) && buckets.every((each) => typeof each === 'string'));

const isAbsentOr = <T>(value: unknown, is: (value: unknown) => value is T): value is T | undefined => value === undefined || is(value);

/**
 * One page of a pull; undefined if it is none. A part, what was spared, a reset or a profile that cannot be read spoils the page, for
 * figures without it would be wrong.
 */
export function pullResponse(body: Json): ListedPage | undefined {
  const { changes, parts, spared, reset, profile, cursor, more, proto, serverTime } = body;
  if (!Array.isArray(changes) || !isText(cursor) || typeof more !== 'boolean' || !isInteger(proto) || !isInteger(serverTime))
    return undefined;
  if (!Array.isArray(parts) || !parts.every(isPart) || !isAbsentOr(spared, isSpared)) return undefined;
  if (!isAbsentOr(reset, isReset) || !isAbsentOr(profile, isProfile)) return undefined;
  return {
    proto,
    changes: changes.map(changeOf).filter(isPresent),
    parts,
    ...(spared && { spared }),
    ...(reset && { reset }),
    ...(profile && { profile }),
    cursor,
    more,
    serverTime,
  };
}
