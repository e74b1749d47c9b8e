import { createSource, type Observable, type Source } from '../../shared/observable.ts';
import type { SyncCounts } from '../storage/player-store.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import type { SyncAccount } from './account.ts';
import type { Answer } from './exchange.ts';
import { failureOf, type SyncFailure } from './failure.ts';
import { Loop, type Next, type Trigger } from './loop.ts';
import { fetchPicture } from './picture.ts';
import { Puller, type PullOutcome } from './pull.ts';
import { sendProfileChanges, type EndedChange } from './profile-changes.ts';
import { LEASE_MS, Pusher, queueLock, type FlushOutcome } from './push.ts';
import { statusOf, type Situation, type SyncProblem, type SyncStatus } from './status.ts';
import { currentTicket, fetchTicket, type TicketOutcome } from './ticket.ts';
import { troubleOf, worse, type Trouble } from './trouble.ts';
import type { Verdict } from './verdict.ts';

interface PlayerSyncDeps extends Omit<SyncAccount, 'accountId'> {
  /** Names the lock of this player: the local id of the database. */
  readonly localId: string;
  /** Absent for a learner on this device: then nothing is ever sent. */
  readonly accountId?: string;
  /** Told that the server said just now that the account was deleted. */
  readonly accountDeleted?: () => void;
  /** Told which changes of the profile the server took or refused just now. */
  readonly profileChanged?: (ended: readonly EndedChange[]) => void;
  /** Told of everything that is a bug: what storage or network refuse is expected, and is not. */
  report(error: unknown): void;
}

/** A lock that stays taken for so many passes is held by a frozen tab: go on without it. Leases keep the batches apart. */
const PASSES_BEFORE_IGNORING_LOCK = 4;

type Facts = Omit<Situation, keyof SyncCounts>;

/** The way to the server and back. A learner on this device has none. */
interface Channel {
  readonly account: SyncAccount;
  readonly pusher: Pusher;
  /** Absent without an interactive session: what is pulled is for the player's eyes. */
  readonly puller: Puller | undefined;
}

function channelOf(deps: PlayerSyncDeps): Channel | undefined {
  const { accountId, session } = deps;
  if (accountId === undefined) return undefined;
  const account = { ...deps, accountId };
  return { account, pusher: new Pusher(account), puller: session && new Puller(account) };
}

/**
 * One player's sync. `loop.ts` decides when a pass runs; this is what one pass does, and what the quiet line says of it:
 *
 *     counts ──▶ ticket ──▶ push ──┬─ taken ───────────▶ pull ──┬─ all is there ──────▶ counts
 *                  ▲         ▲     ├─ ticket refused            └─ the server has
 *                  │         │     │   └▶ new ticket, push         lost games ──▶ push, pull
 *                  │         │     └─ other failure ▶ pull, unless the server named a pause
 *                  │         └─ with the queue's lock, or after four passes without it
 *                  └─ none, and no session for a new one: "Sign in to sync"
 */
export class PlayerSync {
  readonly #deps: PlayerSyncDeps;
  readonly #channel: Channel | undefined;
  readonly #loop: Loop;
  readonly #status: Source<SyncStatus>;
  #facts: Facts;
  #counts: SyncCounts = { waiting: 0, items: 0, parked: 0 };
  #lockDenied = 0;
  /** Whether this pass has heard from the server by a push. */
  #heard = false;
  /** Whether this pass got something through: then a failure behind it is the first one. */
  #moved = false;
  /** What stood in the way of this pass. */
  #trouble: Trouble | undefined;

