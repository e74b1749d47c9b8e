import type { WebSocket } from 'ws';
import { CLOSE_CODES, readMessage, textIn, writeMessage, type RealtimeMessage } from '../../shared/contract/realtime.ts';
import type { AccountDirectory } from '../http/principal.ts';
import type { Timers } from '../http/timers.ts';

/** Messages of either direction that one connection may have in a second (spec 2 §7). */
export const EVENTS_A_SECOND = 10;
/** How long a connection may stay without a credential. */
export const SIGN_IN_MS = 5_000;
/** How long the other side may take to close after we did. */
const CLOSING_MS = 2_000;
/** Who leaves more than this unread is cut off. Our messages have under 100 bytes. */
const MAX_UNREAD_BYTES = 16 * 1024;
/** Heartbeats that may be missed in a row. */
const MAX_SILENT_BEATS = 2;

export interface ConnectionDeps {
  readonly accounts: Pick<AccountDirectory, 'authenticate'>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly timers: Pick<Timers, 'after'>;
  /** Called once, when the connection has named its account; false if the account has too many. */
  enter(connection: Connection, player: string): boolean;
  /** Called when a game of the account was submitted on this connection's device, as that says. */
  submitted(player: string, device: string): void;
  /** Called with the kind of what was wrong with a message that was dropped. */
  dropped(fault: string): void;
  fault(error: unknown): void;
}

type Ending = keyof typeof CLOSE_CODES;

/**
 * One connection of the realtime channel (protocol, "Realtime"). It knows nothing of its account but its credential, and asks anew what
 * that is worth before it delivers anything.
 *
 *     waiting ──authenticate──▶ signing in ──valid──▶ ready ──┬── credential ended, flood, silence, shutdown ──▶ ended
 *        └── 5 s ──▶ ended          └── invalid ──▶ ended     └── changed ──▶ ready
 */
export class Connection {
  /** Resolves when the connection is closed on both sides. */
  readonly closed: Promise<void>;
  readonly #socket: WebSocket;
  readonly #deps: ConnectionDeps;
  readonly #cancelSignIn: () => void;
  #state: 'waiting' | 'signing_in' | 'ready' | 'ended' = 'waiting';
  #authorization = '';
  #player = '';
  #device = '';
  #second = { atMs: 0, events: 0 };
  #silentBeats = 0;
  #isChangeDue = false;
  #isDelivering = false;

  constructor(socket: WebSocket, deps: ConnectionDeps) {
    this.#socket = socket;
    this.#deps = deps;
    this.#cancelSignIn = deps.timers.after(SIGN_IN_MS, () => this.end('policy'));
    this.closed = new Promise((resolve) => {
      socket.on('close', () => {
        this.#leave();
        resolve();
      });
    });
    socket.on('message', (data, isBinary) => this.#take(isBinary ? undefined : (data as Buffer).toString()));
    // The library answers a ping by itself.
    socket.on('ping', () => void this.#mayPass());
    // The library closes the connection after an error, also one of the other side's making.
    socket.on('error', () => {});
  }

  /** The device that the connection is of, once it is ready. */
  get device(): string {
    return this.#device;
  }

  /** Tells the device that there may be something to pull: at once, and at most so often as events may come. */
  changed(): void {
    this.#isChangeDue = true;
    if (this.#state === 'ready' && !this.#isDelivering) void this.#deliver();
  }

  /** One beat of the server's heart: ends what has been silent too long, or has no credential any more. */
  async beat(): Promise<void> {
    if (this.#state !== 'ready') return;
    this.#silentBeats += 1;
    if (this.#silentBeats > MAX_SILENT_BEATS) this.#socket.terminate();
    else await this.#isSignedIn();
  }

  end(ending: Ending): void {
    if (this.#state === 'ended') return;
    this.#leave();
    this.#socket.close(CLOSE_CODES[ending], ending);
    const cancel = this.#deps.timers.after(CLOSING_MS, () => this.#socket.terminate());
    this.#socket.once('close', cancel);
  }

  #leave(): void {
    this.#state = 'ended';
    this.#cancelSignIn();
  }

  #take(text: string | undefined): void {
    if (this.#state === 'ended' || !this.#mayPass()) return;
    this.#silentBeats = 0;
    const message = readMessage(text);
    if (message.ok) return this.#obey(message.value);
    this.#deps.dropped(message.error);
    if (message.error === 'size') this.end('tooLarge');
  }

  /** Counts an event. Who sends too many in one second is a program that runs wild. */
  #mayPass(): boolean {
    const nowMs = this.#deps.clock();
    // A clock that was set back begins a new second.
    if (Math.abs(nowMs - this.#second.atMs) >= 1000) this.#second = { atMs: nowMs, events: 0 };
    this.#second.events += 1;
    if (this.#second.events <= EVENTS_A_SECOND) return true;
    this.end('policy');
    return false;
  }

  #obey(message: RealtimeMessage): void {
    if (message.type === 'authenticate' && this.#state === 'waiting') return void this.#signIn(message);
    if (this.#state !== 'ready') return this.#deps.dropped('order');
    if (message.type === 'ping') return this.#send('pong');
    // Whose game it was, and what it brought, is known here from what was stored: the message's figures are not read.
    if (message.type === 'score_submitted') return this.#deps.submitted(this.#player, this.#device);
    this.#deps.dropped('type');
  }

  async #signIn(message: RealtimeMessage): Promise<void> {
    this.#state = 'signing_in';
    this.#authorization = `Bearer ${textIn(message, 'accessToken') ?? ''}`;
    this.#device = textIn(message, 'deviceId') ?? '';
    const player = await this.#holder();
    if (player === undefined || this.#isOver()) return;
    this.#cancelSignIn();
    this.#player = player;
    this.#state = 'ready';
    if (!this.#deps.enter(this, player)) return this.end('tryLater');
    this.#send('ready');
  }

  async #deliver(): Promise<void> {
    this.#isDelivering = true;
    while (this.#isChangeDue && !this.#isOver()) {
      this.#isChangeDue = false;
      if (await this.#isSignedIn()) this.#send('changed');
      await new Promise<void>((resolve) => this.#deps.timers.after(1000 / EVENTS_A_SECOND, resolve));
    }
    this.#isDelivering = false;
  }

  /** Whether the credential still speaks for the account. If it does not, the connection ends. */
  async #isSignedIn(): Promise<boolean> {
    const player = await this.#holder();
    return player !== undefined && player === this.#player && !this.#isOver();
  }

  /** The account that the credential speaks for at this moment. */
  async #holder(): Promise<string | undefined> {
    try {
      const principal = await this.#deps.accounts.authenticate(this.#authorization);
      if (principal.ok) return principal.value.userId;
      this.end('unauthorized');
    } catch (error) {
      this.#deps.fault(error);
      this.end('trouble');
    }
    return undefined;
  }

  #isOver(): boolean {
    return this.#state === 'ended';
  }

  #send(type: string): void {
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) return this.#socket.terminate();
    this.#socket.send(writeMessage(type, {}, new Date(this.#deps.clock()).toISOString()));
  }
}
