import type { Host } from '../storage/host.ts';
import type { PlayerStore, SyncCounts } from '../storage/player-store.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import type { InteractiveSession, SyncAccount } from './account.ts';
import { failureText, SUBMIT_TEXTS } from './texts.ts';
import { Loop, type Next, type Trigger } from './loop.ts';
import { Puller, type PullOutcome } from './pull.ts';
import { LEASE_MS, Pusher, queueLock, type DrainOutcome } from './push.ts';
import { statusOf, type Situation, type SyncProblem, type SyncStatus } from './status.ts';
import { currentTicket, fetchTicket, type TicketOutcome } from './ticket.ts';
import type { Verdict } from './verdict.ts';

export interface SyncParts {
  readonly host: Host;
  readonly store: PlayerStore;
  /** Names the lock of this player: the local id of the database. */
  readonly localId: string;
  readonly installId: string;
  /** Absent for a learner on this device: then nothing is ever sent. */
  readonly accountId?: string;
  /** Absent in a service worker, and for the players of this device who are not playing: they push under their tickets. */
  readonly session?: InteractiveSession;
  /** Told of everything that is a bug: what storage or network refuse is expected, and is not. */
  report(error: unknown): void;
}

/** One player's sync, as screens and the page's entry see it. */
export interface Sync {
  trigger(trigger: Trigger): void;
  setVisible(visible: boolean): void;
  status(): SyncStatus;
  /** Calls back at each change; the result ends it. */
  subscribe(listener: () => void): () => void;
  /** Reads the counts of the database anew, for instance after a finished game. */
  refresh(): Promise<void>;
  stop(): void;
}

/** A lock that stays taken for so many passes is held by a frozen tab: go on without it. Leases keep the batches apart. */
const PASSES_BEFORE_IGNORING_LOCK = 4;

type Facts = Omit<Situation, keyof SyncCounts>;

export function createSync(parts: SyncParts): Sync {
  const { accountId } = parts;
  return accountId === undefined ? new PlayerSync(parts, undefined) : new PlayerSync(parts, { ...parts, accountId });
}

class PlayerSync implements Sync {
  private readonly parts: SyncParts;
  private readonly account: SyncAccount | undefined;
  private readonly pusher: Pusher | undefined;
  private readonly puller: Puller | undefined;
  private readonly loop: Loop;
  private readonly listeners = new Set<() => void>();
  private facts: Facts;
  private counts: SyncCounts = { waiting: 0, items: 0, parked: 0 };
  private current: SyncStatus;
  private lockDenied = 0;
  /** Whether this pass has heard from the server by a push. */
  private heard = false;

  constructor(parts: SyncParts, account: SyncAccount | undefined) {
    this.parts = parts;
    this.account = account;
    this.pusher = account && new Pusher(account);
    this.puller = account?.session && new Puller(account);
    this.facts = { running: false, account: account !== undefined, ticketless: false, sessionGone: false, unknownAccount: false };
    this.current = statusOf({ ...this.facts, ...this.counts });
    this.loop = new Loop({ host: parts.host, pass: () => this.locked(), report: (error) => parts.report(error) });
  }

  trigger(trigger: Trigger): void {
    // Remembered here, not in the pass: the first pass after a game may fail, or find the queue in another tab's hands.
    if (trigger === 'game_end') this.pusher?.leadWithNewest();
    if (this.account) this.loop.trigger(trigger);
    else void this.refresh();
  }

  setVisible(visible: boolean): void {
    if (this.account) this.loop.setVisible(visible);
  }

