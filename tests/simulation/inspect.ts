import { playerDatabase } from '../../client/storage/player-database.ts';
import { DEVICE_DATABASE } from '../../client/storage/device-database.ts';
import type { MetaRows, PlayerRow, ReceiptRow, SessionRow } from '../../client/storage/records.ts';
import type { ClaimRow, PartRow, QueuedRow, StateRows } from '../../client/storage/tables/rows.ts';
import type { Device } from './device.ts';

/** Everything in one player's database, as it lies on the disk. */
export interface PlayerContents {
  /** Without what is staged for a listing that is not in force (S27). */
  readonly sessions: readonly SessionRow[];
  readonly outbox: readonly QueuedRow[];
  readonly receipts: readonly ReceiptRow[];
  readonly parts: readonly PartRow[];
  readonly claims: readonly ClaimRow[];
  readonly state: Partial<StateRows>;
  readonly meta: Partial<MetaRows>;
}

interface KeyValue {
  readonly key: string;
  readonly value: unknown;
}

const fromKeys = <T>(rows: readonly KeyValue[]): Partial<T> => Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Partial<T>;

function wanted<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the disk cannot be read')));
  });
}

/** What was read of a database, and how often it had changed until then. */
interface Seen {
  readonly changes: number;
  readonly value: unknown;
}

/** Looks at a device's disk from outside, past all code under test. What nothing has touched since the last look is not read again. */
export class Inspector {
  private readonly device: Device;
  private readonly open = new Map<string, IDBDatabase>();
  private readonly seen = new Map<string, Seen>();

  constructor(device: Device) {
    this.device = device;
  }

  players(): Promise<readonly PlayerRow[]> {
    return this.unlessSeen(DEVICE_DATABASE, () => this.readPlayers());
  }

  player(localId: string): Promise<PlayerContents | undefined> {
    return this.unlessSeen(playerDatabase(localId), () => this.readPlayer(localId));
  }

  private async unlessSeen<T>(name: string, read: () => Promise<T>): Promise<T> {
    const changes = this.device.disk.changes(name);
    const seen = this.seen.get(name);
    if (seen?.changes === changes) return seen.value as T;
    const value = await read();
    this.seen.set(name, { changes, value });
    return value;
  }

  private async readPlayers(): Promise<readonly PlayerRow[]> {
    const database = await this.database(DEVICE_DATABASE);
    if (!database) return [];
    return wanted(database.transaction(['players']).objectStore('players').getAll() as IDBRequest<PlayerRow[]>);
  }

  private async readPlayer(localId: string): Promise<PlayerContents | undefined> {
    const database = await this.database(playerDatabase(localId));
    if (!database) return undefined;
    const transaction = database.transaction(['sessions', 'outbox', 'receipts', 'parts', 'claims', 'state', 'meta']);
    const all = <T>(name: string): Promise<T[]> => wanted(transaction.objectStore(name).getAll() as IDBRequest<T[]>);
    const [sessions, outbox, receipts, parts, claims, state, meta] = await Promise.all([
      all<SessionRow>('sessions'),
      all<QueuedRow>('outbox'),
      all<ReceiptRow>('receipts'),
      all<PartRow>('parts'),
      all<ClaimRow>('claims'),
      all<KeyValue>('state'),
      all<KeyValue>('meta'),
    ]);
    const values = fromKeys<StateRows>(state);
    const counting = sessions.filter(({ ahead }) => ahead === undefined || values.listing?.inForce);
    return { sessions: counting, outbox, receipts, parts, claims, state: values, meta: fromKeys<MetaRows>(meta) };
  }

  /** A connection to a database that is there; none is made. */
  private async database(name: string): Promise<IDBDatabase | undefined> {
    const known = this.open.get(name);
    if (known) return known;
    const { factory } = this.device.disk;
    const there = await factory.databases();
    if (!there.some((each) => each.name === name)) return undefined;
    const database = await wanted(factory.open(name) as unknown as IDBOpenDBRequest);
    this.open.set(name, database);
    return database;
  }
}
