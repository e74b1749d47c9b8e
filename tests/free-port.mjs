import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux, macOS and Windows choose by themselves, for connections and for servers without a number of their own. */
const FIRST = 10_000;
const COUNT = 11_000;

/**
 * A TCP port for a program that is told its number. As long as this process lives no other test gets it, even while nobody listens there: a
 * server may be restarted later, and whoever is asked before it listens must be nobody.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if ((await claims(port)) && (await isFree(port))) return port;
  }
}

/**
 * Whether it could claim a port, by another one, above those that are given, which nobody uses: the system gives that to one process, and takes it
 * back however the process ends.
 *
 * @param {number} port
 */
function claims(port) {
  const claim = createSocket('udp4').unref();
  claim.bind(port + COUNT, '127.0.0.1');
  return listens(claim);
}

/**
 * Whether no other program listens there, at whichever address.
 *
 * @param {number} port
 */
async function isFree(port) {
  const probe = createServer().listen(port);
  if (!(await listens(probe))) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}

/** Whether it can. @param {import('node:events').EventEmitter} socket that was told to listen */
const listens = (socket) =>
  once(socket, 'listening').then(
    () => true,
    () => false,
  );