  status(): SyncStatus {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  stop(): void {
    this.loop.stop();
    this.listeners.clear();
  }

  async refresh(): Promise<void> {
    try {
      this.counts = await this.parts.store.counts();
      const [lastSyncMs, unknownAccount = false] = await Promise.all([
        this.parts.store.meta('lastSyncMs'),
        this.parts.store.meta('unknownAccount'),
      ]);
      // Storage that answers again is no problem any more; another problem is for the next pass to clear.
      if (this.facts.problem === 'storage') this.facts = withoutProblem(this.facts);
      this.say({ unknownAccount, ...(lastSyncMs !== undefined && { lastSyncMs }) });
    } catch (error) {
      this.failed(error);
    }
  }

  /** Storage that fails is said in the line, and the loop tries again; anything else is a bug, and is heard. */
  private failed(error: unknown): void {
    if (error instanceof StorageFailure) return this.say({ problem: 'storage' });
    this.parts.report(error);
    this.say({ detail: SUBMIT_TEXTS.unknown });
  }

  private say(facts: Partial<Facts>): void {
    this.facts = { ...this.facts, ...facts };
    this.current = statusOf({ ...this.facts, ...this.counts });
    for (const listener of this.listeners) listener();
  }

  private async locked(): Promise<Next> {
    if (this.lockDenied >= PASSES_BEFORE_IGNORING_LOCK) return this.pass(false);
    const next = await this.parts.host.withLock(queueLock(this.parts.localId), (alone) => this.pass(alone));
    this.lockDenied = next === undefined ? this.lockDenied + 1 : 0;
    return next ?? { kind: 'backoff' };
  }

  /** Push, pull, and push again what the server turned out to have lost. */
  private async pass(alone: boolean): Promise<Next> {
    this.begin();
    try {
      await this.refresh();
      const pushed = await this.push(alone);
      const pulled = await this.pull(pushed, alone);
      return await this.leftover(pulled);
    } catch (error) {
      this.failed(error);
      return { kind: 'backoff' };
    } finally {
      this.facts = { ...this.facts, running: false };
      await this.refresh();
    }
  }

  /** Nothing is said before the counts are read: the line must not flicker. */
  private begin(): void {
    this.facts = { ...withoutProblem(this.facts), running: true };
    this.heard = false;
  }

  private async push(alone: boolean): Promise<Next> {
    const ticket = await currentTicket(this.account as SyncAccount);
    if (ticket.kind !== 'ready') return this.withoutTicket(ticket);
    this.say({ ticketless: false });
    const outcome = await (this.pusher as Pusher).drain(ticket.ticket, { alone });
    if (outcome.kind === 'drained' || !isTurnedAway(outcome.kind)) return this.drained(outcome);
    // Everything stays queued; the refused ticket stays too until a new one is there.
    const renewed = await fetchTicket(this.account as SyncAccount);
    this.heard = true;
    if (renewed.kind !== 'ready') return this.withoutTicket(renewed, failureText(outcome.answer));
    return this.drained(await (this.pusher as Pusher).drain(renewed.ticket, { alone }));
  }

  private withoutTicket(outcome: Exclude<TicketOutcome, { kind: 'ready' }>, detail?: string): Next {
    if (outcome.kind === 'trouble') {
      this.say({ detail: failureText(outcome.answer) });
      return pause(outcome.answer);
    }
    this.say({ ticketless: true, ...(detail !== undefined && { detail }) });
    // Only a sign-in helps, and that is a trigger; a slow retry finds a session that another tab brought.
    return { kind: 'backoff' };
  }

  private drained(outcome: DrainOutcome): Next {
    this.heard ||= outcome.kind !== 'drained' || outcome.settled > 0;
    if (outcome.kind === 'drained') return { kind: 'idle' };
    this.say({ detail: failureText(outcome.answer), ...problemOf(outcome.kind), ...(isTurnedAway(outcome.kind) && { ticketless: true }) });
    return outcome.waitMs === undefined ? { kind: 'backoff' } : { kind: 'wait', ms: outcome.waitMs, hard: true };
  }

  /** Pulls even if the push failed for an item's sake, but not into a pause that the server asked for. */
  private async pull(pushed: Next, alone: boolean): Promise<Next> {
    if (!this.puller || pushed.kind === 'wait') return pushed;
    const outcome = await this.puller.pull();
    if (outcome.kind === 'pulled' && outcome.reoffered > 0) return this.pullAgain(alone);
    if (outcome.kind === 'signed_out' && !this.heard) await this.ask();
    return later(pushed, this.pulled(outcome));
  }

  /**
   * Without a session a push alone tells whether the server still takes the ticket, and knows the account at all: with nothing to
   * send, an empty one.
   */
  private async ask(): Promise<void> {
    const ticket = await this.parts.store.meta('ticket');
    if (ticket === undefined) return;
    const { kind } = await (this.pusher as Pusher).ask(ticket);
    if (isTurnedAway(kind)) this.say({ ticketless: true });
  }

  private async pullAgain(alone: boolean): Promise<Next> {
    const pushed = await this.push(alone);
    if (pushed.kind !== 'idle') return pushed;
    return this.pulled(await (this.puller as Puller).pull());
  }

  private pulled(outcome: PullOutcome): Next {
    this.say({ sessionGone: outcome.kind === 'signed_out' });
    if (outcome.kind !== 'setback') return { kind: 'idle' };
    this.say({ detail: failureText(outcome.answer) });
    return pause(outcome.answer);
  }

  /** What another tab has leased, or the server wants again later, is looked at again. */
  private async leftover(next: Next): Promise<Next> {
    if (next.kind !== 'idle') return next;
    const { items } = await this.parts.store.counts();
    return items > 0 ? { kind: 'wait', ms: LEASE_MS, hard: false } : next;
  }
}

function withoutProblem({ problem: _solved, detail: _old, ...facts }: Facts): Facts {
  return facts;
}

const isTurnedAway = (kind: Verdict['kind'] | DrainOutcome['kind']): boolean => kind === 'unauthorized' || kind === 'unknown_account';

const later = (a: Next, b: Next): Next => (b.kind === 'idle' ? a : b);

function pause(answer: { readonly kind: string; readonly waitMs?: number }): Next {
  return answer.waitMs === undefined ? { kind: 'backoff' } : { kind: 'wait', ms: answer.waitMs, hard: true };
}

function problemOf(kind: DrainOutcome['kind']): { problem?: SyncProblem } {
  if (kind === 'outdated') return { problem: 'update' };
  return kind === 'refused' || kind === 'too_large' ? { problem: 'refused' } : {};
}
