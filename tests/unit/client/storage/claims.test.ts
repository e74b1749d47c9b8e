import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PushStatus } from '../../../../shared/contract/sync.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import {
  broken,
  CLAIM_XP,
  claimOf,
  finished,
  listed,
  NOON,
  partsOver,
  redeemed,
  shown,
  storedClaim,
  storedReceipt,
  summaryOf,
} from './samples.ts';
import { STORES } from './stores.ts';

const FIRST = 'badge:first:0';

describe.each(STORES)('claims in %s', (_, open) => {
  let store: TablePlayerStore;

  beforeEach(() => {
    store = open();
  });

  afterEach(async () => {
    expect(await broken(store)).toEqual([]);
    store.close();
  });

  const xp = async () => (await shown(store)).xp;
  const answer = (status: PushStatus, id = FIRST) => store.applyResults([{ id, status }], NOON);
  const pull = (badges: readonly string[], stillWaiting: readonly string[] = []) =>
    store.applyPull({
      changes: badges.map((badge) => listed(badge)),
      parts: partsOver(
        [],
        badges.map((badge) => redeemed(badge)),
      ),
      cursor: `c${badges.length}`,
      stillWaiting,
    });
  /** A whole pull as the service runs it, in which the server lists nothing. */
  const pullNothing = async () => pull([], (await store.beforePull()).waiting);

  it('[S18] count at once, queued, acknowledged and contained, once in each', async () => {
    await store.claim(claimOf('first'));
    expect(await xp()).toBe(CLAIM_XP);
    await answer('accepted');
    expect(await xp()).toBe(CLAIM_XP);
    await pull(['first']);
    expect(await xp()).toBe(CLAIM_XP);
    expect(await storedClaim(store, FIRST)).toMatchObject({ contained: 1 });
  });

  it('[S18] are made once by their id, also when they were acknowledged or came from another device', async () => {
    await store.claim(claimOf('first'));
    await store.claim(claimOf('first'));
    expect((await store.counts()).items).toBe(1);
    await answer('accepted');
    await store.claim(claimOf('first'));
    await pull(['first', 'far']);
    await store.claim(claimOf('far'));
    expect((await store.counts()).items).toBe(0);
    expect(await xp()).toBe(2 * CLAIM_XP);
  });

  it('[S18] which another device made first count once, and as the server says', async () => {
    await store.claim({ ...claimOf('first'), counts: { badge: { badge: 'first', generation: 0, xp: 999, atMs: NOON, day: 1 } } });
    await pull(['first']);
    expect(await xp()).toBe(CLAIM_XP);
    await answer('duplicate');
    expect(await xp()).toBe(CLAIM_XP);
    expect(await store.counts()).toEqual({ waiting: 0, items: 0, parked: 0 });
  });

  it('[S18] which the server rejects leave the figures, and stay visible with their record', async () => {
    await store.claim(claimOf('first'));
    await store.applyResults([{ id: FIRST, status: 'rejected', code: 'level' }], NOON);
    expect(await xp()).toBe(0);
    expect(await store.parked()).toMatchObject([{ id: FIRST, code: 'level', item: claimOf('first').item }]);
  });

  it('[S18] which the server defers count, until a pull that began with nothing queued leaves them undecided', async () => {
    await store.finish(finished('a'));
    await store.claim(claimOf('first'));
    await answer('deferred');
    expect((await store.beforePull()).waiting).toEqual([]);
    await pullNothing();
    expect((await shown(store)).xp).toBeGreaterThan(CLAIM_XP);
    await store.applyResults([{ id: 'a', status: 'accepted' }], NOON);
    expect((await store.beforePull()).waiting).toEqual([FIRST]);
    const before = await xp();
    await pullNothing();
    expect(await xp()).toBe(before - CLAIM_XP);
    expect(await storedClaim(store, FIRST)).toMatchObject({ waiting: true });
  });

  it('[S18] which waited count again when a pull lists them', async () => {
    await store.claim(claimOf('first'));
    await answer('deferred');
    await pullNothing();
    expect(await xp()).toBe(0);
    await pull(['first']);
    expect(await xp()).toBe(CLAIM_XP);
    expect(await storedClaim(store, FIRST)).not.toHaveProperty('waiting');
  });

  it('[S18] which were decided while the pull was under way do not begin to wait', async () => {
    await store.claim(claimOf('first'));
    await answer('deferred');
    const { waiting } = await store.beforePull();
    await answer('accepted');
    await pull([], waiting);
    expect(await xp()).toBe(CLAIM_XP);
  });

  it('[S8] which a restored server has lost are offered again, and what it does not list of other devices goes', async () => {
    await store.claim(claimOf('first'));
    await store.claim(claimOf('second'));
    await answer('accepted');
    await answer('deferred', 'badge:second:0');
    await pull(['first', 'far']);
    const { acknowledged } = await store.beforePull();
    expect(acknowledged).toEqual([]);
    expect(await store.applyFullListing({ changes: [], parts: [], cursor: 'f' })).toBe(2);
    expect((await store.unsentItems()).map(({ id }) => id).sort()).toEqual([FIRST, 'badge:second:0']);
    expect(await storedClaim(store, 'badge:far:0')).toBeUndefined();
    expect(await xp()).toBe(2 * CLAIM_XP);
  });

  it('[P9] which the server accepted and a pull does not list are known before the next pull', async () => {
    await store.claim(claimOf('first'));
    await answer('accepted');
    expect((await store.beforePull()).acknowledged).toEqual([FIRST]);
  });

  it('[S7] go along when a player is absorbed; one that is there already stays as it is', async () => {
    const learner = open();
    await learner.claim(claimOf('first'));
    await learner.claim(claimOf('second'));
    await learner.applyResults([{ id: FIRST, status: 'rejected' }], NOON);
    await pull(['second']);
    for (let times = 0; times < 2; times++) await store.absorb(await learner.absorbable());
    expect(await xp()).toBe(2 * CLAIM_XP);
    expect((await store.unsentItems()).map(({ id }) => id)).toEqual([FIRST]);
    expect(await storedReceipt(store, 'badge:second:0')).toBeUndefined();
    learner.close();
  });

  it('[S19] of a generation before the reset count no more, and can be made anew in the new one', async () => {
    await store.finish(finished('a'));
    await store.claim(claimOf('first'));
    await store.applyPull({ changes: [], parts: [], reset: { atMs: NOON, generation: 1, reason: 'asked for' }, cursor: 'c' });
    expect(await shown(store)).toEqual({ sessions: 0, xp: 0 });
    await store.claim(claimOf('first', 1));
    await store.finish(finished('late', { endMs: NOON - 1 }));
    expect(await shown(store)).toEqual({ sessions: 0, xp: CLAIM_XP });
    await store.finish(finished('b', { endMs: NOON + 1 }));
    expect((await shown(store)).sessions).toBe(1);
    const { latest, reset } = await store.progress(5);
    expect(reset).toEqual({ atMs: NOON, generation: 1, reason: 'asked for' });
    expect(latest.map(({ id, beforeReset }) => [id, beforeReset])).toEqual([
      ['b', false],
      ['a', true],
      ['late', true],
    ]);
  });

  it('[S19] a server that was restored to before the reset takes it back', async () => {
    await store.finish(finished('a'));
    await store.applyPull({ changes: [], parts: [], reset: { atMs: NOON, generation: 1 }, cursor: 'c' });
    await store.applyFullListing({ changes: [], parts: partsOver([summaryOf('far')]), cursor: 'f', base: 'c' });
    const { reset } = await store.progress(0);
    expect(reset).toEqual({ atMs: 0, generation: 0 });
    // A claim that is made now must not be one that was made before the reset.
    expect(await store.meta('generation')).toBe(1);
    await store.applyFullListing({ changes: [], parts: [], cursor: 'g' });
    expect((await shown(store)).sessions).toBe(1);
  });
});
