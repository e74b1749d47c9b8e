import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ticketStanding } from '../../../server/auth/directory.ts';
import { CachingConnection } from '../../../server/database/sqlite-driver.ts';
import { appForTest, type TestApp } from '../app-for-test.ts';
import { newId, noticeRead, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

const PLAYER = '00000000-0000-4000-8000-000000000000';

/** On SQLite, where every statement goes through one method; the code is the same on PostgreSQL. */
describe('a push asks the database for little', () => {
  let running: TestApp;
  let device: TestDevice;
  const games = (count: number) => Array.from({ length: count }, () => sessionItem({ id: newId(), owner: PLAYER }));

  /** The verb and table of each statement of a push. */
  async function statementsOf(items: readonly unknown[]): Promise<readonly string[]> {
    const execute = vi.spyOn(CachingConnection.prototype, 'execute');
    await device.pushed(items);
    const texts = execute.mock.calls.map(([{ sql }]) => sql.replaceAll('"', ''));
    execute.mockRestore();
    return texts.map((text) =>
      text.replace(
        /^(select) .*? from (?:\(values .*?\) as place cross join )?(\w+) .*|^(insert) into (\w+) .*|^(update) (\w+) .*/,
        '$1$3$5 $2$4$6',
      ),
    );
  }

  beforeEach(async () => {
    running = await appForTest();
    await running.database.write((writer) =>
      writer.insertInto('users').values({ id: PLAYER, email: 'player@example.org', created_at: 0, updated_at: 0 }).execute(),
    );
    running.accounts.ticketStanding = (ticket, db = running.database.db) => ticketStanding(db, ticket, running.clock.now);
    device = await TestDevice.of(running, PLAYER);
    await device.pushed(games(1));
  });
  afterEach(() => running.close());

  const OF_A_PUSH = [
    'select users', // before the body is read
    'select users', // and in the transaction
    'select players',
    'insert items',
    'select parts',
    'insert parts',
    'update players',
  ];

  test.each([1, 50])('of %i games: seven statements', async (count) => {
    expect(await statementsOf(games(count))).toEqual(OF_A_PUSH);
  });

  test('of games that were sent before: five, and nothing is changed', async () => {
    const sent = games(50);
    await device.pushed(sent);
    expect(await statementsOf(sent)).toEqual(['select users', 'select users', 'select players', 'insert items', 'select items']);
  });

  test('of a claim beside them: its receipt, all figures, and a row of its own more', async () => {
    const statements = await statementsOf([...games(10), noticeRead('a-badge', PLAYER)]);
    expect(statements).toEqual([...OF_A_PUSH.slice(0, 4), 'select items', 'select parts', 'insert items', ...OF_A_PUSH.slice(4)]);
  });

  test('and to keep little: of a game of fifteen answers 400 bytes beside ids, hash and receipt', async () => {
    const item = sessionItem({ id: newId(), owner: PLAYER, questions: 15 });
    await device.pushed([item]);
    const { payload, summary } = await running.database.db
      .selectFrom('items')
      .select(['payload', 'summary'])
      .where('id', '=', item.id)
      .executeTakeFirstOrThrow();
    expect(payload.length + (summary ?? '').length).toBeLessThanOrEqual(400);
  });
});
