import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs `work` with the port of a bare server. @param where its SQLite file, which is not there yet, or the address of its PostgreSQL database */
export async function withBareServer<T>(where: string, work: (port: number) => Promise<T>): Promise<T> {
  const server = fork(fileURLToPath(new URL('./bare-server.js', import.meta.url)), [where]);
  try {
    const [port] = (await once(server, 'message')) as [number];
    return await work(port);
  } finally {
    const ended = once(server, 'exit');
    server.disconnect();
    await ended;
  }
}
