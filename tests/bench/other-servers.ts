import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs `work` with the port of a bare server. @param where its SQLite file, which is not there yet, or the address of its PostgreSQL database */
export const withBareServer = <T>(where: string, work: (port: number) => Promise<T>): Promise<T> => withProcess('bare-server', where, work);

/** Runs `work` with the port of a server of PouchDB databases. @param folder where it keeps them */
export const withPouchServer = <T>(folder: string, work: (port: number) => Promise<T>): Promise<T> =>
  withProcess('pouch-server', folder, work);

/** Runs a server as a process of its own, as the product's is. It gets one word, sends its port, and ends with the connection to us. */
export async function withProcess<T>(entry: string, word: string, work: (port: number) => Promise<T>): Promise<T> {
  const server = fork(fileURLToPath(new URL(`./${entry}.js`, import.meta.url)), [word]);
  try {
    const [port] = (await once(server, 'message')) as [number];
    return await work(port);
  } finally {
    const ended = once(server, 'exit');
    server.disconnect();
    await ended;
  }
}
