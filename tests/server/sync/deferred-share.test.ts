import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import { NO_BADGES } from '../../../shared/badges/badge.ts';
import { StoredChallenges } from '../../../server/content/stored-challenges.ts';
import { checkItem } from '../../../server/items/kinds.ts';
import { listings } from '../../../server/sync/history.ts';
import { MAX_UNKNOWN_KIND } from '../../../server/sync/push/check-items.ts';
import { reverifyDeferred } from '../../../server/sync/reverify.ts';
import { MAX_WAITING } from '../../../server/sync/push/store-decided.ts';
import type { CheckItem } from '../../../server/items/item-kind.ts';
import { appForTest } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { anyItem, newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

onEachEngine('what is stored of a player unchecked', (engine) => {
  let running: TestApp;
  let device: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    device = await TestDevice.of(running, 'ada');
  });
  afterEach(() => running.close());

  const game = () => sessionItem({ id: newId(), owner: 'ada' });
  const unknown = (characters = 10) =>
    anyItem({ id: newId(), owner: 'ada', kind: 'of-next-year', payload: { filled: 'x'.repeat(characters) } });
  const waiting = async () =>
    running.database.db.selectFrom('players').select(['deferred_rows', 'deferred_bytes']).where('id', '=', 'ada').executeTakeFirst();
  const setWaiting = (rows: number, bytes: number) =>
    running.database.write((writer) => writer.updateTable('players').set({ deferred_rows: rows, deferred_bytes: bytes }).execute());
  const DEFERRED = { status: 'deferred', code: 'kind' };

  test('is counted, once an item, and less again when a later build has checked it', async () => {
    const item = unknown();
    await device.push(item, game(), unknown());
    await device.push(item);
    const bytes = Buffer.byteLength(JSON.stringify(item.payload));
    expect(await waiting()).toEqual({ deferred_rows: 2, deferred_bytes: 2 * bytes });
    const later: CheckItem = (each, receivedMs) =>
      each.id === item.id ? { status: 'rejected', code: 'payload' } : checkItem(each, receivedMs);
    await reverifyDeferred({
      database: running.database,
      badges: NO_BADGES,
      challenges: new StoredChallenges(),
      changed: () => {},
      checkItem: later,
      random: (count) => randomBytes(count),
      onFault: () => {},
    });
    expect(await waiting()).toEqual({ deferred_rows: 1, deferred_bytes: bytes });
  });

  test('has a bound in rows; what is beyond stays on its device, and games go through', async () => {
    await device.push(game());
    await setWaiting(MAX_WAITING.rows - 1, 0);
    const [first, second, third] = [unknown(), unknown(), game()];
    expect(await device.push(first, second, third)).toMatchObject([
      DEFERRED,
      { id: second.id, status: 'retry', code: 'quota' },
      { status: 'accepted' },
    ]);
    expect((await waiting())?.deferred_rows).toBe(MAX_WAITING.rows);
    // What is stored already keeps its answer.
    expect(await device.push(first, second)).toMatchObject([DEFERRED, { status: 'retry', code: 'quota' }]);
  });

  test('has a bound in bytes', async () => {
    await device.push(game());
    const item = unknown(1000);
    const bytes = Buffer.byteLength(JSON.stringify(item.payload));
    await setWaiting(0, MAX_WAITING.bytes - bytes + 1);
    expect(await device.push(item)).toMatchObject([{ status: 'retry', code: 'quota' }]);
    await setWaiting(0, MAX_WAITING.bytes - bytes);
    expect(await device.push(item)).toMatchObject([DEFERRED]);
  });

  test('is of no unknown kind beyond 16 KiB: a newer client is told "later", not "no"', async () => {
    const frame = JSON.stringify({ filled: '' }).length;
    const [largest, larger] = [unknown(MAX_UNKNOWN_KIND - frame), unknown(MAX_UNKNOWN_KIND - frame + 1)];
    expect(await device.push(largest, larger)).toEqual([
      { id: largest.id, ...DEFERRED },
      { id: larger.id, status: 'retry', code: 'too_large' },
    ]);
  });

  test('is walked over by no pull of another device', async () => {
    const { db, dialect } = running.database;
    const plans = await Promise.all(
      listings(db, { player: 'ada', device: 'laptop', after: 0, upTo: 1000, limit: 500 }).map((listing) =>
        running.database.write(async (writer) => {
          // So few rows PostgreSQL would rather read as they lie.
          if (dialect === 'postgres') await sql`set local enable_seqscan = off`.execute(writer);
          const { sql: text, parameters } = listing.compile();
          const explain = dialect === 'postgres' ? 'explain' : 'explain query plan';
          const filled = text.replaceAll(/\$\d+|\?/g, () => '%').split('%');
          const literal = filled
            .map(
              (part, i) =>
                part +
                (i < parameters.length ? (typeof parameters[i] === 'number' ? String(parameters[i]) : `'${String(parameters[i])}'`) : ''),
            )
            .join('');
          return JSON.stringify((await sql.raw(`${explain} ${literal}`).execute(writer)).rows);
        }),
      ),
    );
    expect(plans[0]).toContain('items_counted');
    expect(plans[1]).toContain('items_uncounted');
  });
});

onEachEngine('a database of the first version', (engine) => {
  test('has counted, once it is migrated, what it had stored unchecked', async () => {
    const store = await engine.openEmpty();
    const random = (count: number): Uint8Array => randomBytes(count);
    await migrate(store, migrations.slice(0, 2), random);
    const item = (player: string, id: string, status: string, payload: string) =>
      sql`insert into items (player, id, seq, kind, v, hash, device, status, late, received_ms, payload) values (${player}, ${id}, 1, 'session', 1, ${'h'.repeat(43)}, 'phone', ${status}, 0, 1, ${payload})`;
    await store.write(async (writer) => {
      for (const player of ['ada', 'bob'])
        await sql`insert into players (id, seq, accumulator) values (${player}, 1, '{}')`.execute(writer);
      for (const row of [
        item('ada', 'a', 'deferred', '{"ä":1}'),
        item('ada', 'b', 'deferred', '{}'),
        item('ada', 'c', 'accepted', '{}'),
        item('bob', 'd', 'accepted', '{}'),
      ])
        await row.execute(writer);
    });
    await migrate(store, migrations, random);
    const players = await store.db.selectFrom('players').select(['id', 'deferred_rows', 'deferred_bytes']).orderBy('id').execute();
    expect(players).toEqual([
      { id: 'ada', deferred_rows: 2, deferred_bytes: 10 },
      { id: 'bob', deferred_rows: 0, deferred_bytes: 0 },
    ]);
    await store.close();
  });
});
