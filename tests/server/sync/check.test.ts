import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkParts } from '../../../server/sync/check.ts';
import { packSummary, unpackSummary } from '../../../server/sync/stored-summary.ts';
import { appForTest } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';
import { sessionsIn } from '../../../shared/progress/folds/games.ts';
import { totalXp } from '../../../shared/progress/view.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);

onEachEngine('check', (engine) => {
  let running: TestApp;
  let device: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    device = await TestDevice.of(running, 'ada');
    for (let i = 0; i < 3; i++)
      await device.push(...Array.from({ length: 5 }, (_, n) => sessionItem({ id: newId(), owner: 'ada', correct: n })));
  });
  afterEach(() => running.close());

  test('what pushes kept is the fold over the set', async () => {
    expect(await checkParts(running.database, random)).toEqual({ players: 1, repaired: 0, failed: [] });
  });

  test('a part that differs is replaced, and devices hear of it', async () => {
    const { parts, last } = await device.pullAll();
    await running.database.write((writer) =>
      writer.updateTable('parts').set({ part: '{"speed-math":{"sessions":999}}' }).where('fold', '=', 'games').execute(),
    );
    expect(await checkParts(running.database, random)).toEqual({ players: 1, repaired: 1, failed: [] });
    const after = await device.pull(last.cursor);
    expect(after.parts).toEqual(parts.filter(({ fold }) => fold === 'games'));
    expect(await checkParts(running.database, random)).toEqual({ players: 1, repaired: 0, failed: [] });
  });

  test('totals that differ are replaced, and no device hears of it', async () => {
    const totals = () => running.database.db.selectFrom('players').select(['xp', 'sessions']).executeTakeFirstOrThrow();
    const { last } = await device.pullAll();
    const right = await totals();
    expect(right).toEqual({ xp: totalXp(await device.figures()), sessions: 15 });
    await running.database.write((writer) => writer.updateTable('players').set({ xp: 1 }).execute());
    expect(await checkParts(running.database, random)).toEqual({ players: 1, repaired: 1, failed: [] });
    expect(await totals()).toEqual(right);
    expect((await device.pull(last.cursor)).parts).toEqual([]);
    expect(await checkParts(running.database, random)).toEqual({ players: 1, repaired: 0, failed: [] });
  });

  test("one player's sums that are no whole numbers any more hold up nobody else's", async () => {
    const { database } = running;
    const bob = await TestDevice.of(running, 'bob');
    await bob.push(sessionItem({ id: newId(), owner: 'bob' }));
    const most = packSummary({
      ...unpackSummary('', (await database.db.selectFrom('items').select('summary').executeTakeFirstOrThrow()).summary ?? ''),
      score: Number.MAX_SAFE_INTEGER,
    });
    await database.write(async (writer) => {
      await writer.updateTable('items').set({ summary: most }).where('player', '=', 'ada').execute();
      await writer
        .updateTable('parts')
        .set({ part: '{"speed-math":{"sessions":999}}' })
        .where('player', '=', 'bob')
        .where('fold', '=', 'games')
        .execute();
    });
    const { failed, ...counts } = await checkParts(database, random);
    expect(counts).toEqual({ players: 2, repaired: 1 });
    expect(failed).toEqual([{ player: 'ada', error: expect.any(Error) as Error }]);
    expect(sessionsIn((await bob.figures()).games)).toBe(1);
  });
});