  constructor(deps: PlayerSyncDeps) {
    const channel = channelOf(deps);
    this.#deps = deps;
    this.#channel = channel;
    const account = channel !== undefined;
    this.#facts = { running: false, account, ticketless: false, sessionGone: false, unknownAccount: false, accountDeleted: false };
    this.#status = createSource(statusOf({ ...this.#facts, ...this.#counts }));
    const pass = async (): Promise<Next> => (channel ? this.#locked(channel) : { kind: 'idle' });
    this.#loop = new Loop({ host: deps.host, pass, report: (error) => deps.report(error) });
  }

  get status(): Observable<SyncStatus> {
    return this.#status;
  }

  trigger(trigger: Trigger): void {
    // Remembered here, not in the pass: the first pass after a game may fail, or find the queue in another tab's hands.
    if (trigger === 'game_end') this.#channel?.pusher.leadWithNewest();
    if (this.#channel) this.#loop.trigger(trigger);
    else void this.refresh();
  }

  setVisible(visible: boolean): void {
    if (this.#channel) this.#loop.setVisible(visible);
  }

  stop(): void {
    this.#loop.stop();
  }

  /** Reads the counts of the database anew, for instance after a finished game. */
  async refresh(): Promise<void> {
    try {
      const { counts, lastSyncMs, unknownAccount, accountDeleted } = await this.#deps.store.situation();
      this.#counts = counts;
      // Storage that answers again is no problem any more; another problem is for the next pass to clear.
      if (this.#facts.problem === 'storage') this.#facts = withoutProblem(this.#facts);
      this.#say({ unknownAccount, accountDeleted, ...(lastSyncMs !== undefined && { lastSyncMs }) });
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Storage that fails is said in the line, and the loop tries again; anything else is a bug, and is heard. */
  #failed(error: unknown): void {
    if (error instanceof StorageFailure) return this.#say({ problem: 'storage' });
    this.#deps.report(error);
    this.#say({ detail: 'unknown' });
  }

  #say(facts: Partial<Facts>): void {
    this.#facts = { ...this.#facts, ...facts };
    this.#status.set(statusOf({ ...this.#facts, ...this.#counts }));
  }

  async #locked(channel: Channel): Promise<Next> {
    if (this.#lockDenied >= PASSES_BEFORE_IGNORING_LOCK) return this.#pass(channel, false);
    const next = await this.#deps.host.withLock(queueLock(this.#deps.localId), (alone) => this.#pass(channel, alone));
    this.#lockDenied = next === undefined ? this.#lockDenied + 1 : 0;
    return next ?? { kind: 'backoff' };
  }

  /** Push, pull, and push again what the server turned out to have lost. */
  async #pass(channel: Channel, alone: boolean): Promise<Next> {
    this.#begin();
    try {
      await this.refresh();
      if (this.#facts.accountDeleted) return { kind: 'idle' };
      const pushed = await this.#push(channel, alone);
      const sent = await this.#sendProfile(channel, pushed);
      const pulled = await this.#pull(channel, pushed, alone);
      const next = later(sent, await this.#leftover(pulled));
      await this.#deps.store.tidy();
      if (channel.puller && pulled.kind === 'idle') await fetchPicture(this.#deps);
      return this.#withProgress(next);
    } catch (error) {
      this.#failed(error);
      return this.#withProgress({ kind: 'backoff' });
    } finally {
      const { trouble: _past, ...facts } = this.#facts;
      this.#facts = { ...facts, running: false, ...(this.#trouble && { trouble: this.#trouble }) };
      await this.refresh();
    }
  }

  /** Nothing is said before the counts are read: the line must not flicker. */
  #begin(): void {
    this.#facts = { ...withoutProblem(this.#facts), running: true };
    this.#heard = false;
    this.#moved = false;
    this.#trouble = undefined;
  }

  #withProgress(next: Next): Next {
    return this.#moved && (next.kind === 'backoff' || next.kind === 'wait') ? { ...next, moved: true } : next;
  }

  #unsuccessful(answer: Answer): void {
    this.#trouble = worse(this.#trouble, troubleOf(answer));
    this.#say({ detail: failureOf(answer) });
  }

  async #push({ account, pusher }: Channel, alone: boolean): Promise<Next> {
    const ticket = await currentTicket(account);
    if (ticket.kind !== 'ready') return this.#withoutTicket(ticket);
    this.#say({ ticketless: false });
    const outcome = await pusher.flush(ticket.ticket, { alone });
    if (outcome.kind === 'flushed' || !isTurnedAway(outcome.kind)) return this.#flushed(outcome);
    // Everything stays queued; the refused ticket stays too until a new one is there.
    const renewed = await fetchTicket(account);
    this.#heard = true;
    if (renewed.kind !== 'ready') return this.#withoutTicket(renewed, failureOf(outcome.answer));
    return this.#flushed(await pusher.flush(renewed.ticket, { alone }));
  }

  #withoutTicket(outcome: Exclude<TicketOutcome, { kind: 'ready' }>, detail?: SyncFailure): Next {
    if (outcome.kind === 'trouble') {
      this.#unsuccessful(outcome.answer);
      return pause(outcome.answer);
    }
    this.#say({ ticketless: true, ...(detail !== undefined && { detail }) });
    // Only a sign-in helps, and that is a trigger; a slow retry finds a session that another tab brought.
    return { kind: 'backoff' };
  }

  async #flushed(outcome: FlushOutcome): Promise<Next> {
    this.#heard ||= outcome.kind !== 'flushed' || outcome.applied > 0;
    // What went up is said now, not when the pull is over.
    if (outcome.applied > 0) await this.refresh();
    this.#moved ||= outcome.applied > 0;
    if (outcome.kind === 'flushed') return { kind: 'idle' };
    if (outcome.kind === 'account_deleted') return this.#deleted();
    this.#unsuccessful(outcome.answer);
    this.#say({ ...problemOf(outcome.kind), ...(isTurnedAway(outcome.kind) && { ticketless: true }) });
    return outcome.waitMs === undefined ? { kind: 'backoff' } : { kind: 'wait', ms: outcome.waitMs, hard: true };
  }

