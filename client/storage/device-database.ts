import type { Table } from 'dexie';
import type { PlayerRow } from './records.ts';
import type { Schema } from './dexie-handle.ts';

export const DEVICE_DATABASE = 'tenfold-device';

/** A public document (badge catalogue, challenges, posts) as it was fetched; evicted before anything personal. */
export interface ContentRow {
  readonly key: string;
  readonly etag: string;
  readonly body: unknown;
  readonly fetchedMs: number;
}

interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

export interface DeviceTables {
  readonly players: Table<PlayerRow, string>;
  readonly settings: Table<SettingRow, string>;
  readonly content: Table<ContentRow, string>;
}

/** Versions only add tables and indexes; each says what it added. */
export const DEVICE_SCHEMA: Schema<DeviceTables> = [
  // 1: the first.
  { players: 'localId, accountId', settings: 'key', content: 'key' },
];
