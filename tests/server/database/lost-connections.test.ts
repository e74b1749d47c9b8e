import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import { openPostgres } from '../../../server/database/postgres.ts';
import { StoreLost, type Store } from '../../../server/database/store.ts';
import { appForTest, type TestApp } from '../app-for-test.ts';
import { newPostgresDatabase } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';
import { startPostgres, type PostgresServer } from '../postgres-server.ts';
import { TestDevice } from '../sync-client.ts';

const suite = inject('postgresUrl') === undefined ? describe.skip : describe;

interface Served {
  readonly store: Store;
  readonly server: TestApp;
}

async function serve(url: string): Promise<Served> {
  const store = openPostgres(url);
  await migrate(store, migrations, (bytes) => randomBytes(bytes));
  return { store, server: await appForTest({ database: store }) };
}

/** A push as its answer, whatever that is. */
async function pushed({ app }: TestApp, device: TestDevice, id: string): Promise<readonly [status: number, retryAfter: unknown]> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/sync/push',
    headers: { authorization: `Bearer ${device.ticket}` },
    payload: { proto: 1, batchId: id, deviceId: 'phone', deviceNow: 1, items: [sessionItem({ id, owner: 'mia' })] },
  });
  return [answer.statusCode, answer.headers['retry-after']];
}

/** What is stored: each item once, and the player's count of them. */
async function storedItems({ db }: Store): Promise<{ readonly ids: readonly string[]; readonly games: number }> {
  const items = await db.selectFrom('items').select('id').where('player', '=', 'mia').orderBy('id').execute();
  const player = await db.selectFrom('players').select('seq').where('id', '=', 'mia').executeTakeFirst();
  return { ids: items.map(({ id }) => id), games: player?.seq ?? 0 };
}

suite('a PostgreSQL connection that is lost while it is in use', () => {
  let served: Served;
  /** Connections of other programs: one holds rows, one ends what waits for them. */
  let holder: pg.Client;
  let other: pg.Client;
  beforeEach(async () => {
    const url = await newPostgresDatabase();
    served = await serve(url);
    [holder, other] = ['holder', 'other'].map((name) => new pg.Client({ connectionString: url, application_name: name })) as [
      pg.Client,
      pg.Client,
    ];
    await Promise.all([holder.connect(), other.connect()]);
  });
  afterEach(async () => {
    await Promise.all([holder.end(), other.end()]);
    await served.server.close();
  });

  /** Ends every connection of the server that is in a transaction. @returns how many there were */
  async function endBusy(): Promise<number> {
    const { rows } = await other.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = '' and state <> 'idle'`);
    return rows.length;
  }

  test('is a 503 for the push that it carried; the next one is stored, and nothing twice', async () => {
    const { server, store } = served;
    const device = await TestDevice.of(server, 'mia', 'phone');
    const [first, second] = [newId(), newId()];
    expect(await pushed(server, device, first)).toEqual([200, undefined]);
    await holder.query('begin');
    await holder.query(`select * from players where id = 'mia' for update`);
    const waiting = pushed(server, device, second);
    await expect.poll(endBusy).toBe(1);
    expect(await waiting).toEqual([503, '5']);
    await holder.query('rollback');
    expect(await pushed(server, device, second)).toEqual([200, undefined]);
    expect(await storedItems(store)).toEqual({ ids: [first, second].toSorted(), games: 2 });
  });

  test('in the middle of a transaction undoes all of it, and says so by a name', async () => {
    const { store } = served;
    const lost = store.write(async (writer) => {
      await sql`create table half (n integer)`.execute(writer);
      await endBusy();
      await sql`insert into half values (1)`.execute(writer);
    });
    await expect(lost).rejects.toBeInstanceOf(StoreLost);
    const { rows } = await sql`select 1 from pg_tables where tablename = 'half'`.execute(store.db);
    expect(rows).toEqual([]);
  });

  test('costs the pool no connection, however often it happens', async () => {
    const { store } = served;
    for (let time = 0; time < 12; time++) {
      const lost = store.write(async (writer) => {
        await sql`select 1`.execute(writer);
        await endBusy();
        await sql`select 1`.execute(writer);
      });
      await expect(lost).rejects.toThrow();
    }
    expect((await sql<{ n: number }>`select 1 as n`.execute(store.db)).rows).toEqual([{ n: 1 }]);
  });
});

suite('a PostgreSQL that stops while it is in use', () => {
  let cluster: PostgresServer;
  let served: Served;
  beforeEach(async () => {
    const started = startPostgres({ fsync: false });
    if (started === undefined) throw new Error('There is PostgreSQL for the run, but not for this test.');
    cluster = started;
    served = await serve(cluster.url);
  });
  afterEach(async () => {
    await served.server.close();
    await cluster.end();
  });

  test('is a 503 for everything until it is back, and then all goes on without a restart, nothing lost and nothing twice', async () => {
    const { server, store } = served;
    const device = await TestDevice.of(server, 'mia', 'phone');
    const ids = Array.from({ length: 8 }, () => newId());
    const push = async (some: readonly string[]): Promise<readonly number[]> => {
      const statuses: number[] = [];
      for (const id of some) statuses.push((await pushed(server, device, id))[0]);
      return statuses;
    };
    expect(await push(ids.slice(0, 2))).toEqual([200, 200]);
    // Each connection that the pool has is in a transaction when the database goes.
    let arrived = 0;
    const transactions = Array.from({ length: 5 }, () =>
      store.write(async (writer) => {
        await sql`select 1`.execute(writer);
        arrived++;
        await sql`select pg_sleep(60)`.execute(writer);
      }),
    ).map((each) =>
      each.then(
        () => 'done',
        () => 'lost',
      ),
    );
    await expect.poll(() => arrived).toBe(5);
    cluster.stop();
    expect(await Promise.all(transactions)).toEqual(Array.from({ length: 5 }, () => 'lost'));
    expect(await push(ids)).toEqual(ids.map(() => 503));
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).statusCode).toBe(503);
    cluster.start();
    // A device sends all that it has no receipt for.
    expect(await push(ids)).toEqual(ids.map(() => 200));
    expect(await storedItems(store)).toEqual({ ids: ids.toSorted(), games: 8 });
  });
});
