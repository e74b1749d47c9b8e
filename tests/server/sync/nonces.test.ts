import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nonceAt } from '../../../server/sync/players.ts';
import { resetPlayer } from '../../../server/sync/reset.ts';
import { appForTest, TEST_NOW } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { activityItem, newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

onEachEngine('the nonce of a change', (engine) => {
  let running: TestApp;
  let phone: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    phone = await TestDevice.of(running, 'ada', 'phone');
  });
  afterEach(() => running.close());

  const game = () => sessionItem({ id: newId(), owner: 'ada' });
  const fromTheFuture = () => sessionItem({ id: newId(), owner: 'ada', alter: (payload) => ({ ...payload, rules: 99 }) });
  const activity = () => activityItem(newId(), 'ada');
  const reset = () =>
    running.database.write((writer) =>
      resetPlayer(
        writer,
        running.database.dialect,
        { player: 'ada', atMs: TEST_NOW, actor: 'operator', reason: 'A new school year' },
        (bytes) => randomBytes(bytes),
      ),
    );

  /** Where the nonces of all changes stand: numbers of changes, in their order. */
  async function places(): Promise<{ readonly inItems: readonly number[]; readonly inChanges: readonly number[] }> {
    const { db } = running.database;
    const items = await db.selectFrom('items').select('seq').where('nonce', 'is not', null).orderBy('seq').execute();
    const changes = await db.selectFrom('changes').select('seq').orderBy('seq').execute();
    return { inItems: items.map(({ seq }) => seq), inChanges: changes.map(({ seq }) => seq) };
  }

  test('stands once, in the row of the first item that counts', async () => {
    await phone.push(activity(), fromTheFuture(), game(), game());
    await phone.push(game());
    expect(await places()).toEqual({ inItems: [1, 2], inChanges: [] });
  });

  test('stands in a row of its own when nothing counts, or when no item came', async () => {
    await phone.push(activity());
    await phone.push(fromTheFuture());
    await reset();
    await phone.push(game());
    expect(await places()).toEqual({ inItems: [4], inChanges: [1, 2, 3] });
  });

  test('stands in a row of its own when the item that would have had it was there already', async () => {
    const known = game();
    await phone.push(known);
    await phone.push(known, game());
    expect(await places()).toEqual({ inItems: [1], inChanges: [2] });
  });

  test('makes a cursor that goes on from each change, wherever the nonce stands', async () => {
    const known = game();
    const pushes = [[known], [activity()], [known, game()], [game(), game()]];
    for (const [i, items] of pushes.entries()) {
      await phone.push(...items);
      const { cursor } = await phone.pull();
      expect(cursor).toContain(`.${i + 1}.${await nonceAt(running.database, 'ada', i + 1)}.`);
      expect(await phone.pull(cursor)).toMatchObject({ changes: [], parts: [], cursor });
    }
  });

  test.each([
    ['is longer than 64 bits', game, 'AAAAAAAAAAAA', {}],
    ['stands in a row that waits', fromTheFuture, 'AAAAAAAAAAA', {}],
    ['stands in a row whose facts may come late', game, 'AAAAAAAAAAA', { facts: 0 }],
  ])('is not stored if it %s', async (_what, make, nonce, columns) => {
    await phone.push(make());
    const stored = running.database.write((writer) =>
      writer
        .updateTable('items')
        .set({ nonce, ...columns })
        .execute(),
    );
    await expect(stored).rejects.toThrow(/check/i);
  });
});
