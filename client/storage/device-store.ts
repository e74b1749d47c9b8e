import type { PlayerRow } from './records.ts';
import { DexieHandle, type StoragePorts } from './dexie-handle.ts';
import { DEVICE_DATABASE, DEVICE_SCHEMA, type ContentRow, type DeviceTables } from './device-database.ts';

/** A mail with a link and a code that somebody here waits for. */
export interface WaitingMail {
  readonly about: 'sign_up' | 'recovery';
  /** The mailbox, in lower case. */
  readonly to: string;
  /** When its link ends, by the device's clock. */
  readonly untilMs: number;
}

/**
 * Small facts about this device. `auth:…` is where the sign-in client keeps its session, `challenge-forms:…` what an admin has written and
 * not saved; both have one key a player. `admin-read:…` is what the server said last to an admin, one key a player and path.
 */
interface DeviceSettings {
  /** Who plays: a local id, or null for a guest. */
  readonly playing: string | null;
  readonly installId: string;
  readonly preferences: { readonly [name: string]: unknown };
  /** What the browser answered when it was asked to keep this origin's data. */
  readonly persistence: 'granted' | 'refused';
  readonly waitingMail: WaitingMail;
  /** The ids of the classes whose teacher works on this device, and of those that are being erased. */
  readonly classes: readonly string[];
  readonly erasedClasses: readonly string[];
  readonly [auth: `auth:${string}`]: string;
  readonly [forms: `challenge-forms:${string}`]: unknown;
  readonly [read: `admin-read:${string}`]: unknown;
}

const adminReads = (localId: string) => `admin-read:${localId}/` as const;

/** Database `tenfold-device`: who plays here, settings, and public content that may be evicted. Screens may observe its reads. */
export class DeviceStore {
  readonly #handle: DexieHandle<DeviceTables>;

  constructor(ports: StoragePorts) {
    this.#handle = new DexieHandle<DeviceTables>(ports, DEVICE_DATABASE, DEVICE_SCHEMA);
  }

  players(): Promise<readonly PlayerRow[]> {
    return this.#handle.run((tables) => tables.players.toArray());
  }

  player(localId: string): Promise<PlayerRow | undefined> {
    return this.#handle.run((tables) => tables.players.get(localId));
  }

  playerOfAccount(accountId: string): Promise<PlayerRow | undefined> {
    return this.#handle.run((tables) => tables.players.where('accountId').equals(accountId).first());
  }

  async putPlayer(row: PlayerRow): Promise<void> {
    await this.#handle.runStrict((tables) => tables.players.put(row));
  }

  /** All of these, or none. */
  async putPlayers(rows: readonly PlayerRow[]): Promise<void> {
    await this.#handle.runStrict((tables) => tables.players.bulkPut(rows));
  }

  /** Changes a player's row in one transaction; undefined if there is none. */
  changePlayer(localId: string, change: (row: PlayerRow) => PlayerRow): Promise<PlayerRow | undefined> {
    return this.#handle.writeStrict(['players'], async (tables) => {
      const row = await tables.players.get(localId);
      if (!row) return undefined;
      const changed = change(row);
      await tables.players.put(changed);
      return changed;
    });
  }

  /**
   * The row of an account: the one that is there, changed, or a new one. One transaction, so that two tabs that sign in at once
   * make one database.
   */
  rowOfAccount(accountId: string, change: (row: PlayerRow) => PlayerRow, fresh: PlayerRow): Promise<PlayerRow> {
    return this.#handle.writeStrict(['players'], async (tables) => {
      const row = await tables.players.where('accountId').equals(accountId).first();
      const changed = change(row ?? fresh);
      await tables.players.put(changed);
      return changed;
    });
  }

  /** Forgets a player, that it plays, and what it has written. Its own database is removed first, by Players. */
  dropPlayer(localId: string): Promise<void> {
    return this.#handle.writeStrict(['players', 'settings'], async (tables) => {
      await tables.players.delete(localId);
      await tables.settings.delete(`challenge-forms:${localId}`);
      await tables.settings.where('key').startsWith(adminReads(localId)).delete();
      const playing = await tables.settings.get('playing');
      if (playing?.value === localId) await tables.settings.put({ key: 'playing', value: null });
    });
  }

  async setting<K extends keyof DeviceSettings>(key: K): Promise<DeviceSettings[K] | undefined> {
    const row = await this.#handle.run((tables) => tables.settings.get(key));
    return row?.value as DeviceSettings[K] | undefined;
  }

  async setSetting<K extends keyof DeviceSettings>(key: K, value: DeviceSettings[K]): Promise<void> {
    await this.#handle.runStrict((tables) => tables.settings.put({ key, value }));
  }

  /** Changes a setting in one transaction, so that two tabs do not lose each other's changes. */
  changeSetting<K extends keyof DeviceSettings>(
    key: K,
    change: (value: DeviceSettings[K] | undefined) => DeviceSettings[K],
  ): Promise<void> {
    return this.#handle.writeStrict(['settings'], async (tables) => {
      const row = await tables.settings.get(key);
      await tables.settings.put({ key, value: change(row?.value as DeviceSettings[K] | undefined) });
    });
  }

  removeSetting(key: keyof DeviceSettings): Promise<void> {
    return this.#handle.runStrict((tables) => tables.settings.delete(key));
  }

  /** What the server said last to an admin of this device under a path; undefined if nothing is kept. */
  adminRead(localId: string, path: string): Promise<unknown> {
    return this.setting(`${adminReads(localId)}${path}`);
  }

  /** Keeps that, unless the player has gone meanwhile or has signed out: an answer may come late. */
  keepAdminRead(localId: string, path: string, read: unknown): Promise<void> {
    return this.#handle.write(['players', 'settings'], async (tables) => {
      const row = await tables.players.get(localId);
      if (row && row.signedOut !== true) await tables.settings.put({ key: `${adminReads(localId)}${path}`, value: read });
    });
  }

  /** Forgets all that the server said to an admin: after a sign-out, and when the role has gone. */
  dropAdminReads(localId: string): Promise<void> {
    return this.#handle.writeStrict(['settings'], async (tables) => {
      await tables.settings.where('key').startsWith(adminReads(localId)).delete();
    });
  }

  /** This install's id: made once, by whichever tab comes first. */
  installId(newId: () => string): Promise<string> {
    return this.#handle.writeStrict(['settings'], async (tables) => {
      const row = await tables.settings.get('installId');
      if (typeof row?.value === 'string') return row.value;
      const value = newId();
      await tables.settings.put({ key: 'installId', value });
      return value;
    });
  }

  content(key: string): Promise<ContentRow | undefined> {
    return this.#handle.run((tables) => tables.content.get(key));
  }

  async putContent(row: ContentRow): Promise<void> {
    await this.#handle.run((tables) => tables.content.put(row));
  }

  /** Makes room: public content can be fetched again. Returns how many documents went. */
  evictContent(): Promise<number> {
    return this.#handle.write(['content'], async (tables) => {
      const keys = await tables.content.toCollection().primaryKeys();
      await tables.content.clear();
      return keys.length;
    });
  }

  /** Called when a newer app wants this database. */
  beforeClosing(work: () => Promise<void>): () => void {
    return this.#handle.beforeClosing(work);
  }

  close(): void {
    this.#handle.close();
  }
}
