import { PUSH_MAX_BYTES, PUSH_MAX_ITEMS, PUSH_PROTO } from '../../shared/contract/limits.ts';
import type { PushRequest, PushResult } from '../../shared/contract/sync.ts';
import type { OutboxRow } from '../storage/records.ts';
import { deviceId, type SyncAccount } from './account.ts';
import { contactMeta } from './clock.ts';
import { DEADLINE_MS, exchange } from './exchange.ts';
import { readVerdict, type Failure, type Verdict } from './verdict.ts';

/** A lease outlives the deadline of a request, so nobody sends an item that is still under way. */
export const LEASE_MS = 60_000;

/** The lock of one player's queue, for all pages and workers: who holds it is the only one that sends it. */
export const queueLock = (localId: string): string => `tenfold-sync-${localId}`;

/** Room in a batch for the envelope and for the owner of each item, which are not counted by the lease. */
const ENVELOPE_BYTES = 16 * 1024;

/** A refused envelope is sent once more as it is; a server that fails gets one chance more, for it may just be restarting. */
const STRIKES_BEFORE_BISECTING = { refused: 2, failing: 3 } as const;

/** How a flush of the outbox ended: `flushed` means that nothing is left to lease. */
export type FlushOutcome = { readonly kind: 'flushed'; readonly applied: number } | (Failure & { readonly applied: number });

export interface FlushOptions {
  /** Nobody else sends this queue now: what is leased was taken by a page that is gone, and is free. */
  readonly alone?: boolean;
  /** Stop after this many batches that got through (a `sync` event of a service worker sends one). */
  readonly batches?: number;
}

/** The games of a batch that are stored and verified now and were not before. */
function gamesTakenOf(rows: readonly OutboxRow[], results: readonly PushResult[]): readonly string[] {
  const games = new Set(rows.filter(({ item }) => item.kind === 'session').map(({ id }) => id));
  return results.filter(({ id, status }) => games.has(id) && (status === 'accepted' || status === 'corrected')).map(({ id }) => id);
}

const idsOf = (rows: readonly OutboxRow[]): string[] => rows.map((row) => row.id);

/** A batch that got through. */
interface Answered {
  readonly rows: readonly OutboxRow[];
  readonly verdict: Extract<Verdict, { kind: 'results' }>;
}

/** The results to apply to rows of the batch. Applying a `retry` would free its row at once: it is as if it had been left out. */
function resultsFor(rows: readonly OutboxRow[], { response }: Answered['verdict']): readonly PushResult[] {
  const sent = new Set(idsOf(rows));
  return response.results.filter(({ id, status }) => sent.has(id) && status !== 'retry');
}

/** The ids of rows that are still pending. */
function pendingOf(rows: readonly OutboxRow[], verdict: Answered['verdict']): readonly string[] {
  const applied = new Set(resultsFor(rows, verdict).map(({ id }) => id));
  return idsOf(rows).filter((id) => !applied.has(id));
}

/** Waits for both, even if one of them fails: no request stays under way. */
async function both<A, B>(a: Promise<A>, b: Promise<B>): Promise<readonly [A, B]> {
  await Promise.allSettled([a, b]);
  return Promise.all([a, b]);
}

/**
 * Sends one player's outbox, batch by batch. What it remembers between flushes is only about speed: how large a batch may be,
 * how often an envelope failed, and whether a new game shall lead. The outbox itself changes in `applyResults` alone, never before an acknowledgement.
 */
export class Pusher {
  #limit = PUSH_MAX_ITEMS;
  #strikes = 0;
  /** Looking for the one item that spoils its batch. */
  #bisecting = false;
  /** How many games have ended, and how many had by the time of the last batch that led with the newest and got through. */
  #games = 0;
  #led = 0;
  /** The last batch that got through, until its answer is stored. */
  #answered: Answered | undefined;
  #deviceId: string | undefined;
  readonly #account: SyncAccount;

  constructor(account: SyncAccount) {
    this.#account = account;
  }

