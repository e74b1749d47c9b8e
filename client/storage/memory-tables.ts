import { isFree, type JournalRow, type PlayerTables, type PlayerTx, type QueuedRow, type TxMode } from './player-tx.ts';
import { PARKED } from './receipts.ts';
import type { MetaRows, ReceiptRow, SessionRow, StateRows } from './records.ts';

/** Everything a player's database holds, as plain maps. Rows are values and never changed in place. */
class Contents {
  journal: ReadonlyMap<string, JournalRow> = new Map();
  sessions: ReadonlyMap<string, SessionRow> = new Map();
  queue: ReadonlyMap<number, QueuedRow> = new Map();
  lastKey = 0;
  receipts: ReadonlyMap<string, ReceiptRow> = new Map();
  state: Partial<StateRows> = {};
  meta: Partial<MetaRows> = {};
  pulled: ReadonlySet<string> = new Set();
}

function withRows<Key, Row>(map: ReadonlyMap<Key, Row>, rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, Row> {
  if (rows.length === 0) return map;
  const next = new Map(map);
  for (const row of rows) next.set(keyOf(row), row);
  return next;
}

function withoutKeys<Key, Row>(map: ReadonlyMap<Key, Row>, gone: (key: Key, row: Row) => boolean): ReadonlyMap<Key, Row> {
  return new Map([...map].filter(([key, row]) => !gone(key, row)));
}

const journalKey = (row: { readonly sessionId: string; readonly n: number }): string => `${row.sessionId} ${row.n}`;

/** Works on a copy of the contents; the copy takes their place when the transaction succeeds. */
class MemoryTx implements PlayerTx {
  readonly contents: Contents;

  constructor(contents: Contents) {
    this.contents = Object.assign(new Contents(), contents);
  }

  async journalRows() {
    return [...this.contents.journal.values()];
  }
  async journalOf(sessionId: string) {
    return [...this.contents.journal.values()].filter((row) => row.sessionId === sessionId);
  }
  async journalRow(sessionId: string, n: number) {
    return this.contents.journal.get(journalKey({ sessionId, n }));
  }
  async putJournal(rows: readonly JournalRow[]) {
    this.contents.journal = withRows(this.contents.journal, rows, journalKey);
  }
  async dropJournal(sessionId: string) {
    this.contents.journal = withoutKeys(this.contents.journal, (_, row) => row.sessionId === sessionId);
  }

  async sessions(ids: readonly string[]) {
    return ids.map((id) => this.contents.sessions.get(id));
  }
  async allSessions() {
    return [...this.contents.sessions.values()];
  }
  async latestSessions(limit: number) {
    return [...this.contents.sessions.values()].sort((a, b) => b.summary.endMs - a.summary.endMs).slice(0, limit);
  }
  async uncontainedSessions() {
    return [...this.contents.sessions.values()].filter((row) => row.contained === 0);
  }
  async putSessions(rows: readonly SessionRow[]) {
    this.contents.sessions = withRows(this.contents.sessions, rows, (row) => row.id);
  }
  async dropSessions(ids: readonly string[]) {
    const gone = new Set(ids);
    this.contents.sessions = withoutKeys(this.contents.sessions, (id) => gone.has(id));
  }

  async queued(ids: readonly string[]) {
    const wanted = new Set(ids);
    return [...this.contents.queue.values()].filter((row) => wanted.has(row.id));
  }
  async allQueued() {
    return [...this.contents.queue.values()].sort((a, b) => a.key - b.key);
  }
  async freeQueued(nowMs: number, limit: number) {
    return (await this.allQueued()).filter((row) => isFree(row, nowMs)).slice(0, limit);
  }
  async newestFreeSession(nowMs: number) {
    return (await this.allQueued()).findLast((row) => row.kind === 'session' && isFree(row, nowMs));
  }
  async addQueued(rows: readonly Omit<QueuedRow, 'key'>[]) {
    const there = new Set([...this.contents.queue.values()].map((row) => row.id));
    await this.putQueued(rows.filter((row) => !there.has(row.id)).map((row) => ({ ...row, key: ++this.contents.lastKey })));
  }
  async putQueued(rows: readonly QueuedRow[]) {
    this.contents.queue = withRows(this.contents.queue, rows, (row) => row.key);
  }
  async dropQueued(keys: readonly number[]) {
    const gone = new Set(keys);
    this.contents.queue = withoutKeys(this.contents.queue, (key) => gone.has(key));
  }
  async countQueued() {
    const rows = [...this.contents.queue.values()];
    return { games: rows.filter((row) => row.kind === 'session').length, items: rows.length };
  }

  async receipts(ids: readonly string[]) {
    return ids.map((id) => this.contents.receipts.get(id));
  }
  async allReceipts() {
    return [...this.contents.receipts.values()];
  }
  async parkedReceipts() {
    return (await this.allReceipts()).filter((row) => PARKED.includes(row.status));
  }
  async countParked() {
    return (await this.parkedReceipts()).length;
  }
  async putReceipts(rows: readonly ReceiptRow[]) {
    this.contents.receipts = withRows(this.contents.receipts, rows, (row) => row.id);
  }
  async dropReceipts(ids: readonly string[]) {
    const gone = new Set(ids);
    this.contents.receipts = withoutKeys(this.contents.receipts, (id) => gone.has(id));
  }

  async state<K extends keyof StateRows>(key: K): Promise<StateRows[K] | undefined> {
    return this.contents.state[key];
  }
  async putState<K extends keyof StateRows>(key: K, value: StateRows[K]) {
    this.contents.state = { ...this.contents.state, [key]: value };
  }
  async meta<K extends keyof MetaRows>(key: K): Promise<MetaRows[K] | undefined> {
    return this.contents.meta[key];
  }
  async putMeta(values: Partial<MetaRows>) {
    this.contents.meta = { ...this.contents.meta, ...values };
  }
  async dropMeta(keys: readonly (keyof MetaRows)[]) {
    const gone = new Set<string>(keys);
    this.contents.meta = Object.fromEntries(Object.entries(this.contents.meta).filter(([key]) => !gone.has(key)));
  }

  async pulledIds() {
    return [...this.contents.pulled];
  }
  async addPulled(ids: readonly string[]) {
    this.contents.pulled = new Set([...this.contents.pulled, ...ids]);
  }
  async clearPulled() {
    this.contents.pulled = new Set();
  }
}

/** Tables in memory: one transaction after the other, each whole or not at all. */
export class MemoryTables implements PlayerTables {
  #contents = new Contents();
  #queue: Promise<unknown> = Promise.resolve();

  transact<T>(_mode: TxMode, work: (tx: PlayerTx) => Promise<T>): Promise<T> {
    const result = this.#queue.then(async () => {
      const tx = new MemoryTx(this.#contents);
      const value = await work(tx);
      this.#contents = tx.contents;
      return value;
    });
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async warm(): Promise<void> {}

  beforeClosing(_work: () => Promise<void>): () => void {
    return () => {};
  }

  close(): void {}
}
