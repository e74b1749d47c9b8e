import { Value } from 'typebox/value';
import { beforeEach, describe, expect, it } from 'vitest';
import { BADGES, type DescribedBadge } from '../../../../client/badges/described-badge.ts';
import { badgeClaimNow } from '../../../../client/badges/make-claim.ts';
import { readNotices, redeemBadge, type RedeemDeps } from '../../../../client/badges/redeem.ts';
import { createMemoryStore } from '../../../../client/storage/memory-player-database.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { StorageFailure } from '../../../../client/storage/storage-failure.ts';
import { badgeClaim } from '../../../../shared/items/badge-claim/kind.ts';
import { BadgeClaimPayload } from '../../../../shared/items/badge-claim/payload.ts';
import { noticeRead } from '../../../../shared/items/notice-read/kind.ts';
import { NoticeReadPayload } from '../../../../shared/items/notice-read/payload.ts';
import { finished, NOON, shown } from '../storage/samples.ts';

const badge = (id: string): DescribedBadge => {
  const found = BADGES.get(id);
  if (!found) throw new Error(`no badge ${id}`);
  return found;
};

const FIRST = badge('perfect-score');
/** A perfect game that earns FIRST, of so many XP. */
const perfect = (id: string, xp = 100) =>
  finished(id, { accuracy: 100, score: (xp - 15) * 50, facts: [10, 10, 40_000, null, {}], endMs: NOON, day: 20_777 });

describe('redeeming a badge', () => {
  let store: TablePlayerStore;
  let deps: RedeemDeps;

  beforeEach(() => {
    store = createMemoryStore();
    const host = { now: () => NOON, utcOffsetMin: () => 60, buildMs: NOON - 1, sha256: async () => new Uint8Array(32) };
    deps = { host, store };
  });

  const claimed = async () => (await store.unsentItems()).filter(({ kind }) => kind !== 'session' && kind !== 'activity');

  it('counts at once, and queues a claim that the kind knows', async () => {
    await store.finish(perfect('a'));
    const before = (await shown(store)).xp;
    expect(await redeemBadge(deps, FIRST)).toEqual({ ok: true, value: {} });
    expect((await shown(store)).xp).toBe(before + FIRST.xp);
    const [item] = await claimed();
    expect(Value.Check(BadgeClaimPayload, item?.payload)).toBe(true);
    expect(badgeClaim.isIdOf(item?.id ?? '', item?.payload as BadgeClaimPayload)).toBe(true);
    expect((await store.badgeClaims()).claims.get(FIRST.id)).toMatchObject({ day: 20_777, atMs: NOON, xp: FIRST.xp, standing: 'kept' });
  });

  it('pays its XP times its multiplier, where one is set (decision D4)', async () => {
    await store.finish(perfect('a', 900));
    const before = (await shown(store)).xp;
    expect(await redeemBadge(deps, { ...FIRST, xpMultiplier: 1.25 })).toEqual({ ok: true, value: { level: 2 } });
    expect((await shown(store)).xp).toBe(before + 125);
  });

  it('happens once, however often and from wherever it is asked for', async () => {
    await store.finish(perfect('a'));
    const both = await Promise.all([redeemBadge(deps, FIRST), redeemBadge(deps, FIRST)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await redeemBadge(deps, FIRST)).toEqual({ ok: false, error: 'already_unlocked' });
    expect(await claimed()).toHaveLength(1);
  });

  it('finds that another tab was quicker, even between its look and its claim', async () => {
    await store.finish(perfect('a'));
    const other: RedeemDeps = { ...deps, store: raced(store, () => redeemBadge(deps, FIRST)) };
    expect(await redeemBadge(other, FIRST)).toEqual({ ok: false, error: 'already_unlocked' });
    expect(await claimed()).toHaveLength(1);
  });

  it('is refused without what the badge asks for, and below its level', async () => {
    expect(await redeemBadge(deps, FIRST)).toEqual({ ok: false, error: 'requirements_not_met' });
    await store.finish(finished('a', { facts: [12, 12, 20_000, 20_000, {}] }));
    expect(await redeemBadge(deps, badge('speed-demon'))).toEqual({ ok: false, error: 'requirements_not_met' });
    expect(await claimed()).toEqual([]);
  });

  it('tells of the level that its XP brings', async () => {
    await store.finish(perfect('a', 950));
    expect(await redeemBadge(deps, FIRST)).toEqual({ ok: true, value: { level: 2 } });
    expect(await redeemBadge(deps, badge('level-2'))).toEqual({ ok: true, value: {} });
  });

  it('is possible again after a reset, in its generation (decision D13)', async () => {
    await store.finish(perfect('a'));
    await redeemBadge(deps, FIRST);
    await store.applyPull({ changes: [], parts: [], reset: { atMs: NOON, generation: 3 }, cursor: 'c' });
    expect(await redeemBadge(deps, FIRST)).toEqual({ ok: false, error: 'requirements_not_met' });
    await store.finish(perfect('b', 100));
    await store.finish({ ...perfect('c'), row: { ...perfect('c').row, summary: { ...perfect('c').row.summary, endMs: NOON + 1 } } });
    expect(await redeemBadge(deps, FIRST)).toEqual({ ok: true, value: {} });
    expect((await claimed()).map(({ id }) => id)).toEqual([`badge:${FIRST.id}:0`, `badge:${FIRST.id}:3`]);
  });

  it('lets a failure of storage through', async () => {
    const failing = raced(store, () => Promise.reject(new StorageFailure('storage_full')));
    await store.finish(perfect('a'));
    await expect(redeemBadge({ ...deps, store: failing }, FIRST)).rejects.toThrow(StorageFailure);
    expect(await claimed()).toEqual([]);
  });

  it('says the time as a finish does: the corrected time, no earlier than what the device knows of the server', async () => {
    const known = { clock: { clockOffsetMs: -3_600_000, lastServerMs: NOON - 1_000 }, generation: 2 };
    const { item, counts } = await badgeClaimNow(deps.host, known, FIRST);
    expect(item.payload).toEqual({
      badge: FIRST.id,
      generation: 2,
      time: { endedMs: NOON, utcOffsetMin: 60, floorMs: NOON - 1_000, clockOffsetMs: -3_600_000, day: 20_777 },
    });
    expect(counts).toMatchObject({ badge: { atMs: NOON - 1_000, day: 20_777, generation: 2 } });
  });

  it('reads notices once, in the generation of the device', async () => {
    await store.setMeta({ generation: 1 });
    await readNotices(deps, [FIRST.id, 'level-2']);
    await readNotices(deps, [FIRST.id]);
    const items = await claimed();
    expect(items.map(({ id }) => id)).toEqual([`notice:${FIRST.id}:1`, 'notice:level-2:1']);
    for (const { id, payload } of items) {
      expect(Value.Check(NoticeReadPayload, payload)).toBe(true);
      expect(noticeRead.isIdOf(id, payload as NoticeReadPayload)).toBe(true);
    }
    expect((await store.badgeClaims()).read).toEqual(new Set([FIRST.id, 'level-2']));
  });
});

/** The same store, in which something happens right before a claim is written. */
const raced = (store: TablePlayerStore, first: () => Promise<unknown>): RedeemDeps['store'] => ({
  badgeClaims: () => store.badgeClaims(),
  claim: async (made) => {
    await first();
    return store.claim(made);
  },
});
