import { CLOSE_CODES, HEARTBEAT_MS, readMessage, writeMessage, type MessageFault } from '../../shared/contract/realtime.ts';
import type { Host } from '../storage/host.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import type { InteractiveSession } from './account.ts';

/** A WebSocket as the channel uses it. */
export interface Link {
  send(text: string): void;
  close(): void;
}

export interface LinkEvents {
  readonly opened: () => void;
  readonly received: (message: unknown) => void;
  /** Called once, also for a link that could not be opened. */
  readonly closed: (code: number) => void;
}

interface RealtimeDeps {
  readonly host: Pick<Host, 'after' | 'now' | 'random'>;
  /** The account whose changes are wanted. */
  readonly accountId: string;
  readonly session: InteractiveSession;
  readonly deviceId: () => Promise<string>;
  readonly connect: (events: LinkEvents) => Link;
  /** Called when a pull may bring something, or find that the session has ended. */
  readonly changed: () => void;
  /** Called for a message that breaks the rules (spec 1 §8). */
  readonly dropped: (fault: MessageFault) => void;
  /** Told of every bug. */
  readonly report: (error: unknown) => void;
}

/** A game that the server took (spec 1 §7). */
interface SubmittedScore {
  readonly gameId: number;
  readonly score: number;
  readonly xpEarned: number;
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30_000;
export const MAX_ATTEMPTS = 10;
/** How long the server may take to make a connection ready. */
const READY_MS = 10_000;

/** 5 s doubling, at most 30 s (spec 1 §4). Chance adds up to a half, so that a class does not come back at once after a restart. */
export function reconnectMs(failures: number, random: number): number {
  const leastMs = FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10);
  return Math.round(Math.min(leastMs * (1 + random / 2), LONGEST_PAUSE_MS));
}

/** One try at a connection, and the connection that it became. */
interface Attempt {
  accessToken?: string;
  link?: Link;
  isReady: boolean;
  /** Whether the last ping was answered. */
  isAnswered: boolean;
  cancelTimer: () => void;
}

/**
 * The realtime connection of one account on one page (protocol, "Realtime"). The page wakes it when it is visible and online, and puts
 * it to sleep otherwise. What fails is silent: without it the device pulls at its other occasions.
 *
 *     asleep ──wake──▶ connecting ──ready──▶ connected
 *       ▲               ▲   │ failed            │ closed, or no answer to a ping
 *       │               │   ▼                   │
 *       └──sleep──── pausing, 5 s to 30 s ◀─────┘
 *
 *     After ten failures, and without a session, it rests until it is woken again.
 */
export class Realtime {
  readonly #deps: RealtimeDeps;
  #isAwake = false;
  #failures = 0;
  /** The token that the server has turned down. */
  #refused: string | undefined;
  #attempt: Attempt | undefined;
  #cancelPause = (): void => {};

  constructor(deps: RealtimeDeps) {
    this.#deps = deps;
  }

  /** There is a new occasion: the page has become visible or online, or its player has signed in. */
  wake(): void {
    this.#isAwake = true;
    this.#failures = 0;
    // A try without a link may have found nobody signed in, just before the sign-in that this tells of: another takes its place.
    if (this.#attempt?.link) return;
    this.#cancelPause();
    this.#begin();
  }

  sleep(): void {
    this.#isAwake = false;
    this.#cancelPause();
    this.#drop();
  }

  /** Tells the server that a game was taken. Without a connection nobody is told: the game itself has gone up. */
  submitted(score: SubmittedScore): void {
    if (this.#attempt?.isReady) this.#send(this.#attempt, 'score_submitted', { userId: this.#deps.accountId, ...score });
  }

  #begin(): void {
    const attempt: Attempt = { isReady: false, isAnswered: true, cancelTimer: () => {} };
    this.#attempt = attempt;
    this.#connect(attempt).catch((error: unknown) => {
      if (!(error instanceof StorageFailure)) this.#deps.report(error);
      this.#failed(attempt);
    });
  }

  async #connect(attempt: Attempt): Promise<void> {
    const { session, accountId, host, connect } = this.#deps;
    const held = await session.credentials(this.#refused);
    const deviceId = await this.#deps.deviceId();
    if (attempt !== this.#attempt) return;
    if (held === 'offline' || held === 'unwell') return this.#failed(attempt);
    if (held === 'signed_out' || held.userId !== accountId || held.accessToken === this.#refused) return this.#drop();
    const { accessToken } = held;
    attempt.accessToken = accessToken;
    attempt.cancelTimer = host.after(READY_MS, () => this.#failed(attempt));
    attempt.link = connect({
      opened: () => this.#send(attempt, 'authenticate', { accessToken, deviceId }),
      received: (message) => this.#received(attempt, message),
      closed: (code) => this.#closed(attempt, code),
    });
  }

  #received(attempt: Attempt, text: unknown): void {
    if (attempt !== this.#attempt) return;
    const message = readMessage(text);
    if (!message.ok) return this.#deps.dropped(message.error);
    const { type } = message.value;
    if (type === 'ready') this.#ready(attempt);
    else if (type === 'changed') this.#deps.changed();
    else if (type === 'pong') attempt.isAnswered = true;
  }

  /** What changed while there was no connection was told to nobody, so each connection begins with a pull. */
  #ready(attempt: Attempt): void {
    this.#failures = 0;
    this.#refused = undefined;
    attempt.isReady = true;
    attempt.cancelTimer();
    this.#beatLater(attempt);
    this.#deps.changed();
  }

  #beatLater(attempt: Attempt): void {
    attempt.cancelTimer = this.#deps.host.after(HEARTBEAT_MS, () => {
      if (!attempt.isAnswered) return this.#failed(attempt);
      attempt.isAnswered = false;
      this.#send(attempt, 'ping', {});
      this.#beatLater(attempt);
    });
  }

  #closed(attempt: Attempt, code: number): void {
    if (attempt !== this.#attempt) return;
    if (code === CLOSE_CODES.unauthorized) {
      this.#refused = attempt.accessToken;
      // A pull finds out whether the session has ended or only its token, and says so.
      this.#deps.changed();
    }
    this.#failed(attempt);
  }

  #failed(attempt: Attempt): void {
    if (attempt !== this.#attempt) return;
    this.#drop();
    this.#failures += 1;
    if (!this.#isAwake || this.#failures > MAX_ATTEMPTS) return;
    const { host } = this.#deps;
    this.#cancelPause = host.after(reconnectMs(this.#failures, host.random()), () => this.#begin());
  }

  #drop(): void {
    const attempt = this.#attempt;
    this.#attempt = undefined;
    attempt?.cancelTimer();
    attempt?.link?.close();
  }

  #send({ link }: Attempt, type: string, data: object): void {
    link?.send(writeMessage(type, data, new Date(this.#deps.host.now()).toISOString()));
  }
}
