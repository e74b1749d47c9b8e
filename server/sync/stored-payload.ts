import { isInteger, isJson, type Json } from '../../shared/json.ts';
import { isSameSeed, seedFromHex, seedFromText, seedToHex } from '../../shared/seed.ts';
import type { ItemsTable } from '../database/tables/sync.ts';
import { withNames, withoutNames } from './unnamed.ts';
import type { SoundItem } from './validate-item.ts';

/**
 * The text that stands in a row for the payload of a checked item. The canonical JSON, over which its hash is, can be made from it again
 * at any time: so the row is half as long and loses nothing. Where the names are not known, it is that JSON itself.
 */
export function packPayload({ id, kind, payload, canonical }: Pick<SoundItem, 'id' | 'kind' | 'payload' | 'canonical'>): string {
  const unnamed = withoutNames(kind === 'session' ? withoutSeed(id, payload) : payload);
  return Array.isArray(unnamed) ? JSON.stringify(unnamed) : canonical;
}

type StoredPayload = Pick<ItemsTable, 'id' | 'kind' | 'payload'>;

/** The payload of an item, from the text in its row. Rows of older builds and those of items that wait hold canonical JSON. */
export function unpackPayload({ id, kind, payload }: StoredPayload): Json {
  const stored = JSON.parse(payload) as unknown;
  if (!Array.isArray(stored)) return stored as Json;
  const unpacked = withNames(stored) as Json;
  return kind === 'session' ? withSeed(id, unpacked) : unpacked;
}

/** Stands for the seed that is made from the session's id, as that of free play is. No payload has it, for canonical JSON has no null. */
const OF_ITS_ID = null;

/** A session without the seed that its id gives; its moments are then told by their distance from its end, in fewer digits. */
function withoutSeed(id: string, payload: Json): Json {
  const { seed, time } = payload;
  return isSeedOf(id, seed) && isTime(time) ? { ...payload, seed: OF_ITS_ID, time: mirrored(time) } : payload;
}

function withSeed(id: string, payload: Json): Json {
  return payload['seed'] === OF_ITS_ID
    ? { ...payload, seed: seedToHex(seedFromText(id)), time: mirrored(payload['time'] as Moments) }
    : payload;
}

function isSeedOf(id: string, hex: unknown): boolean {
  const seed = typeof hex === 'string' ? seedFromHex(hex) : null;
  return seed !== null && isSameSeed(seed, seedFromText(id));
}

interface Moments {
  readonly startedMs: number;
  readonly endedMs: number;
  readonly floorMs: number;
}

/** Distances from the end in place of moments, and moments in place of distances. */
const mirrored = <Time extends Moments>(time: Time): Time => ({
  ...time,
  startedMs: time.endedMs - time.startedMs,
  floorMs: time.endedMs - time.floorMs,
});

/** Whether these are moments, whose distances are whole numbers, too. */
const isTime = (time: unknown): time is Moments =>
  isJson(time) && isMoment(time['startedMs']) && isMoment(time['endedMs']) && isMoment(time['floorMs']);

const isMoment = (ms: unknown): boolean => isInteger(ms) && ms >= 0;
