import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import type { Migration } from '../../../server/database/migration.ts';
import { onEachEngine } from '../engines.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);

onEachEngine('migrations', (engine) => {
  const step = (version: number): Migration => ({
    version,
    name: `step ${version}`,
    async up({ db }) {
      await sql`create table ${sql.table(`made_by_${version}`)} (id text)`.execute(db);
    },
  });

  test.each([
    ['a gap', [1, 3]],
    ['a number twice', [1, 1]],
    ['another order', [2, 1]],
    ['another beginning', [0, 1]],
    ['a first number that is not 1', [2, 3]],
  ])('with %s are refused before any of them runs', async (_what, numbers) => {
    const store = await engine.openEmpty();
    await expect(migrate(store, numbers.map(step), random)).rejects.toThrow(
      /The migration "step \d" has the number \d, but its place is \d\./,
    );
    await expect(sql`select * from schema_versions`.execute(store.db)).rejects.toThrow();
    await store.close();
  });

  test('numbered from 1 without gaps run once each, in order, and go on where they stood', async () => {
    const store = await engine.openEmpty();
    await migrate(store, [1, 2].map(step), random);
    await migrate(store, [1, 2, 3].map(step), random);
    const { rows } = await sql<{ version: number }>`select version from schema_versions order by version`.execute(store.db);
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3]);
    await store.close();
  });

  test('of this build are numbered so', () => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
  });
});
