/**
 * Why storage cannot be used now. Each is expected and has a sentence for the player; none loses what is already stored.
 *
 * - `storage_slow`: it has not answered in time, and may still do so; the call can be repeated.
 * - `storage_held`: another tab, of an earlier version, has the database until its game is over.
 * - `storage_newer`: a newer version has stored something there.
 * - `storage_blocked`: it refuses.
 */
export type StorageProblem = 'storage_slow' | 'storage_held' | 'storage_blocked' | 'storage_full' | 'storage_newer';

/**
 * What a store's method rejects with when the device refuses: the code is the value, the cause is for a log. Anything else a
 * store throws is a bug.
 */
export class StorageFailure extends Error {
  readonly code: StorageProblem;

  constructor(code: StorageProblem, cause?: unknown) {
    super(code, { cause });
    this.name = 'StorageFailure';
    this.code = code;
  }
}

const CODES: { readonly [name: string]: StorageProblem } = {
  QuotaExceededError: 'storage_full',
  VersionError: 'storage_newer',
  AbortError: 'storage_blocked',
  BlockedError: 'storage_blocked',
  DatabaseClosedError: 'storage_blocked',
  InvalidStateError: 'storage_blocked',
  MissingAPIError: 'storage_blocked',
  NotFoundError: 'storage_blocked',
  OpenFailedError: 'storage_blocked',
  SecurityError: 'storage_blocked',
  TimeoutError: 'storage_slow',
  TransactionInactiveError: 'storage_blocked',
  UnknownError: 'storage_blocked',
};

/** An error and everything wrapped in it: Dexie puts a browser's error into `inner`. */
function layersOf(error: unknown): readonly object[] {
  const layers: object[] = [];
  for (let inner = error; typeof inner === 'object' && inner !== null && layers.length < 5;) {
    layers.push(inner);
    inner = 'inner' in inner ? inner.inner : undefined;
  }
  return layers;
}

const nameOf = (layer: object): string => ('name' in layer && typeof layer.name === 'string' ? layer.name : '');

/** Whether waiting helps: the same call is worth repeating soon. */
export const passesByItself = (problem: StorageProblem): boolean => problem === 'storage_slow' || problem === 'storage_held';

/** The code of a refused storage call, or undefined for what is a bug. A full disk is told from a blocked one wherever it is wrapped. */
export function problemOf(error: unknown): StorageProblem | undefined {
  const codes = layersOf(error).map((layer) => (layer instanceof StorageFailure ? layer.code : CODES[nameOf(layer)]));
  return codes.find((code) => code !== undefined && code !== 'storage_blocked') ?? codes.find((code) => code !== undefined);
}

const LOST_HANDLE = new Set(['UnknownError', 'DatabaseClosedError', 'InvalidStateError']);

/** Whether opening the database anew may help: the browser closed it, or WebKit lost its storage process. */
export const isLostHandle = (error: unknown): boolean => layersOf(error).some((layer) => LOST_HANDLE.has(nameOf(layer)));
