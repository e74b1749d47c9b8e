/**
 * The sending side of V6, V7 and V14, in a thread of its own, so that the client's work does not slow down the servers' thread and is not in the
 * figures. Requests are prepared as bytes; answers are checked after the time was taken.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { PushResponse } from '../../shared/contract/sync.ts';

/** What to send: body i with token i, over `clients` connections, each with one request at a time. */
export interface Load {
  readonly port: number;
  readonly path: string;
  readonly tokens: readonly string[];
  readonly bodies: readonly Uint8Array[];
  readonly clients: number;
  /** The milliseconds over which the clients begin, at even times; all at once if it is absent. */
  readonly withinMs?: number;
}

/** The milliseconds from the first request to the last answer, and those of each request; or the reason why they are useless. */
export type Sent = { readonly ms: number; readonly each: readonly number[] } | { readonly error: string };

const HEAD_END = '\r\n\r\n';

class Connection {
  readonly #socket: Socket;
  #answer = '';
  #done: (answer: string) => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay(true).setEncoding('latin1');
    socket.on('data', (part: string) => this.#take(part));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  send(request: Uint8Array): Promise<string> {
    return new Promise((resolve) => {
      this.#done = resolve;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(part: string): void {
    this.#answer += part;
    const head = this.#answer.indexOf(HEAD_END);
    if (head < 0 || this.#answer.length < head + HEAD_END.length + lengthIn(this.#answer)) return;
    const answer = this.#answer;
    this.#answer = '';
    this.#done(answer);
  }
}

const lengthIn = (answer: string): number => Number(/^content-length: (\d+)/im.exec(answer)?.[1]);

function requestOf({ path, tokens, bodies }: Load, i: number): Uint8Array {
  const body = bodies[i] ?? new Uint8Array();
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${body.length}`,
    `authorization: Bearer ${tokens[i] ?? ''}`,
  ];
  return Buffer.concat([Buffer.from(lines.join('\r\n') + HEAD_END), body]);
}

/** Whether all items were accepted. Otherwise the figure would be useless. */
function isGood(answer: string): boolean {
  if (!answer.startsWith('HTTP/1.1 200 ')) return false;
  const { results } = JSON.parse(answer.slice(answer.indexOf(HEAD_END) + HEAD_END.length)) as Partial<PushResponse>;
  return results === undefined || results.every((result) => result.status === 'accepted');
}

async function send(load: Load): Promise<Sent> {
  const requests = load.bodies.map((_, i) => requestOf(load, i));
  const connections = await Promise.all(Array.from({ length: load.clients }, () => Connection.open(load.port)));
  const answers: string[] = [];
  const each: number[] = [];
  const from = performance.now();
  await Promise.all(
    connections.map(async (connection, client) => {
      if (load.withinMs !== undefined) await pause((load.withinMs * client) / load.clients);
      for (let i = client; i < requests.length; i += load.clients) {
        const sentMs = performance.now();
        answers.push(await connection.send(requests[i] as Uint8Array));
        each[i] = performance.now() - sentMs;
      }
    }),
  );
  const ms = performance.now() - from;
  for (const connection of connections) connection.close();
  const bad = answers.find((answer) => !isGood(answer));
  return bad === undefined ? { ms, each } : { error: bad };
}

parentPort?.on('message', (load: Load) => void send(load).then((sent) => parentPort?.postMessage(sent)));
