import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { appForTest } from '../app-for-test.ts';

const opened = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

afterEach(() => void vi.useRealTimers());

test('a connection that a browser opened in advance and never used does not keep a server from ending; a running request is answered', async () => {
  let go: (() => void) | undefined;
  const asked = new Promise<void>((done) => (go = done));
  let answer: ((value: object) => void) | undefined;
  const running = await appForTest({
    plugins: [
      async (app) => {
        app.get('/slow', { config: { access: 'public' } }, () => {
          go?.();
          return new Promise<object>((done) => (answer = done));
        });
      },
    ],
  });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = running.app.server.address() as AddressInfo;
  const unused = await opened(port);
  const half = await opened(port);
  half.write('GET /healthz HTTP/1.1\r\nHost: ');
  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  await asked;

  // The time that running requests have does not pass here: nothing may wait for its end.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const ends = [unused, half].map((socket) => once(socket, 'close'));
  const closed = running.close();
  await Promise.all(ends);
  answer?.({ ok: true });
  expect(await (await slow).json()).toEqual({ ok: true });
  await closed;
});
