import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
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

it('A port is given once, and to no other process, though nobody listens there yet', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  const other = createSocket('udp4');
  other.bind(ports[0], '127.0.0.1');
  const [refused] = (await once(other, 'error')) as [NodeJS.ErrnoException];
  other.close();
  expect(refused.code).toBe('EADDRINUSE');
});
