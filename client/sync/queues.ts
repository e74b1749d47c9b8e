import type { Host } from '../storage/host.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import { Loop, type Next, type Trigger } from './loop.ts';
import { Pusher, queueLock, type FlushOptions } from './push.ts';
import type { SyncStorage } from './sync-storage.ts';

/** The queues of all players on this device: each goes up under its own ticket, whoever is playing (P7). */
interface QueueDeps {
  readonly host: Host;
  readonly installId: string;
  readonly storage: Pick<SyncStorage, 'players' | 'ownStore'>;
  /** The player whose own sync runs anyway. */
  playing?(): string | undefined;
  /** Told that the server said just now that an account was deleted. */
  readonly accountDeleted?: () => void;
  /** Told of everything that is a bug. */
  report(error: unknown): void;
}

/** What a flush of queues left: `more` items that could go now, or a pause that a server asked for; and whether it got any through. */
interface QueuesReport {
  readonly more: boolean;
  readonly moved: boolean;
  readonly waitMs?: number;
}

/** Under the queue's lock if that is free; else beside whoever holds it, for it may be a frozen tab. Leases keep the batches apart. */
async function pushQueue(deps: QueueDeps, localId: string, accountId: string, options: FlushOptions): Promise<QueuesReport> {
  const flush = (alone: boolean): Promise<QueuesReport> => flushQueue(deps, localId, accountId, { ...options, alone });
  try {
    return (await deps.host.withLock(queueLock(localId), flush)) ?? (await flush(false));
  } catch (error) {
    if (!(error instanceof StorageFailure)) deps.report(error);
    return { more: true, moved: false };
  }
}

async function flushQueue(deps: QueueDeps, localId: string, accountId: string, options: FlushOptions): Promise<QueuesReport> {
  const { host, installId, storage } = deps;
  const store = storage.ownStore(localId);
  try {
    const [ticket, accountDeleted] = await store.metas(['ticket', 'accountDeleted']);
    // Signed out on this device: these games wait for their player.
    if (ticket === undefined || accountDeleted === true) return { more: false, moved: false };
    const outcome = await new Pusher({ host, store, accountId, installId }).flush(ticket, options);
    if (outcome.kind === 'account_deleted') {
      deps.accountDeleted?.();
      return { more: false, moved: outcome.applied > 0 };
    }
    const waitMs = outcome.kind === 'flushed' ? undefined : outcome.waitMs;
    return { more: (await store.counts()).items > 0, moved: outcome.applied > 0, ...(waitMs !== undefined && { waitMs }) };
  } finally {
    store.close();
  }
}

/**
 * Pushes the queues of this device. With `batches: 1` it is what a service worker does in one `sync` event; a learner without
 * an account is passed over. A database that fails holds up no other player's.
 */
export async function pushQueues(deps: QueueDeps, options: FlushOptions = {}): Promise<QueuesReport> {
  let more = false;
  let moved = false;
  let waitMs: number | undefined;
  for (const { localId, accountId, signedOut } of await deps.storage.players()) {
    if (accountId === undefined || signedOut || localId === deps.playing?.()) continue;
    const report = await pushQueue(deps, localId, accountId, options);
    more ||= report.more;
    moved ||= report.moved;
    if (report.waitMs !== undefined) waitMs = Math.max(report.waitMs, waitMs ?? 0);
  }
  return { more, moved, ...(waitMs !== undefined && { waitMs }) };
}

/** A device that does not say who its players are is asked again later. */
async function pushAll(deps: QueueDeps): Promise<QueuesReport> {
  try {
    return await pushQueues(deps);
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    return { more: true, moved: false };
  }
}

/** Keeps the queues of those who are not playing moving while a page is open. */
export interface Queues {
  trigger(trigger: Trigger): void;
  setVisible(visible: boolean): void;
  stop(): void;
}

export function createQueues(deps: QueueDeps): Queues {
  const pass = async (): Promise<Next> => {
    const { more, moved, waitMs } = await pushAll(deps);
    if (waitMs !== undefined) return { kind: 'wait', ms: waitMs, hard: true, moved };
    return more ? { kind: 'backoff', moved } : { kind: 'idle' };
  };
  return new Loop({ host: deps.host, pass, report: (error) => deps.report(error) });
}
