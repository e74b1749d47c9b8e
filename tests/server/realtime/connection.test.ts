import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from '../../../server/realtime/connection.ts';
import { writeMessage } from '../../../shared/contract/realtime.ts';
import { ok } from '../../../shared/result.ts';
import { HandTimers } from './test-socket.ts';

/** A socket whose other side reads nothing. */
class UnreadSocket extends EventEmitter {
  bufferedAmount = 0;
  isTerminated = false;

  send(text: string): void {
    this.bufferedAmount += text.length;
  }

  close(): void {}

  terminate(): void {
    this.isTerminated = true;
    this.emit('close');
  }
}

test('a connection whose other side reads nothing is cut off before much waits for it', async () => {
  const socket = new UnreadSocket();
  let now = 0;
  const connection = new Connection(socket as unknown as WebSocket, {
    accounts: {
      authenticate: () => Promise.resolve(ok({ userId: 'mia', sessionId: 's', aal: 'aal1', role: 'player', ticketGeneration: 0 } as const)),
    },
    clock: () => now,
    timers: new HandTimers(),
    enter: () => true,
    submitted: () => {},
    dropped: () => {},
    fault: () => {},
  });
  socket.emit('message', Buffer.from(writeMessage('authenticate', { accessToken: 'token' }, '')), false);
  for (let n = 0; n < 1_000; n++) {
    await Promise.resolve();
    now += 1000;
    socket.emit('message', Buffer.from(writeMessage('ping', {}, '')), false);
  }
  await connection.closed;
  expect([socket.isTerminated, socket.bufferedAmount < 20_000]).toEqual([true, true]);
});
