import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkParts } from '../../../server/sync/check.ts';
import { recountOthers } from '../../../server/sync/recount.ts';
import { resetPlayer } from '../../../server/sync/reset.ts';
import type { Badge, BadgeCatalogue } from '../../../shared/badges/badge.ts';
import type { Item } from '../../../shared/contract/sync.ts';
import { sessionsIn } from '../../../shared/progress/folds/games.ts';
import type { Figures } from '../../../shared/progress/figures.ts';
import { NO_FIGURES } from '../../../shared/progress/figures.ts';
import { totalXp } from '../../../shared/progress/view.ts';
import { appForTest, TEST_NOW, type TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { badgeClaim, newId, noticeRead, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

const MINUTE_MS = 60_000;
const random = (bytes: number): Uint8Array => randomBytes(bytes);

const badge = (id: string, games: number): Badge => ({
  id,
  requiredLevel: 1,
  xp: 100,
  criteria: [{ figure: 'finished', atLeast: games }],
});
const BADGES: BadgeCatalogue = new Map([badge('one-game', 1), badge('three-games', 3)].map((each) => [each.id, each]));

onEachEngine('a reset', (engine) => {
  let running: TestApp;
  let phone: TestDevice;
  let laptop: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open(), badges: BADGES });
    phone = await TestDevice.of(running, 'ada', 'phone');
    laptop = await TestDevice.of(running, 'ada', 'laptop');
  });
  afterEach(() => running.close());

  const endedAt = (endedMs: number, owner = 'ada') => sessionItem({ id: newId(), owner, time: { endedMs } });
  const before = (owner?: string) => endedAt(TEST_NOW - MINUTE_MS, owner);
  /** Played after a reset at noon; the clock of the server goes on with it. */
  const after = (owner?: string) => endedAt(TEST_NOW + 1, owner);
  const goOn = (): void => void (running.clock.now = TEST_NOW + MINUTE_MS);
  const reset = (player = 'ada', atMs = TEST_NOW) =>
    running.database.write((writer) =>
      resetPlayer(writer, running.database.dialect, { player, atMs, actor: 'operator', reason: 'A new school year' }, random),
    );
  const xp = async (): Promise<number> => totalXp(await phone.figures());

  test('takes out what ended by then, says what it took, and is told to every device once', async () => {
    await phone.push(before(), before(), badgeClaim('one-game', 'ada'));
    const { cursor } = await phone.pull();
    expect(await reset()).toEqual({ xp: 142, games: 2 });
    const page = await phone.pull(cursor);
    expect(page.reset).toEqual({ atMs: TEST_NOW, generation: 1, reason: 'A new school year' });
    expect(page.parts.map(({ fold }) => fold)).toEqual(expect.arrayContaining(['badges', 'days', 'games', 'streak']));
    expect((await phone.pull(page.cursor)).reset).toBeUndefined();
    expect((await laptop.pull()).reset).toEqual(page.reset);
    expect(await phone.figures()).toEqual(NO_FIGURES);
  });

  test('leaves what ended later, and the history: every game is still listed', async () => {
    goOn();
    const [old, young] = [before(), after()];
    await phone.push(old, young);
    await reset();
    expect(await phone.figures()).toMatchObject({ games: { 'speed-math': { sessions: 1, xp: 21 } } });
    expect((await phone.pull()).changes.map(({ type, id }) => [type, id])).toEqual([old.id, young.id].toSorted().map((id) => ['own', id]));
    expect((await laptop.pull()).changes).toMatchObject([{ type: 'session' }, { type: 'session' }]);
  });

  test('a game that ended before it counts no more when it arrives later, from whichever device; it is stored and listed', async () => {
    await reset();
    goOn();
    const [old, young] = [endedAt(TEST_NOW), after()];
    expect(await laptop.push(old)).toEqual([{ id: old.id, status: 'accepted' }]);
    expect(await xp()).toBe(0);
    await laptop.push(young);
    expect(sessionsIn((await phone.figures()).games)).toBe(1);
    expect((await phone.pull()).changes).toHaveLength(2);
  });

  test('a badge can be earned again: the claim of before stands and counts nothing, the next generation asks for its criteria', async () => {
    await phone.push(before(), before(), before(), badgeClaim('three-games', 'ada'));
    await reset();
    const again = badgeClaim('three-games', 'ada', { generation: 1 });
    expect(await phone.push(badgeClaim('three-games', 'ada'), again)).toMatchObject([
      { status: 'duplicate' },
      { status: 'deferred', code: 'criteria' },
    ]);
    goOn();
    await phone.push(after(), after(), after());
    expect((await phone.figures()).badges).toMatchObject({ 'three-games': [1, 100, expect.any(Number), expect.any(Number)] });
    expect(await xp()).toBe(3 * 21 + 100);
  });

  test('a claim of before it that arrives later is accepted, asks for nothing and counts nothing', async () => {
    await reset();
    const late = badgeClaim('three-games', 'ada');
    expect(await laptop.push(late)).toEqual([{ id: late.id, status: 'accepted' }]);
    expect(await xp()).toBe(0);
    expect((await phone.pull()).changes).toMatchObject([{ type: 'claim', id: late.id, counts: { badge: { generation: 0 } } }]);
  });

  test('a claim that waits when it comes counts nothing afterwards', async () => {
    await phone.push(badgeClaim('one-game', 'ada'));
    await reset();
    goOn();
    await phone.push(after());
    expect(await xp()).toBe(21);
    expect((await phone.pull()).changes).toContainEqual(
      expect.objectContaining({ type: 'result', result: { id: 'badge:one-game:0', status: 'accepted' } }),
    );
  });

  test('its generation is greater than any that a device knows: a server restored from a backup may have forgotten resets', async () => {
    await phone.push(before(), badgeClaim('one-game', 'ada', { generation: 3 }), noticeRead('one-game', 'ada', 7));
    expect(await xp()).toBe(121);
    await reset();
    expect((await phone.pull()).reset?.generation).toBe(8);
    expect(await xp()).toBe(0);
  });

  test('a second one keeps what the first took out, even by a clock that was set back', async () => {
    await phone.push(before());
    await reset();
    expect(await reset('ada', TEST_NOW - 10 * MINUTE_MS)).toEqual({ xp: 0, games: 0 });
    expect((await phone.pull()).reset).toMatchObject({ atMs: TEST_NOW, generation: 2 });
    const rows = await running.database.db.selectFrom('resets').select(['generation', 'actor', 'reason']).orderBy('seq').execute();
    expect(rows).toEqual([1, 2].map((generation) => ({ generation, actor: 'operator', reason: 'A new school year' })));
  });

  test('of one player leaves the others as they are', async () => {
    const bob = await TestDevice.of(running, 'bob');
    await bob.push(before('bob'));
    await reset();
    expect(sessionsIn((await bob.figures()).games)).toBe(1);
    expect((await bob.pull()).reset).toBeUndefined();
  });

  test('the score call counts from it, too', async () => {
    for (let i = 0; i < 48; i++) await phone.push(before());
    await reset();
    goOn();
    const claims = { gameId: 1, score: 60, timeTaken: 10, accuracy: 100, difficulty: 'medium' };
    const answer = await phone.post('/api/game/submit-score', { ...claims, sessionData: { record: after() } }, phone.accessToken);
    expect(answer.json()).toMatchObject({ levelUp: false, newLevel: 1 });
  });

  test('makes no difference by when it comes: sessions, claims and resets in any order come to the same, and no check repairs anything', async () => {
    let players = 0;
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 });
    goOn();
    let expected: Figures | undefined;
    await fc.assert(
      fc.asyncProperty(order, fc.boolean(), async (places, again) => {
        const player = `player-${players++}`;
        const device = await TestDevice.of(running, player);
        const push = (...items: readonly Item[]) => device.push(...items);
        const acts: readonly (() => Promise<unknown>)[] = [
          () => push(before(player), endedAt(TEST_NOW, player)),
          () => push(after(player)),
          () => push(badgeClaim('one-game', player)),
          () => push(badgeClaim('three-games', player), before(player)),
          () => push(noticeRead('one-game', player)),
          () => reset(player),
          () => push(after(player), after(player)),
        ];
        for (const place of places) await acts[place]?.();
        if (again) await reset(player);
        // Nobody knows of the new generation before the reset.
        const generation = again ? 2 : 1;
        await push(...['one-game', 'three-games'].map((id) => badgeClaim(id, player, { generation })));
        const { badges, ...figures } = await device.figures();
        expect(Object.values(badges).map(([claimedIn]) => claimedIn)).toEqual([generation, generation]);
        expected ??= { badges: {}, ...figures };
        expect({ badges: {}, ...figures }).toEqual(expected);
        expect(figures.games).toMatchObject({ 'speed-math': { sessions: 3, xp: 63 } });
      }),
      { numRuns: 20 },
    );
    expect(await checkParts(running.database, random)).toMatchObject({ repaired: 0, failed: [] });
    await running.database.write((writer) => writer.updateTable('players').set({ folds: '' }).execute());
    await recountOthers({ database: running.database, random, onFault: (error) => expect(error).toBeUndefined() });
    expect(sessionsIn((await (await TestDevice.of(running, 'player-0')).figures()).games)).toBe(3);
  });
});
