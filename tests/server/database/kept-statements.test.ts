import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store, Writer } from '../../../server/database/store.ts';
import { postgres } from '../engines.ts';

const suite = postgres.missing === undefined ? describe : describe.skip;

suite('a connection to PostgreSQL', () => {
  let store: Store;
  let insertPlayer: (db: Writer, values: { id: string; seq: number }) => Promise<unknown>;
  beforeEach(async () => {
    // A process names so many statements and no more: those of the files before this one in the same worker are not to count.
    vi.resetModules();
    const [{ prepared }, engines] = await Promise.all([import('../../../server/database/prepared.ts'), import('../engines.ts')]);
    insertPlayer = prepared((db, { id, seq }: { id: string; seq: number }) => db.insertInto('players').values({ id, seq, folds: 'kept' }));
    store = await engines.postgres.open();
  });
  afterEach(() => store.close());

  /** What the connection of a transaction keeps, of statements about players. */
  const keptIn = async (writer: Writer): Promise<readonly string[]> =>
    (
      await sql<{ statement: string }>`select statement from pg_prepared_statements where statement like '%"players"%'`.execute(writer)
    ).rows.map(({ statement }) => statement);

  test('keeps what it makes of a prepared query, once, and of no other', async () => {
    await store.write(async (writer) => {
      await insertPlayer(writer, { id: 'a', seq: 1 });
      await insertPlayer(writer, { id: 'b', seq: 2 });
      await writer.selectFrom('players').select('id').execute();
      expect(await keptIn(writer)).toEqual(['insert into "players" ("id", "seq", "folds") values ($1, $2, $3)']);
    });
  });

  test('runs it again after it has failed', async () => {
    await expect(store.write((writer) => insertPlayer(writer, { id: 'a', seq: -1 }))).rejects.toThrow('players_seq_bound');
    await store.write((writer) => insertPlayer(writer, { id: 'a', seq: 1 }));
    await expect(store.write((writer) => insertPlayer(writer, { id: 'a', seq: 1 }))).rejects.toThrow('duplicate key');
    await store.write((writer) => insertPlayer(writer, { id: 'b', seq: 1 }));
    expect(await store.db.selectFrom('players').select('id').orderBy('id').execute()).toEqual([{ id: 'a' }, { id: 'b' }]);
  });
});
