import { connect, type Socket } from 'node:net';
import { failed, type Outcome } from './command.ts';

/** What a connection to a socket says when no server listens there: no file, or one that a killed server left. */
const NOBODY: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ECONNREFUSED']);

/** Has a running server run a command. Undefined: no server listens at this path. */
export async function askServer(path: string, words: readonly string[]): Promise<Outcome | undefined> {
  const socket = await open(path);
  if (!socket) return undefined;
  socket.write(`${JSON.stringify(words)}\n`);
  const answer = await readAll(socket);
  if (answer.endsWith('\n')) return JSON.parse(answer) as Outcome;
  return failed('The server stopped before it answered. Look whether the command took effect before you try again.');
}

/** Whether a server listens at this path. */
export async function isAnswered(path: string): Promise<boolean> {
  const socket = await open(path);
  socket?.destroy();
  return socket !== undefined;
}

function open(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (NOBODY.has(error.code)) resolve(undefined);
      else reject(error);
    });
  });
}

/** All text until the other side ends; a connection that breaks ends it, too. */
function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(text));
  });
}
