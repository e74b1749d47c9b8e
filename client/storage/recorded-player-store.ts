import type { PushResult } from '../../shared/contract/sync.ts';
import { absorb } from './absorb.ts';
import { evictLogs } from './eviction.ts';
import { checkUncontained, finishSession } from './finish-session.ts';
import { appendJournal, openJournal, openJournals } from './journal.ts';
import { nextBatch, queuedRow, unknownItems, withItems } from './outbox.ts';
import { readKnownTime } from './known-time.ts';
import type {
  Absorbed,
  FinishedSession,
  LeaseRequest,
  OpenJournal,
  PlayerStore,
  PulledPage,
  ShownProgress,
  SyncCounts,
} from './player-store.ts';
import type { PlayerTables } from './player-tx.ts';
import { applyFullListing, applyPull } from './pull-store.ts';
import type { JournalChunk, JournalHeader, MetaRows, OutboxRow, ReceiptRow, SessionRow, StateRows, StoredItem } from './records.ts';
import { settle } from './settle.ts';

/** The rules of a player's store (RULES.md), on any tables: IndexedDB or memory. */
export class RecordedPlayerStore implements PlayerStore {
  readonly #tables: PlayerTables;

  constructor(tables: PlayerTables) {
    this.#tables = tables;
  }

  openJournal(header: JournalHeader): Promise<readonly JournalChunk[]> {
    return this.#tables.transact('journal', (tx) => openJournal(tx, header));
  }

  appendJournal(chunk: JournalChunk): Promise<boolean> {
    return this.#tables.transact('journal', (tx) => appendJournal(tx, chunk));
  }

  openJournals(): Promise<readonly OpenJournal[]> {
    return this.#tables.transact('read', openJournals);
  }

  discardJournal(sessionId: string): Promise<void> {
    return this.#tables.transact('journal', (tx) => tx.dropJournal(sessionId));
  }

  finish(session: FinishedSession): Promise<SessionRow> {
    return this.#tables.transact('strict', (tx) => finishSession(tx, session));
  }

  warm(): Promise<void> {
    return this.#tables.warm();
  }

  session(id: string): Promise<SessionRow | undefined> {
    return this.#tables.transact('look', async (tx) => (await tx.sessions([id]))[0]);
  }

  latestSessions(limit: number): Promise<readonly SessionRow[]> {
    return this.#tables.transact('look', (tx) => tx.latestSessions(limit));
  }

