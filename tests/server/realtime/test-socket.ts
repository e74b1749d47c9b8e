import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { Timers } from '../../../server/http/timers.ts';
import { readMessage } from '../../../shared/contract/realtime.ts';
import type { App } from '../../../server/http/app.ts';

/** Where a listening server is. */
export const hostOf = (app: App): string => `127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** A client of the realtime channel that sends what it is told, right or wrong. */
export class TestSocket {
  readonly raw: WebSocket;
  /** The code with which the connection was closed; 1006 if it broke off. */
  readonly closed: Promise<number>;
  readonly #heard: string[] = [];
  #wake = (): void => {};

  private constructor(raw: WebSocket) {
    this.raw = raw;
    this.closed = new Promise((resolve) => raw.on('close', resolve));
    raw.on('error', () => {});
    raw.on('message', (data) => {
      const message = readMessage((data as Buffer).toString());
      this.#heard.push(message.ok ? message.value.type : message.error);
      this.#wake();
    });
  }

  /** A connection that has not said whose it is. */
  static async open(app: App, headers: Readonly<Record<string, string>> = {}): Promise<TestSocket> {
    const raw = new WebSocket(`ws://${hostOf(app)}/api/realtime`, { headers });
    const socket = new TestSocket(raw);
    await once(raw, 'open');
    return socket;
  }

  /** A connection that is ready. */
  static async signedIn(app: App, accessToken: string, deviceId = 'tablet'): Promise<TestSocket> {
    const socket = await TestSocket.open(app);
    socket.say('authenticate', { accessToken, deviceId });
    const answer = await socket.next();
    if (answer !== 'ready') throw new Error(`The server answered ${answer}.`);
    return socket;
  }

  /** Status and code with which the handshake is refused. */
  static async refusal(app: App, headers: Readonly<Record<string, string>> = {}): Promise<readonly [number, string]> {
    const raw = new WebSocket(`ws://${hostOf(app)}/api/realtime`, { headers });
    raw.on('error', () => {});
    const [, answer] = (await once(raw, 'unexpected-response')) as [unknown, IncomingMessage];
    let text = '';
    for await (const part of answer) text += String(part);
    return [answer.statusCode ?? 0, (JSON.parse(text) as { readonly code: string }).code];
  }

  say(type: string, data: unknown = {}): void {
    this.raw.send(JSON.stringify({ type, data, timestamp: '2026-11-20T12:00:00.000Z' }));
  }

  /** The type of the next message that nobody has asked for yet. */
  async next(): Promise<string> {
    while (this.#heard.length === 0)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.#heard.shift() as string;
  }

  /** What came before the answer to a ping. */
  async heard(): Promise<readonly string[]> {
    this.say('ping');
    const before: string[] = [];
    for (let type = await this.next(); type !== 'pong'; type = await this.next()) before.push(type);
    return before;
  }
}

/** Timers that ring when a test says so. */
export class HandTimers implements Timers {
  readonly #waiting = new Set<{ readonly ms: number; readonly work: () => void }>();

  after(ms: number, work: () => void): () => void {
    const cancel = this.every(ms, () => {
      cancel();
      work();
    });
    return cancel;
  }

  every(ms: number, work: () => void): () => void {
    const timer = { ms, work };
    this.#waiting.add(timer);
    return () => void this.#waiting.delete(timer);
  }

  /** Rings all timers of this length. */
  ring(ms: number): void {
    for (const timer of this.#waiting) if (timer.ms === ms) timer.work();
  }
}