  /** Sends what was changed of the profile, before the pull that brings it back. Its trouble is no trouble of the games. */
  async #sendProfile({ account, puller }: Channel, pushed: Next): Promise<Next> {
    if (!puller || pushed.kind === 'wait' || this.#facts.accountDeleted) return { kind: 'idle' };
    const { ended, next, trouble } = await sendProfileChanges({ ...account, localId: this.#deps.localId });
    if (ended.length > 0) this.#deps.profileChanged?.(ended);
    this.#moved ||= ended.length > 0;
    this.#trouble = worse(this.#trouble, trouble);
    return next;
  }

  /** Pulls even if the push failed for an item's sake, but not into a pause that the server asked for. */
  async #pull(channel: Channel, pushed: Next, alone: boolean): Promise<Next> {
    const { puller } = channel;
    if (!puller || pushed.kind === 'wait' || this.#facts.accountDeleted) return pushed;
    const outcome = await puller.pull();
    if (outcome.kind === 'pulled' && outcome.reoffered > 0) return this.#pullAgain(channel, puller, alone);
    if (outcome.kind === 'signed_out' && !this.#heard) await this.#ask(channel);
    return later(pushed, this.#pulled(outcome));
  }

  /**
   * Without a session a push alone tells whether the server still takes the ticket, and knows the account at all: with nothing to
   * send, an empty one.
   */
  async #ask({ pusher }: Channel): Promise<void> {
    const ticket = await this.#deps.store.meta('ticket');
    if (ticket === undefined) return;
    const { kind } = await pusher.ask(ticket);
    if (isTurnedAway(kind)) this.#say({ ticketless: true });
    if (kind === 'account_deleted') this.#deleted();
  }

  /** Nothing is sent for a deleted account any more, not even by a later trigger. */
  #deleted(): Next {
    this.#say({ accountDeleted: true });
    this.#deps.accountDeleted?.();
    return { kind: 'idle' };
  }

  async #pullAgain(channel: Channel, puller: Puller, alone: boolean): Promise<Next> {
    const pushed = await this.#push(channel, alone);
    if (pushed.kind !== 'idle') return pushed;
    return this.#pulled(await puller.pull());
  }

  #pulled(outcome: PullOutcome): Next {
    this.#say({ sessionGone: outcome.kind === 'signed_out', ...problemOf(outcome.kind) });
    if (outcome.kind !== 'failure') return { kind: 'idle' };
    this.#moved ||= outcome.moved;
    this.#unsuccessful(outcome.answer);
    return pause(outcome.answer);
  }

  /** What another tab has leased, or the server wants again later, is looked at again. */
  async #leftover(next: Next): Promise<Next> {
    if (next.kind !== 'idle' || this.#facts.accountDeleted) return next;
    const { counts } = await this.#deps.store.situation();
    return counts.items > 0 ? { kind: 'rest', ms: LEASE_MS } : next;
  }
}

function withoutProblem({ problem: _solved, detail: _old, ...facts }: Facts): Facts {
  return facts;
}

const isTurnedAway = (kind: Verdict['kind'] | FlushOutcome['kind']): boolean => kind === 'unauthorized' || kind === 'unknown_account';

const later = (a: Next, b: Next): Next => (b.kind === 'idle' ? a : b);

function pause(answer: { readonly kind: string; readonly waitMs?: number }): Next {
  return answer.waitMs === undefined ? { kind: 'backoff' } : { kind: 'wait', ms: answer.waitMs, hard: true };
}

function problemOf(kind: FlushOutcome['kind'] | PullOutcome['kind']): { problem?: SyncProblem } {
  if (kind === 'outdated') return { problem: 'update' };
  return kind === 'refused' || kind === 'too_large' ? { problem: 'refused' } : {};
}
