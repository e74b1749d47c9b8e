import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { totalXp } from '../../../../shared/progress/view.ts';
import { broken, CLAIM_XP, claimOf, finished, itemOf, listed, NOON, partsOver, redeemed } from './samples.ts';
import { STORES } from './stores.ts';

const FIRST = 'badge:first:0';

const noticeOf = (badge: string, generation = 0) => ({
  item: itemOf(`notice:${badge}:${generation}`, 'notice-read', { badge, generation }),
  counts: { notice: { badge, generation } },
});

describe.each(STORES)('the claims of badges in %s', (_, open) => {
  let store: TablePlayerStore;

  beforeEach(() => {
    store = open();
  });

  afterEach(async () => {
    expect(await broken(store)).toEqual([]);
    store.close();
  });

  const standing = async (badge = 'first') => (await store.badgeClaims()).claims.get(badge)?.standing;
  const xp = async () => totalXp((await store.badgeClaims()).figures);

  it('[S18] says whether a claim was made, or was there already', async () => {
    expect(await store.claim(claimOf('first'))).toBe(true);
    expect(await store.claim(claimOf('first'))).toBe(false);
    await store.applyPull({ changes: [listed('far')], parts: partsOver([], [redeemed('far')]), cursor: 'c' });
    expect(await store.claim(claimOf('far'))).toBe(false);
  });

  it('[S13] come with the figures in which they count, in one snapshot', async () => {
    expect(await store.badgeClaims()).toMatchObject({ claims: new Map(), read: new Set(), generation: 0 });
    await store.claim(claimOf('first'));
    expect(await xp()).toBe(CLAIM_XP);
    expect((await store.badgeClaims()).claims.get('first')).toEqual({
      badge: 'first',
      generation: 0,
      xp: CLAIM_XP,
      atMs: NOON,
      day: 20_777,
      standing: 'kept',
    });
  });

  it('[S18] stand as the server has answered: kept, accepted, rejected', async () => {
    await store.claim(claimOf('first'));
    expect(await standing()).toBe('kept');
    await store.applyResults([{ id: FIRST, status: 'deferred', code: 'criteria' }], NOON);
    expect(await standing()).toBe('kept');
    await store.applyResults([{ id: FIRST, status: 'accepted' }], NOON);
    expect(await standing()).toBe('accepted');
    await store.claim(claimOf('second'));
    await store.applyResults([{ id: 'badge:second:0', status: 'rejected', code: 'payload' }], NOON);
    expect(await standing('second')).toBe('rejected');
    expect(await xp()).toBe(CLAIM_XP);
  });

  it('[S18] wait, and count nowhere, while the server cannot decide them; and stand when it lists them', async () => {
    await store.claim(claimOf('first'));
    await store.applyResults([{ id: FIRST, status: 'deferred', code: 'criteria' }], NOON);
    await store.applyPull({ changes: [], parts: [], cursor: 'c0', stillWaiting: (await store.beforePull()).waiting });
    expect([await standing(), await xp()]).toEqual(['waiting', 0]);
    await store.applyPull({ changes: [listed('first')], parts: partsOver([], [redeemed('first')]), cursor: 'c1' });
    expect([await standing(), await xp()]).toEqual(['accepted', CLAIM_XP]);
  });

  it('[S18] of other devices stand, and so do the notices that were read there', async () => {
    const notice = { type: 'claim', id: 'notice:far:0', seq: 2, counts: { notice: { badge: 'far', generation: 0 } } } as const;
    await store.applyPull({ changes: [listed('far'), notice], parts: partsOver([], [redeemed('far')]), cursor: 'c' });
    expect(await standing('far')).toBe('accepted');
    expect((await store.badgeClaims()).read).toEqual(new Set(['far']));
  });

  it('[S19] leave out what a reset took out, notices included, and name the generation of the next claim', async () => {
    await store.finish(finished('a'));
    await store.claim(claimOf('first'));
    await store.claim(noticeOf('second'));
    await store.applyPull({ changes: [], parts: [], reset: { atMs: NOON, generation: 2 }, cursor: 'c' });
    expect(await store.badgeClaims()).toMatchObject({ claims: new Map(), read: new Set(), generation: 2 });
    expect(await store.claim(claimOf('first', 2))).toBe(true);
    expect((await store.badgeClaims()).claims.get('first')).toMatchObject({ generation: 2, standing: 'kept' });
  });

  it('[S19] show one claim of a badge after a server forgot a reset: one that counts', async () => {
    await store.claim(claimOf('first'));
    await store.applyPull({ changes: [], parts: [], reset: { atMs: NOON, generation: 1 }, cursor: 'c' });
    await store.claim(claimOf('first', 1));
    await store.applyResults([{ id: 'badge:first:1', status: 'rejected', code: 'payload' }], NOON);
    await store.applyFullListing({ changes: [], parts: [], cursor: 'f' });
    expect(await store.badgeClaims()).toMatchObject({ generation: 1 });
    expect((await store.badgeClaims()).claims.get('first')).toMatchObject({ generation: 0, standing: 'kept' });
  });
});
