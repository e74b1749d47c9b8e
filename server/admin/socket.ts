import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { AppPlugin } from '../http/app.ts';
import { isAnswered } from './ask-server.ts';
import { failed, type AdminDeps, type Outcome } from './command.ts';
import { runCommand } from './run-command.ts';

/** Where the server of a data folder listens for commands. */
export const socketPathIn = (dataDir: string): string => join(dataDir, 'admin.sock');

/** Systems cut a longer name of a socket off: at 104 bytes with the end on macOS, at 108 on Linux. */
const MAX_PATH_BYTES = 103;
const MAX_REQUEST_CHARS = 4096;
const REQUEST_TIMEOUT_MS = 5_000;

/**
 * Runs the commands of `npm run admin` inside the server that has the database. They come through a socket that only the server's own
 * user can open (mode 0600): who may read the data folder may as well change it.
 *
 * A connection is one line of JSON each way: the words of the command, then its outcome.
 */
export function adminCommands(dataDir: string, deps: AdminDeps): AppPlugin {
  const path = socketPathIn(dataDir);
  return async (app) => {
    const connections = new CommandConnections(async (words) => {
      try {
        const outcome = await runCommand(deps, words);
        // What is no command may be anything, a name or an address among them.
        if (outcome.exitCode !== 2)
          app.log.info({ event: 'admin_command', command: words[0], exitCode: outcome.exitCode }, 'an operator ran a command');
        return outcome;
      } catch (error) {
        app.log.error({ err: error }, 'a command failed');
        return failed('The command failed. The log of the server says where.');
      }
    });
    app.addHook('onReady', async () => {
      try {
        // Several servers can share a data folder beside PostgreSQL: the first one takes the commands.
        if (!(await isAnswered(path))) await connections.listen(path);
      } catch (error) {
        // Everything else works without it.
        app.log.warn({ err: error }, 'no admin commands while this server runs: their socket cannot be made');
      }
    });
    app.addHook('onClose', () => connections.close());
  };
}

type Run = (words: readonly string[]) => Promise<Outcome>;

class CommandConnections {
  readonly #run: Run;
  readonly #server: Server;
  /** Connections that have not said yet what they want. */
  readonly #waiting = new Set<Socket>();
  readonly #running = new Set<Promise<void>>();

  constructor(run: Run) {
    this.#run = run;
    this.#server = createServer((socket) => this.#accept(socket));
    // A start that fails later must not be kept alive by it.
    this.#server.unref();
  }

  /** The file of a server that was killed is removed: nobody answers there. */
  async listen(path: string): Promise<void> {
    if (Buffer.byteLength(path) > MAX_PATH_BYTES) throw new Error('The path of the socket is too long.');
    rmSync(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      this.#server.on('error', reject);
      this.#server.listen(path, resolve);
    });
    chmodSync(path, 0o600);
  }

  /** Takes no more commands, and waits for those that run. */
  async close(): Promise<void> {
    if (this.#server.listening) this.#server.close();
    for (const socket of this.#waiting) socket.destroy();
    await Promise.all(this.#running);
  }

  #accept(socket: Socket): void {
    let text = '';
    this.#waiting.add(socket);
    socket.setEncoding('utf8');
    socket.setTimeout(REQUEST_TIMEOUT_MS, () => socket.destroy());
    socket.on('close', () => this.#waiting.delete(socket));
    // The other side may be gone before the answer.
    socket.on('error', () => socket.destroy());
    socket.on('data', (part: string) => {
      if (!this.#waiting.has(socket)) return;
      text += part;
      if (text.length > MAX_REQUEST_CHARS) socket.destroy();
      else if (text.includes('\n')) this.#begin(socket, wordsIn(text));
    });
  }

  #begin(socket: Socket, words: readonly string[]): void {
    this.#waiting.delete(socket);
    socket.setTimeout(0);
    const answer = this.#run(words).then((outcome) => {
      socket.end(`${JSON.stringify(outcome)}\n`);
      this.#running.delete(answer);
    });
    this.#running.add(answer);
  }
}

function wordsIn(line: string): readonly string[] {
  try {
    const words: unknown = JSON.parse(line);
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}