  progress(latest: number): Promise<ShownProgress> {
    return this.#tables.transact('read', async (tx) => {
      const [document, uncontained, rows, clock] = await Promise.all([
        tx.state('document'),
        tx.state('uncontained'),
        tx.latestSessions(latest),
        readKnownTime(tx),
      ]);
      return { document, uncontained, latest: rows, clock };
    });
  }

  state<K extends keyof StateRows>(key: K): Promise<StateRows[K] | undefined> {
    return this.#tables.transact('look', (tx) => tx.state(key));
  }

  meta<K extends keyof MetaRows>(key: K): Promise<MetaRows[K] | undefined> {
    return this.#tables.transact('look', (tx) => tx.meta(key));
  }

  setMeta(values: Partial<MetaRows>): Promise<void> {
    return this.#tables.transact('write', (tx) => tx.putMeta(values));
  }

  removeMeta(keys: readonly (keyof MetaRows)[]): Promise<void> {
    return this.#tables.transact('write', (tx) => tx.dropMeta(keys));
  }

  enqueue(items: readonly StoredItem[]): Promise<void> {
    return this.#tables.transact('strict', async (tx) => tx.addQueued((await unknownItems(tx, items)).map(queuedRow)));
  }

  lease(request: LeaseRequest): Promise<readonly OutboxRow[]> {
    return this.#tables.transact('write', async (tx) => {
      const leasedUntilMs = request.nowMs + request.leaseMs;
      const rows = (await nextBatch(tx, request)).map((row) => ({ ...row, leasedUntilMs }));
      await tx.putQueued(rows);
      return withItems(tx, rows);
    });
  }

  release(ids: readonly string[]): Promise<void> {
    return this.#tables.transact('write', async (tx) => {
      const rows = await tx.queued(ids);
      await tx.putQueued(rows.map((row) => ({ ...row, leasedUntilMs: 0, attempts: row.attempts + 1 })));
    });
  }

  async reclaim(): Promise<void> {
    const queued = await this.#tables.transact('look', (tx) => tx.allQueued());
    const leased = queued.flatMap((row) => (row.leasedUntilMs > 0 ? [row.id] : []));
    if (leased.length === 0) return;
    await this.#tables.transact('write', async (tx) => {
      const rows = await tx.queued(leased);
      await tx.putQueued(rows.map((row) => ({ ...row, leasedUntilMs: 0 })));
    });
  }

  settle(results: readonly PushResult[], nowMs: number, meta?: Partial<MetaRows>): Promise<void> {
    return this.#tables.transact('write', async (tx) => {
      await settle(tx, results, nowMs);
      if (meta) await tx.putMeta(meta);
    });
  }

  counts(): Promise<SyncCounts> {
    return this.#tables.transact('look', async (tx) => {
      const [{ games, items }, parked] = await Promise.all([tx.countQueued(), tx.countParked()]);
      return { waiting: games, items, parked };
    });
  }

  parked(): Promise<readonly ReceiptRow[]> {
    return this.#tables.transact('read', async (tx) => {
      const receipts = await tx.parkedReceipts();
      const sessions = await tx.sessions(receipts.map((receipt) => receipt.id));
      return receipts.map((receipt, index) => {
        const item = receipt.item ?? sessions[index]?.item;
        return item ? { ...receipt, item } : receipt;
      });
    });
  }

  receipt(id: string): Promise<ReceiptRow | undefined> {
    return this.#tables.transact('look', async (tx) => (await tx.receipts([id]))[0]);
  }

  unlisted(): Promise<readonly string[]> {
    return this.#tables.transact('read', async (tx) => {
      const ids = (await tx.uncontainedSessions()).filter((row) => row.item).map((row) => row.id);
      const receipts = await tx.receipts(ids);
      return receipts.flatMap((receipt) => (receipt?.status === 'accepted' || receipt?.status === 'corrected' ? [receipt.id] : []));
    });
  }

  otherItems(): Promise<readonly StoredItem[]> {
    return this.#tables.transact('read', async (tx) => {
      const [queued, receipts] = await Promise.all([tx.allQueued(), tx.allReceipts()]);
      return [...queued, ...receipts].flatMap(({ item }) => (item ? [item] : []));
    });
  }

  unsentItems(): Promise<readonly StoredItem[]> {
    return this.#tables.transact('read', async (tx) => (await withItems(tx, await tx.allQueued())).map((row) => row.item));
  }

  applyPull(page: PulledPage, meta?: Partial<MetaRows>): Promise<void> {
    return this.#tables.transact('write', async (tx) => {
      const stored = await applyPull(tx, page);
      if (stored && meta) await tx.putMeta(meta);
    });
  }

  applyFullListing(page: PulledPage, meta?: Partial<MetaRows>): Promise<number> {
    return this.#tables.transact('write', async (tx) => {
      const offered = await applyFullListing(tx, page);
      if (offered !== undefined && meta) await tx.putMeta(meta);
      return offered ?? 0;
    });
  }

  absorb(from: Absorbed): Promise<void> {
    return this.#tables.transact('strict', (tx) => absorb(tx, from));
  }

  allSessions(): Promise<readonly SessionRow[]> {
    return this.#tables.transact('look', (tx) => tx.allSessions());
  }

  evictLogs(nowMs: number): Promise<number> {
    return this.#tables.transact('write', (tx) => evictLogs(tx, nowMs));
  }

  check(): Promise<boolean> {
    return this.#tables.transact('write', checkUncontained);
  }

  beforeClosing(work: () => Promise<void>): () => void {
    return this.#tables.beforeClosing(work);
  }

  close(): void {
    this.#tables.close();
  }
}

/** Everything of this player that another database would have to take over. */
export async function absorbable(store: PlayerStore): Promise<Absorbed> {
  const [sessions, unsent, journals] = await Promise.all([store.allSessions(), store.otherItems(), store.openJournals()]);
  return { sessions, unsent, journals };
}