  /** The next batch that gets through leads with the newest game: what was just played counts before a backlog. */
  leadWithNewest(): void {
    this.#games += 1;
  }

  get #isLeading(): boolean {
    return this.#led < this.#games;
  }

  /** Asks with an empty batch what the server says to this ticket. */
  ask(ticket: string): Promise<Verdict> {
    return this.#send(ticket, []);
  }

  /** Sends until nothing is left that can be leased, `batches` got through, or a failure needs a pause. */
  async flush(ticket: string, { alone = false, batches = Infinity }: FlushOptions = {}): Promise<FlushOutcome> {
    const setAside: string[] = [];
    if (alone) await this.#account.store.reclaim();
    try {
      return await this.#run(ticket, batches, setAside);
    } finally {
      // Items to be tried again stay leased during the flush, so that they never stand before the others (P4).
      if (setAside.length > 0) await this.#account.store.release(setAside);
    }
  }

  /** While a batch is under way, the answer to the one before it is stored and the one behind it is taken [P-i]. */
  async #run(ticket: string, batches: number, setAside: string[]): Promise<FlushOutcome> {
    let applied = 0;
    let leased: readonly OutboxRow[] = [];
    for (let done = 0; done < batches;) {
      const { rows, led } = await this.#next(leased);
      if (rows.every((row) => setAside.includes(row.id))) return this.#flushed(applied);
      const sending = this.#send(await this.#ticket(ticket), rows);
      const [verdict, behind] = await both(sending, this.#meanwhile(rows, done + 1 < batches));
      if (verdict.kind === 'results') {
        const open = pendingOf(rows, verdict);
        setAside.push(...open);
        applied += rows.length - open.length;
        done += 1;
        this.#led = led;
        this.#afterSuccess();
        this.#answered = { rows, verdict };
        leased = behind;
      } else {
        await this.#giveBack(behind);
        leased = [];
        if (!(await this.#bisect(verdict, rows, setAside))) return { ...verdict, applied };
      }
    }
    await this.#storeAnswer();
    return { kind: 'flushed', applied };
  }

  /** The batch that is leased already, unless a game that has ended meanwhile is to lead; else what stands first in the queue. */
  async #next(leased: readonly OutboxRow[]): Promise<{ readonly rows: readonly OutboxRow[]; readonly led: number }> {
    if (leased.length > 0 && !this.#isLeading) return { rows: leased, led: this.#led };
    await this.#giveBack(leased);
    await this.#storeAnswer();
    return { led: this.#games, rows: await this.#lease() };
  }

  /** Stores the answer to the batch before, and takes the one behind these rows. Few rows are all there are. */
  async #meanwhile(rows: readonly OutboxRow[], isMoreWanted: boolean): Promise<readonly OutboxRow[]> {
    await this.#storeAnswer();
    return isMoreWanted && rows.length === PUSH_MAX_ITEMS ? this.#lease(rows.at(-1)?.key) : [];
  }

  async #flushed(applied: number): Promise<FlushOutcome> {
    await this.#storeAnswer();
    this.#led = this.#games;
    this.#bisecting = false;
    this.#limit = PUSH_MAX_ITEMS;
    return { kind: 'flushed', applied };
  }

  /** A batch that got through: while a culprit is being looked for, the size stays. */
  #afterSuccess(): void {
    if (this.#bisecting) return;
    this.#strikes = 0;
    this.#limit = Math.min(PUSH_MAX_ITEMS, this.#limit * 2);
  }

  /** A push answer may have brought a newer ticket meanwhile. */
  async #ticket(given: string): Promise<string> {
    return (await this.#account.store.meta('ticket')) ?? given;
  }

  /** @param behind the last row of a batch that is under way: these are sent when that is answered. */
  #lease(behind?: number): Promise<readonly OutboxRow[]> {
    const { store, host } = this.#account;
    const ofAll = { nowMs: host.now(), maxItems: this.#limit, maxBytes: PUSH_MAX_BYTES - ENVELOPE_BYTES };
    return store.lease(
      behind === undefined
        ? { ...ofAll, leaseMs: LEASE_MS, newestFirst: this.#isLeading }
        : { ...ofAll, leaseMs: LEASE_MS + DEADLINE_MS, newestFirst: false, behind },
    );
  }

  async #giveBack(rows: readonly OutboxRow[]): Promise<void> {
    if (rows.length > 0) await this.#account.store.release(idsOf(rows));
  }

  async #send(ticket: string, rows: readonly OutboxRow[]): Promise<Verdict> {
    const { store, host, accountId } = this.#account;
    const request: PushRequest = {
      proto: PUSH_PROTO,
      batchId: host.newId(),
      deviceId: (this.#deviceId ??= await deviceId(store, host)),
      deviceNow: Math.max(0, Math.trunc(host.now())),
      items: rows.map(({ item }) => ({ ...item, owner: accountId })),
    };
    const verdict = readVerdict(await exchange(host, '/api/sync/push', ticket, request), request.batchId);
    if (verdict.kind === 'unknown_account') await store.setMeta({ unknownAccount: true });
    if (verdict.kind === 'account_deleted') await store.setMeta({ accountDeleted: true });
    return verdict;
  }

  /** Stores the last answer, if that is still to be done, in one transaction. */
  async #storeAnswer(): Promise<void> {
    const answered = this.#answered;
    if (!answered) return;
    this.#answered = undefined;
    const { rows, verdict } = answered;
    const { response, ...times } = verdict;
    const results = resultsFor(rows, verdict);
    const { epoch, serverTime, ticket } = response;
    const meta = { ...contactMeta({ ...times, serverTime }), epoch, ...(ticket !== undefined && { ticket }) };
    await this.#account.store.applyResults(results, this.#account.host.now(), meta);
    this.#account.gamesTaken?.(gamesTakenOf(rows, results));
  }

  /**
   * After a failure: makes the next batch smaller, or puts the lone culprit out of the way. False: nothing to gain from going
   * on now; the rows wait for the next flush.
   */
  async #bisect(failure: Failure, rows: readonly OutboxRow[], setAside: string[]): Promise<boolean> {
    if (!this.#isEnvelopeFailure(failure)) {
      await this.#giveBack(rows);
      return false;
    }
    if (rows.length === 1) return this.#isolate(failure, rows[0] as OutboxRow, setAside);
    this.#limit = Math.ceil(rows.length / 2);
    await this.#giveBack(rows);
    return true;
  }

  /** Whether the batch itself, rather than the network or the hour, seems to be the trouble. */
  #isEnvelopeFailure({ kind }: Failure): boolean {
    if (kind === 'too_large') return true;
    if (kind !== 'refused' && kind !== 'failing') return false;
    this.#strikes += 1;
    if (this.#strikes >= STRIKES_BEFORE_BISECTING[kind]) this.#bisecting = true;
    return this.#bisecting;
  }

  /**
   * A lone item that fails. It is parked only if our own server refuses it for good and takes an empty envelope: otherwise the
   * trouble is the envelope or the server, and parking would clear away one good game after the other.
   */
  async #isolate(failure: Failure, row: OutboxRow, setAside: string[]): Promise<boolean> {
    const { store, host } = this.#account;
    const wellOtherwise = await this.#takesEmptyBatch();
    if (wellOtherwise && failure.ours && failure.kind !== 'failing') {
      await store.applyResults([{ id: row.id, status: 'rejected', code: failure.kind }], host.now());
      this.#strikes = 0;
    } else if (wellOtherwise) {
      setAside.push(row.id);
    } else {
      await store.release([row.id]);
    }
    if (wellOtherwise) this.#bisecting = false;
    if (wellOtherwise) this.#limit = PUSH_MAX_ITEMS;
    return wellOtherwise;
  }

  async #takesEmptyBatch(): Promise<boolean> {
    const ticket = await this.#account.store.meta('ticket');
    return ticket !== undefined && (await this.ask(ticket)).kind === 'results';
  }
}
