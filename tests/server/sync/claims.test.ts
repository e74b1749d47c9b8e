import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoredChallenges } from '../../../server/content/stored-challenges.ts';
import { checkItem } from '../../../server/items/kinds.ts';
import { reverifyDeferred } from '../../../server/sync/reverify.ts';
import type { Badge, BadgeCatalogue } from '../../../shared/badges/badge.ts';
import type { PushResult } from '../../../shared/contract/sync.ts';
import { NO_FIGURES } from '../../../shared/progress/figures.ts';
import { totalXp } from '../../../shared/progress/view.ts';
import { appForTest } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { anyItem, badgeClaim, newId, noticeRead, rewardClaim, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

const badge = (id: string, given: Partial<Badge>): Badge => ({ id, requiredLevel: 1, xp: 100, criteria: [], ...given });
const catalogue = (...badges: readonly Badge[]): BadgeCatalogue => new Map(badges.map((each) => [each.id, each]));

/** One for a game, one for two, one that pays half as much again; and three that bring each other's level, a thousand XP a step. */
const BADGES = catalogue(
  badge('one-game', { criteria: [{ figure: 'finished', atLeast: 1 }] }),
  badge('two-games', { criteria: [{ figure: 'finished', atLeast: 2 }] }),
  badge('half-more', { xpMultiplier: 1.5, criteria: [{ figure: 'finished', atLeast: 1 }] }),
  badge('step-1', { xp: 1000, criteria: [{ figure: 'finished', atLeast: 1 }] }),
  badge('step-2', { xp: 1000, requiredLevel: 2 }),
  badge('step-3', { xp: 1000, requiredLevel: 3 }),
);

onEachEngine('claims', (engine) => {
  let running: TestApp;
  let phone: TestDevice;
  let laptop: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open(), badges: BADGES });
    phone = await TestDevice.of(running, 'ada', 'phone');
    laptop = await TestDevice.of(running, 'ada', 'laptop');
  });
  afterEach(() => running.close());

  const redeemed = [0, 100, expect.any(Number), expect.any(Number)];
  const game = () => sessionItem({ id: newId(), owner: 'ada' });
  const xp = async (): Promise<number> => totalXp(await phone.figures());
  const statuses = (results: readonly PushResult[]) =>
    results.map(({ status, code }) => (code === undefined ? status : `${status} ${code}`));
  const restartWith = (badges: BadgeCatalogue): Promise<number> =>
    reverifyDeferred({
      database: running.database,
      badges,
      challenges: new StoredChallenges(),
      changed: () => {},
      checkItem,
      random: (bytes) => randomBytes(bytes),
      onFault: (error) => {
        throw error;
      },
    });

  test('pay the XP of the badge times its multiplier (decision D4)', async () => {
    await phone.push(game());
    const before = await xp();
    expect(statuses(await phone.push(badgeClaim('half-more', 'ada')))).toEqual(['accepted']);
    expect((await xp()) - before).toBe(150);
  });

  test('hold by what the same batch brings, wherever in it they stand, and pay once', async () => {
    const results = await phone.push(badgeClaim('one-game', 'ada'), game());
    expect(statuses(results)).toEqual(['accepted', 'accepted']);
    expect(await phone.figures()).toMatchObject({ games: { 'speed-math': { sessions: 1 } }, badges: { 'one-game': redeemed } });
  });

  test('wait for what is still missing, and the devices hear of it when it came', async () => {
    const claim = badgeClaim('two-games', 'ada');
    expect(statuses(await phone.push(game(), claim))).toEqual(['accepted', 'deferred criteria']);
    const { cursor } = await phone.pull();
    const before = await xp();
    await laptop.push(game());
    const { changes } = await phone.pull(cursor);
    expect(changes.filter(({ id }) => id === claim.id)).toEqual([
      { type: 'result', id: claim.id, seq: 3, result: { id: claim.id, status: 'accepted' } },
      { type: 'claim', id: claim.id, seq: 3, counts: { badge: expect.objectContaining({ badge: 'two-games', xp: 100 }) as object } },
    ]);
    expect((await xp()) - before).toBeGreaterThan(100);
    expect(statuses(await phone.push(claim))).toEqual(['duplicate']);
  });

  test('bring each other what they need, in whatever order they come', async () => {
    const claims = ['step-3', 'step-2', 'step-1'].map((id) => badgeClaim(id, 'ada'));
    expect(statuses(await phone.push(...claims, game()))).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    expect(await xp()).toBeGreaterThan(3000);
  });

  test('that waited bring each other what they need, too', async () => {
    await phone.push(badgeClaim('step-3', 'ada'));
    await phone.push(badgeClaim('step-2', 'ada'));
    expect(await xp()).toBe(0);
    await phone.push(badgeClaim('step-1', 'ada'), game());
    expect(await xp()).toBeGreaterThan(3000);
    const row = await running.database.db.selectFrom('players').select(['deferred_rows', 'deferred_bytes']).executeTakeFirst();
    expect(row).toEqual({ deferred_rows: 0, deferred_bytes: 0 });
  });

  test('of several devices are one: the first accepted stands, and no other is a conflict (P3)', async () => {
    await phone.push(game());
    const [first, second] = [badgeClaim('one-game', 'ada'), badgeClaim('one-game', 'ada', { laterMs: 30_000 })];
    expect(first.hash).not.toBe(second.hash);
    expect(statuses(await phone.push(first))).toEqual(['accepted']);
    const before = await xp();
    expect(statuses(await laptop.push(second))).toEqual(['duplicate']);
    expect(statuses(await laptop.push(second, first))).toEqual(['duplicate', 'duplicate']);
    expect(await xp()).toBe(before);
  });

  test('that wait are answered alike, whoever asks', async () => {
    await phone.push(badgeClaim('two-games', 'ada'));
    expect(statuses(await laptop.push(badgeClaim('two-games', 'ada', { laterMs: 1000 })))).toEqual(['deferred criteria']);
  });

  test('twice in a batch count once', async () => {
    const twice = [badgeClaim('one-game', 'ada'), badgeClaim('one-game', 'ada', { laterMs: 1000 })];
    expect(statuses(await phone.push(game(), ...twice))).toEqual(['accepted', 'accepted', 'duplicate']);
    expect((await phone.figures()).badges).toMatchObject({ 'one-game': redeemed });
  });

  test('are never mistaken for an item of another kind that took their id', async () => {
    const taken = anyItem({ id: badgeClaim('one-game', 'ada').id, owner: 'ada', kind: 'of-next-year', payload: {} });
    await phone.push(taken, game());
    expect(statuses(await phone.push(badgeClaim('one-game', 'ada')))).toEqual(['rejected id_conflict']);
  });

  test('are named by what they claim: another name is rejected', async () => {
    const { payload } = badgeClaim('one-game', 'ada');
    const misnamed = anyItem({ id: 'badge:two-games:0', owner: 'ada', kind: 'badge-claim', payload });
    expect(statuses(await phone.push(game(), misnamed))).toEqual(['accepted', 'rejected id']);
  });

  test('of a badge or a challenge that this server does not know wait for one that does (P10)', async () => {
    const claims = [badgeClaim('of-next-year', 'ada'), rewardClaim('c-1', 'ada')];
    expect(statuses(await phone.push(game(), ...claims))).toEqual(['accepted', 'deferred badge', 'deferred criteria']);
    const later = catalogue(...BADGES.values(), badge('of-next-year', {}));
    expect(await restartWith(later)).toBe(1);
    expect((await phone.figures()).badges).toMatchObject({ 'of-next-year': redeemed });
  });

  test('of a badge that a later server knows wait for its criteria from then on', async () => {
    await phone.push(badgeClaim('two-of-next-year', 'ada'));
    const later = catalogue(badge('two-of-next-year', { criteria: [{ figure: 'finished', atLeast: 2 }] }));
    expect(await restartWith(later)).toBe(0);
    const rows = await running.database.db.selectFrom('items').select(['status', 'code']).execute();
    expect(rows).toEqual([{ status: 'deferred', code: 'criteria' }]);
  });

  test('that a notice was read always holds, once, and every device hears of it', async () => {
    const read = noticeRead('one-game', 'ada');
    expect(statuses(await phone.push(read))).toEqual(['accepted']);
    expect(statuses(await laptop.push(read))).toEqual(['duplicate']);
    const heard = [{ type: 'claim', id: read.id, seq: 1, counts: { notice: { badge: 'one-game', generation: 0 } } }];
    expect([(await phone.pull()).changes, (await laptop.pull()).changes]).toEqual([heard, heard]);
    expect(await phone.figures()).toEqual(NO_FIGURES);
  });

  test('that stand are listed to every device, as they count, and those that wait to the one that made them', async () => {
    const [earned, early] = [badgeClaim('one-game', 'ada'), badgeClaim('two-games', 'ada')];
    await phone.push(game(), earned, early);
    const stands = { type: 'claim', id: earned.id, counts: { badge: { badge: 'one-game', generation: 0, xp: 100 } } };
    expect((await laptop.pull()).changes).toMatchObject([{ type: 'session' }, stands]);
    expect((await phone.pull()).changes).toMatchObject([{ type: 'own' }, stands, { type: 'result', id: early.id }]);
  });

  test('of one player say nothing of another', async () => {
    const bob = await TestDevice.of(running, 'bob');
    await phone.push(game(), badgeClaim('one-game', 'ada'));
    expect(statuses(await bob.push(badgeClaim('one-game', 'bob')))).toEqual(['deferred criteria']);
  });
});
