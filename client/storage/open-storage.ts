import { DexieHandle, type StoragePorts } from './dexie-handle.ts';
import { openPlayerStore } from './dexie-player-store.ts';
import { DeviceStore } from './device-store.ts';
import { HandOverBox, type HandedOver } from './hand-over-box.ts';
import { playerDatabase, PLAYER_DATABASES, unsavedPostsDatabase } from './player-database.ts';
import type { TablePlayerStore } from './player-store.ts';
import { Players } from './players.ts';
import { problemOf, type StorageProblem } from './storage-failure.ts';

/** Everything stored on this device, as one runtime (page, worker or service worker) holds it: one handle a database. */
export class TenfoldStorage {
  readonly device: DeviceStore;
  readonly players: Players;
  readonly handOverBox: HandOverBox;
  readonly #ports: StoragePorts;
  readonly #stores = new Map<string, TablePlayerStore>();

  constructor(ports: StoragePorts) {
    this.#ports = ports;
    this.device = new DeviceStore(ports);
    this.handOverBox = new HandOverBox(ports);
    const databases = { open: (localId: string) => this.player(localId), remove: (localId: string) => this.#remove(localId) };
    this.players = new Players(this.device, databases, ports.host);
  }

  /** The store of one player; the same object each time. */
  player(localId: string): TablePlayerStore {
    const store = this.#stores.get(localId) ?? openPlayerStore(this.#ports, localId);
    this.#stores.set(localId, store);
    return store;
  }

  /** Whether storage works here: a code for the banner if not, and then games are kept in memory only. */
  async probe(): Promise<StorageProblem | undefined> {
    try {
      await this.device.installId(() => this.#ports.host.newId());
      return undefined;
    } catch (error) {
      const code = problemOf(error);
      if (code === undefined) throw error;
      return code;
    }
  }

  /**
   * Puts the games that older tabs left in the box into their players' databases [S15]; each step may be repeated. A game whose player
   * was removed from this device goes with the player. Returns how many were put in.
   */
  async takeHandedOver(): Promise<number> {
    let taken = 0;
    for (const game of await this.handOverBox.all()) {
      if (await this.device.player(game.localId)) {
        if (!(await this.#takeOver(game))) continue;
        taken++;
      }
      await this.handOverBox.drop(game);
    }
    return taken;
  }

  /** False if the player's database is newer than this app: then the game waits for the app that knows it. */
  async #takeOver({ localId, finished: { row, outbox } }: HandedOver): Promise<boolean> {
    try {
      await this.player(localId).absorb({ sessions: [row], unsent: outbox });
      return true;
    } catch (error) {
      if (problemOf(error) === 'storage_newer') return false;
      throw error;
    }
  }

  /**
   * Players whose games are here although no row of this device names them, since only a part of this site's data was deleted [S30]. A
   * database that a newer app has made is that app's to find.
   */
  async unknownPlayers(): Promise<readonly string[]> {
    const names = await databaseNames(this.#ports.indexedDB ?? indexedDB);
    // Read after the names: a new player has a row before there is a database.
    const known = new Set((await this.device.players()).map(({ localId }) => localId));
    const ids = names.flatMap((name) => (name.startsWith(PLAYER_DATABASES) ? [name.slice(PLAYER_DATABASES.length)] : []));
    const found: string[] = [];
    for (const id of ids) if (!known.has(id) && (await this.#holdsGames(id))) found.push(id);
    return found;
  }

  async #holdsGames(localId: string): Promise<boolean> {
    try {
      return (await this.player(localId).latestSessions(1)).length > 0;
    } catch (error) {
      if (problemOf(error) === 'storage_newer') return false;
      throw error;
    }
  }

  /** Makes room (protocol, "Storage on the device"): public content, then logs the server has had for long; never what was not sent. */
  async makeRoom(): Promise<boolean> {
    if ((await this.device.evictContent()) > 0) return true;
    let dropped = 0;
    for (const row of await this.device.players()) dropped += await this.player(row.localId).evictLogs(this.#ports.host.now());
    return dropped > 0;
  }

  close(): void {
    for (const store of this.#stores.values()) store.close();
    this.#stores.clear();
    this.device.close();
    this.handOverBox.close();
  }

  async #remove(localId: string): Promise<void> {
    this.#stores.get(localId)?.close();
    this.#stores.delete(localId);
    for (const name of [unsavedPostsDatabase(localId), playerDatabase(localId)]) await new DexieHandle(this.#ports, name, []).remove();
  }
}

/** Empty in a browser that does not tell: Firefox before 126. */
const databaseNames = async (factory: IDBFactory): Promise<readonly string[]> =>
  (await factory.databases?.())?.flatMap(({ name }) => name ?? []) ?? [];

export const openStorage = (ports: StoragePorts): TenfoldStorage => new TenfoldStorage(ports);
