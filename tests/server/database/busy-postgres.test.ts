import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import { openPostgres } from '../../../server/database/postgres.ts';
import type { Store } from '../../../server/database/store.ts';
import { StoreBusy } from '../../../server/database/store.ts';
import { isStorageTrouble } from '../../../server/database/trouble.ts';
import { openAccounts, type AccountsApp, type Member } from '../auth/accounts-for-test.ts';
import { newPostgresDatabase } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';

const suite = inject('postgresUrl') === undefined ? describe.skip : describe;

suite('a PostgreSQL that is busy', () => {
  let url: string;
  let store: Store;
  let server: AccountsApp;
  /** Another program's connection, which holds what it locks for as long as the test wants. */
  let holder: pg.Client;
  beforeEach(async () => {
    url = await newPostgresDatabase();
    store = openPostgres(url);
    await migrate(store, migrations, (bytes) => randomBytes(bytes));
    const engine = { name: 'PostgreSQL', missing: undefined, open: () => Promise.resolve(store), openEmpty: () => Promise.resolve(store) };
    server = await openAccounts(engine);
    holder = new pg.Client(url);
    await holder.connect();
  });
  afterEach(async () => {
    await holder.end();
    await server.close();
  });

  const post = (path: string, token: string, payload: object) =>
    server.app.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${token}` }, payload });
  const ticketOf = async ({ access }: Member, install: string): Promise<string> =>
    (await post('/api/sync/ticket', access, { deviceId: install, installId: install })).json<{ ticket: string }>().ticket;
  const push = (owner: string, ticket: string) =>
    post('/api/sync/push', ticket, { proto: 1, batchId: 'b', deviceId: 'd', deviceNow: 1, items: [sessionItem({ id: newId(), owner })] });

  test('answers pushes that wait for one locked row with 503 or 429, and everybody else as ever', async () => {
    const [ada, bob] = [await server.member('ada@example.org'), await server.member('bob@example.org')];
    const tickets = await Promise.all(Array.from({ length: 6 }, (_, i) => ticketOf(ada, `install-${i}`)));
    const bobsTicket = await ticketOf(bob, 'phone');
    expect((await push(ada.id, tickets[0] ?? '')).statusCode).toBe(200);
    await holder.query('begin');
    await holder.query('select * from players where id = $1 for update', [ada.id]);
    const waiting = [...tickets, ...tickets].map((ticket) => push(ada.id, ticket));
    const others = await Promise.all([
      push(bob.id, bobsTicket),
      post('/api/sync/pull', bob.access, { proto: 2, deviceId: 'phone', limit: 500 }),
      server.app.inject({ method: 'GET', url: '/auth/v1/user', headers: { authorization: `Bearer ${bob.access}` } }),
      post('/auth/v1/token?grant_type=refresh_token', '', { refresh_token: bob.refresh }),
      server.app.inject({ method: 'GET', url: '/readyz' }),
    ]);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const statuses = await Promise.all(
      waiting.map(async (each) => ({ status: (await each).statusCode, retryAfter: (await each).headers['retry-after'] })),
    );
    for (const { status, retryAfter } of statuses) expect([status === 503 || status === 429, Number(retryAfter) > 0]).toEqual([true, true]);
    expect(statuses.filter(({ status }) => status === 503)).toHaveLength(4);
    await holder.query('rollback');
    expect((await push(ada.id, tickets[0] ?? '')).statusCode).toBe(200);
  });

  test('refuses no push because another one of the same player is slow: they take turns', async () => {
    const ada = await server.member('ada@example.org');
    const tickets = await Promise.all(['phone', 'laptop'].map((install) => ticketOf(ada, install)));
    // Each push takes longer than any may wait at a lock.
    await holder.query(`
      create function be_slow() returns trigger language plpgsql as $$ begin perform pg_sleep(2.5); return new; end $$;
      create trigger slow before insert on items for each row execute function be_slow();
    `);
    const answers = await Promise.all(tickets.map((ticket) => push(ada.id, ticket)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { rows } = await holder.query('select id from items where player = $1', [ada.id]);
    expect(rows).toHaveLength(2);
  });

  test('answers 503 to both APIs when no connection comes free', async () => {
    const ada = await server.member('ada@example.org');
    const ticket = await ticketOf(ada, 'phone');
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const taken = Array.from({ length: 10 }, () => store.write(async (writer) => [await sql`select 1`.execute(writer), await released]));
    const refused = await Promise.all([
      push(ada.id, ticket),
      server.app.inject({ method: 'GET', url: '/auth/v1/user', headers: { authorization: `Bearer ${ada.access}` } }),
      server.app.inject({ method: 'GET', url: '/readyz' }),
    ]);
    expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
      [503, '5'],
    ]);
    release();
    await Promise.all(taken);
  });

  test('says so by a name, not by words of the driver', async () => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const taken = Array.from({ length: 10 }, () => store.write(() => released));
    const busy = await store.db
      .selectFrom('players')
      .selectAll()
      .execute()
      .catch((error: unknown) => error);
    expect(busy).toBeInstanceOf(StoreBusy);
    expect(isStorageTrouble(busy)).toBe(true);
    release();
    await Promise.all(taken);
  });

  test('is busy, too, where it takes a connection and then says nothing', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as AddressInfo;
    const behind = openPostgres(`postgresql://tenfold@127.0.0.1:${port}/postgres`);
    await expect(sql`select 1`.execute(behind.db)).rejects.toBeInstanceOf(StoreBusy);
    for (const socket of sockets) socket.destroy();
    silent.close();
    await behind.close();
  });
});
