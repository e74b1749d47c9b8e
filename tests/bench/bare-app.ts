import Database from 'better-sqlite3';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Item } from '../../shared/contract/sync.ts';

/** What the bare server keeps, and how: one statement or transaction for each of its routes, durable. */
export interface BareStore {
  insert(items: readonly Item[]): void | Promise<void>;
  /** Keeps texts to be pulled, in this order. */
  keep(texts: readonly string[]): void;
  /** The first `limit` of them after the one numbered `after`, as texts. */
  changes(after: number, limit: number): readonly { readonly n: number; readonly text: string }[];
  close(): void | Promise<void>;
}

const TABLE =
  'create table if not exists bare_sessions (player text not null, id text not null, hash text not null, payload text not null, primary key (player, id))';

/** On an SQLite file with synchronous=FULL. */
export function bareSqlite(file: string): BareStore {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(`${TABLE} strict; create table if not exists changes (n integer primary key, text text not null) strict`);
  const insert = database.prepare('insert into bare_sessions (player, id, hash, payload) values (?, ?, ?, ?)');
  const insertAll = database.transaction((items: readonly Item[]) => {
    for (const { owner, id, hash, payload } of items) insert.run(owner, id, hash, JSON.stringify(payload));
  });
  const keep = database.prepare('insert into changes (text) values (?)');
  const keepAll = database.transaction((texts: readonly string[]) => {
    for (const text of texts) keep.run(text);
  });
  const select = database.prepare<[number, number], { readonly n: number; readonly text: string }>(
    'select n, text from changes where n > ? order by n limit ?',
  );
  return {
    insert: (items) => insertAll.immediate(items),
    keep: (texts) => keepAll.immediate(texts),
    changes: (after, limit) => select.all(after, limit),
    close: () => void database.close(),
  };
}

export async function barePostgres(url: string): Promise<BareStore> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(TABLE);
  return {
    async insert(items) {
      await pool.query('insert into bare_sessions select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])', [
        items.map(({ owner }) => owner),
        items.map(({ id }) => id),
        items.map(({ hash }) => hash),
        items.map(({ payload }) => JSON.stringify(payload)),
      ]);
    },
    keep: onSqlite,
    changes: onSqlite,
    close: () => pool.end(),
  };
}

const onSqlite = (): never => {
  throw new Error('Pulls are measured on SQLite.');
};

/** The smallest server without any checks: it parses, asks its database once and answers. */
export async function bareApp(store: BareStore): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 1024 * 1024 });
  app.post<{ Body: { batchId: string; items: readonly Item[] } }>('/push', async ({ body }) => {
    await store.insert(body.items);
    return { batchId: body.batchId, results: body.items.map(({ id }) => ({ id, status: 'accepted' })) };
  });
  app.post<{ Body: { after: number; limit: number } }>('/pull', ({ body: { after, limit } }) => {
    const rows = store.changes(after, limit);
    return { changes: rows.map(({ text }) => JSON.parse(text) as unknown), cursor: rows.at(-1)?.n, more: rows.length === limit };
  });
  app.post('/nothing', () => ({ ok: true }));
  app.addHook('onClose', () => store.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

export function portOf({ server }: Pick<FastifyInstance, 'server'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return address.port;
}
