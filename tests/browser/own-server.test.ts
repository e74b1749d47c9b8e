import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { freePort } from '../free-port.mjs';
import { TestServer } from './harness/server.ts';

it('A test takes no answer of another program for that of its own server', async () => {
  const server = await TestServer.start();
  await server.kill();
  const other = createServer((_, response) => response.end()).listen(Number(new URL(server.origin).port), '127.0.0.1');
  await once(other, 'listening');
  try {
    await expect(server.start()).rejects.toThrow('another program already listens');
  } finally {
    other.close();
    await server.remove();
  }
});

it('A port is given once, though nobody listens there yet', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.5);
  expect(await freePort()).not.toBe(await freePort());
});
