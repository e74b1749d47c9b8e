import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { PlayerChanges } from '../../../server/realtime/player-changes.ts';
import { shareChanges } from '../../../server/realtime/share-changes.ts';
import type { Store } from '../../../server/database/store.ts';
import { HEARTBEAT_MS } from '../../../shared/contract/realtime.ts';
import { appForTest, type TestApp } from '../app-for-test.ts';
import { postgres } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';
import { HandTimers, TestSocket } from './test-socket.ts';

const url = inject('postgresUrl');

describe.skipIf(url === undefined)('two servers on one PostgreSQL', () => {
  let database: Store;
  let timers: HandTimers;
  let servers: readonly [TestApp, TestApp];

  const start = async (): Promise<TestApp> => {
    const changes = new PlayerChanges();
    const running = await appForTest({ database, timers, changes, plugins: [shareChanges(url ?? '', changes)] });
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    return running;
  };
  beforeEach(async () => {
    database = await postgres.open();
    timers = new HandTimers();
    servers = [await start(), await start()];
  });
  afterEach(async () => {
    for (const { app } of servers) await app.close();
    await database.close();
  });

  const game = () => sessionItem({ id: newId(), owner: 'mia' });
  const query = async (text: string): Promise<void> => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(text);
    await client.end();
  };

  test('tell each other of a change; the one that stored it tells nobody twice', async () => {
    const phone = await TestDevice.of(servers[0], 'mia', 'phone');
    const [near, far] = [
      await TestSocket.signedIn(servers[0].app, phone.accessToken, 'tablet'),
      await TestSocket.signedIn(servers[1].app, servers[1].accounts.add('mia'), 'laptop'),
    ];
    await phone.push(game());
    expect([await near.next(), await far.next()]).toEqual(['changed', 'changed']);
    timers.ring(100);
    expect(await near.heard()).toEqual([]);
  });

  test('tell each other of the last change before one of them stops', async () => {
    const phone = await TestDevice.of(servers[0], 'mia', 'phone');
    const far = await TestSocket.signedIn(servers[1].app, servers[1].accounts.add('mia'), 'laptop');
    await phone.push(game());
    await servers[0].app.close();
    expect(await far.next()).toBe('changed');
  });

  test('hear what they missed when the connection between them was lost', async () => {
    const far = await TestSocket.signedIn(servers[1].app, servers[1].accounts.add('mia'), 'laptop');
    const phone = await TestDevice.of(servers[0], 'mia', 'phone');
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and (query like 'listen tenfold%' or query like 'select pg_notify%')`,
    );
    await phone.push(game());
    // Either the change itself comes, told again, or the beat after the connection is back brings it.
    const heard: string[] = [];
    while (!heard.includes('changed')) {
      timers.ring(HEARTBEAT_MS);
      await pause(200);
      heard.push(...(await far.heard()));
      servers[1].clock.now += 1000;
    }
    expect(heard).toEqual(['changed']);
  });
});
