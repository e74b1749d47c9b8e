import { Dexie } from 'dexie';
import { DexieHandle, type StorageEnv } from './dexie-handle.ts';
import { PLAYER_SCHEMA, PLAYER_TABLES, playerDatabase, type PlayerDatabaseTables } from './player-database.ts';
import { isFree, type JournalRow, type PlayerTables, type PlayerTx, type QueuedRow, type TxMode } from './player-tx.ts';
import { PARKED } from './receipts.ts';
import type { MetaRows, ReceiptRow, SessionRow, StateRows } from './records.ts';

/** A row whose id is there already was not added; caught inside the transaction, this leaves the rest of it whole. */
function unlessQueued(error: unknown): void {
  const failures = error instanceof Dexie.BulkError ? error.failures : [error];
  const isThere = (failure: unknown) => failure instanceof Error && failure.name === 'ConstraintError';
  if (!failures.every(isThere)) throw error;
}

/** The tables of a player's database through Dexie. A fetch or timer inside a transaction would commit it early: there is none. */
class DexieTx implements PlayerTx {
  readonly #tables: PlayerDatabaseTables;

  constructor(tables: PlayerDatabaseTables) {
    this.#tables = tables;
  }

  async journalRows() {
    return this.#tables.journal.toArray();
  }
  async journalOf(sessionId: string) {
    return this.#tables.journal.where('[sessionId+n]').between([sessionId, 0], [sessionId, Infinity]).toArray();
  }
  async journalRow(sessionId: string, n: number) {
    return this.#tables.journal.get([sessionId, n]);
  }
  async putJournal(rows: readonly JournalRow[]) {
    await this.#tables.journal.bulkPut([...rows]);
  }
  async dropJournal(sessionId: string) {
    await this.#tables.journal.where('[sessionId+n]').between([sessionId, 0], [sessionId, Infinity]).delete();
  }

  async sessions(ids: readonly string[]) {
    return this.#tables.sessions.bulkGet([...ids]);
  }
  async allSessions() {
    return this.#tables.sessions.toArray();
  }
  async latestSessions(limit: number) {
    return this.#tables.sessions.orderBy('summary.endMs').reverse().limit(limit).toArray();
  }
  async uncontainedSessions() {
    return this.#tables.sessions.where('contained').equals(0).toArray();
  }
  async putSessions(rows: readonly SessionRow[]) {
    if (rows.length > 0) await this.#tables.sessions.bulkPut([...rows]);
  }
  async dropSessions(ids: readonly string[]) {
    if (ids.length > 0) await this.#tables.sessions.bulkDelete([...ids]);
  }

  async queued(ids: readonly string[]) {
    return this.#tables.outbox
      .where('id')
      .anyOf([...ids])
      .toArray();
  }
  async allQueued() {
    return this.#tables.outbox.orderBy('key').toArray();
  }
  async freeQueued(nowMs: number, limit: number) {
    return this.#tables.outbox
      .orderBy('key')
      .filter((row) => isFree(row, nowMs))
      .limit(limit)
      .toArray();
  }
  async newestFreeSession(nowMs: number) {
    return this.#tables.outbox
      .orderBy('key')
      .reverse()
      .filter((row) => row.kind === 'session' && isFree(row, nowMs))
      .first();
  }
  async addQueued(rows: readonly Omit<QueuedRow, 'key'>[]) {
    if (rows.length > 0) await this.#tables.outbox.bulkAdd([...rows]).catch(unlessQueued);
  }
  async putQueued(rows: readonly QueuedRow[]) {
    if (rows.length > 0) await this.#tables.outbox.bulkPut([...rows]);
  }
  async dropQueued(keys: readonly number[]) {
    if (keys.length > 0) await this.#tables.outbox.bulkDelete([...keys]);
  }
  async countQueued() {
    const [games, items] = await Promise.all([this.#tables.outbox.where('kind').equals('session').count(), this.#tables.outbox.count()]);
    return { games, items };
  }

  async receipts(ids: readonly string[]) {
    return this.#tables.receipts.bulkGet([...ids]);
  }
  async allReceipts() {
    return this.#tables.receipts.toArray();
  }
  async parkedReceipts() {
    return this.#tables.receipts
      .where('status')
      .anyOf([...PARKED])
      .toArray();
  }
  async countParked() {
    return this.#tables.receipts
      .where('status')
      .anyOf([...PARKED])
      .count();
  }
  async putReceipts(rows: readonly ReceiptRow[]) {
    if (rows.length > 0) await this.#tables.receipts.bulkPut([...rows]);
  }
  async dropReceipts(ids: readonly string[]) {
    if (ids.length > 0) await this.#tables.receipts.bulkDelete([...ids]);
  }

  async state<K extends keyof StateRows>(key: K): Promise<StateRows[K] | undefined> {
    return (await this.#tables.state.get(key))?.value as StateRows[K] | undefined;
  }
  async putState<K extends keyof StateRows>(key: K, value: StateRows[K]) {
    await this.#tables.state.put({ key, value });
  }
  async meta<K extends keyof MetaRows>(key: K): Promise<MetaRows[K] | undefined> {
    return (await this.#tables.meta.get(key))?.value as MetaRows[K] | undefined;
  }
  async putMeta(values: Partial<MetaRows>) {
    await this.#tables.meta.bulkPut(Object.entries(values).map(([key, value]) => ({ key, value })));
  }
  async dropMeta(keys: readonly (keyof MetaRows)[]) {
    await this.#tables.meta.bulkDelete([...keys]);
  }

  async pulledIds() {
    return this.#tables.pulled.toCollection().primaryKeys();
  }
  async addPulled(ids: readonly string[]) {
    if (ids.length > 0) await this.#tables.pulled.bulkPut(ids.map((id) => ({ id })));
  }
  async clearPulled() {
    await this.#tables.pulled.clear();
  }
}

export class DexieTables implements PlayerTables {
  readonly #handle: DexieHandle<PlayerDatabaseTables>;

  constructor(env: StorageEnv, localId: string) {
    this.#handle = new DexieHandle(env, playerDatabase(localId), PLAYER_SCHEMA);
  }

  transact<T>(mode: TxMode, work: (tx: PlayerTx) => Promise<T>): Promise<T> {
    const bound = (tables: PlayerDatabaseTables) => work(new DexieTx(tables));
    switch (mode) {
      case 'look':
        return this.#handle.run(bound);
      case 'read':
        return this.#handle.read(PLAYER_TABLES, bound);
      case 'journal':
        return this.#handle.write(['journal'], bound);
      case 'write':
        return this.#handle.write(PLAYER_TABLES, bound);
      case 'strict':
        return this.#handle.writeStrict(PLAYER_TABLES, bound);
    }
  }

  warm(): Promise<void> {
    return this.#handle.warm();
  }

  beforeClosing(work: () => Promise<void>): () => void {
    return this.#handle.beforeClosing(work);
  }

  close(): void {
    this.#handle.close();
  }
}
