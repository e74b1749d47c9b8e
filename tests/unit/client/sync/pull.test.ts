import { describe, expect, it } from 'vitest';
import type { Pulled } from '../../../../client/storage/player-store.ts';
import type { StoredItem } from '../../../../client/storage/records.ts';
import { FULL_LISTING_EVERY_MS, Puller } from '../../../../client/sync/pull.ts';
import type { ListedChange } from '../../../../shared/progress/counted/counted.ts';
import { html, json, type Reply, type Sent } from './fake-host.ts';
import { storedSession } from '../storage/samples.ts';
import { accept, game, item, PLAYER, pullPage, scene, sessionsPart, signedIn } from './scene.ts';
import { FOLD_NAMES } from '../../../../shared/progress/folds/registry.ts';
import { sessionsIn } from '../../../../shared/progress/folds/games.ts';

const own = (id: string, seq: number): ListedChange => ({ type: 'own', id, seq });

const reset = json(409, { error: 'The history is another one', code: 'reset' });

/** A signed-in player whose pulls get these replies in turn; `asked` are the requests, `cursors` those that they named. */
async function pulling(replies: Reply[], userId = PLAYER) {
  const cursors: unknown[] = [];
  const asked: Sent[] = [];
  const stage = await scene((_path: string, body: Sent) => {
    asked.push(body);
    cursors.push(body['cursor'] ?? null);
    return replies.shift() ?? 'no network';
  }, signedIn(userId));
  return { stage, asked, cursors, puller: new Puller(stage) };
}

type Stage = Awaited<ReturnType<typeof scene>>;

/** How many games the device shows. */
const shownSessions = async ({ store }: Stage): Promise<number> => sessionsIn((await store.progress(1)).figures.games);

/** All that is handed to the store from now on. */
function handedOver({ store }: Stage): Pulled[] {
  const handed: Pulled[] = [];
  const [applyPull, applyFullListing] = [store.applyPull.bind(store), store.applyFullListing.bind(store)];
  store.applyPull = (pulled, meta) => (handed.push(pulled), applyPull(pulled, meta));
  store.applyFullListing = (pulled, meta) => (handed.push(pulled), applyFullListing(pulled, meta));
  return handed;
}

const withListing = (stage: Stage, cursor: string) =>
  stage.store.applyFullListing({ changes: [], parts: [], cursor }, { lastFullListingMs: stage.clock.nowMs });

describe('a pull', () => {
  it('[L1] asks page by page, and stores parts, cursor and marks when the last one is there', async () => {
    const { stage, cursors, puller } = await pulling([
      pullPage({ changes: [own('a', 1)], parts: [sessionsPart(1)], cursor: 'c1', more: true }),
      pullPage({ changes: [own('b', 2)], parts: [sessionsPart(2)], cursor: 'c2' }),
    ]);
    await withListing(stage, 'c0');
    await stage.store.finish(game('a'));
    await stage.store.finish(game('b'));
    expect(await puller.pull()).toEqual({ kind: 'pulled', reoffered: 0 });
    expect(cursors).toEqual(['c0', 'c1']);
    expect(await stage.store.meta('cursor')).toBe('c2');
    expect(await shownSessions(stage)).toBe(2);
    expect((await stage.store.allSessions()).map((row) => row.contained)).toEqual([1, 1]);
  });

  it('[L1] cut in the middle, it changes nothing, and goes on from there', async () => {
    const { stage, cursors, puller } = await pulling([
      pullPage({ changes: [own('a', 1)], cursor: 'c1', more: true }),
      'no network',
      pullPage({ changes: [own('b', 2)], cursor: 'c2' }),
    ]);
    await withListing(stage, 'c0');
    await stage.store.finish(game('a'));
    await stage.store.finish(game('b'));
    expect((await puller.pull()).kind).toBe('failure');
    expect(await stage.store.meta('cursor')).toBe('c0');
    expect((await storedSession(stage.store, 'a'))?.contained).toBe(0);
    expect((await puller.pull()).kind).toBe('pulled');
    expect(cursors).toEqual(['c0', 'c1', 'c1']);
    expect((await storedSession(stage.store, 'a'))?.contained).toBe(1);
  });

  it('[L3] what another tab has stored meanwhile is not replaced', async () => {
    const { stage, puller } = await pulling([]);
    await withListing(stage, 'c0');
    const raced = await scene(async () => {
      await stage.store.applyPull({ changes: [], parts: [sessionsPart(9)], cursor: 'c9' });
      return pullPage({ cursor: 'c5', parts: [sessionsPart(5)] });
    }, signedIn());
    await new Puller({ ...raced, store: stage.store }).pull();
    expect(await stage.store.meta('cursor')).toBe('c9');
    expect(await shownSessions(stage)).toBe(9);
    expect((await puller.pull()).kind).toBe('failure');
  });

  it('[L2] after a reset it lists everything, and offers again what the server has lost', async () => {
    const { stage, cursors, puller } = await pulling([reset, pullPage({ changes: [own('a', 1)], cursor: 'd1' })]);
    await withListing(stage, 'c0');
    for (const id of ['a', 'b']) await stage.store.finish(game(id));
    await stage.store.applyResults([accept('a'), accept('b')], 1);
    expect(await puller.pull()).toEqual({ kind: 'pulled', reoffered: 1 });
    expect(cursors).toEqual(['c0', null]);
    expect((await stage.store.unsentItems()).map((item) => item.id)).toEqual(['b']);
  });

  it('[L5] a server put back to where our cursor still holds has lost what it acknowledged since: it is listed, and offered again', async () => {
    const { stage, cursors, puller } = await pulling([pullPage({ cursor: 'c0' }), pullPage({ changes: [own('a', 1)], cursor: 'c0' })]);
    await withListing(stage, 'c0');
    for (const id of ['a', 'b']) await stage.store.finish(game(id));
    await stage.store.applyResults([accept('a'), accept('b')], 1);
    expect(await puller.pull()).toEqual({ kind: 'pulled', reoffered: 1 });
    expect(cursors).toEqual(['c0', null]);
    expect((await stage.store.unsentItems()).map((item) => item.id)).toEqual(['b']);
  });

  it('[L5] what is acknowledged while a pull is under way may be missing from it', async () => {
    const { stage, cursors } = await pulling([]);
    await withListing(stage, 'c0');
    await stage.store.finish(game('a'));
    const raced = await scene(async (_path, body) => {
      cursors.push(body['cursor'] ?? null);
      await stage.store.applyResults([accept('a')], 1);
      return pullPage({ cursor: 'c1' });
    }, signedIn());
    expect(await new Puller({ ...raced, store: stage.store }).pull()).toEqual({ kind: 'pulled', reoffered: 0 });
    expect(cursors).toEqual(['c0']);
  });

  it('[L2] a server that resets every cursor is not asked for ever', async () => {
    const { stage, cursors, puller } = await pulling([reset, reset, reset, reset]);
    await withListing(stage, 'c0');
    expect((await puller.pull()).kind).toBe('failure');
    expect(cursors).toEqual(['c0', null]);
  });

  it.each<[string, number, readonly (string | null)[]]>([
    ['before a month has passed it goes on from its cursor', FULL_LISTING_EVERY_MS - 1, ['c0']],
    ['a month after the last listing it lists everything', FULL_LISTING_EVERY_MS, [null]],
    ['a listing dated in the future counts for nothing', -1, [null]],
  ])('[L2] %s', async (_name, laterMs, asked) => {
    const { stage, cursors, puller } = await pulling([pullPage({ cursor: 'c1' })]);
    await withListing(stage, 'c0');
    stage.clock.nowMs += laterMs;
    await puller.pull();
    expect(cursors).toEqual(asked);
  });

  it('[L8] while a game is being played it goes on from its cursor, and lists everything after the game', async () => {
    const { stage, cursors } = await pulling([pullPage({ cursor: 'c1' }), pullPage({ cursor: 'c1' })]);
    await withListing(stage, 'c0');
    stage.clock.nowMs += FULL_LISTING_EVERY_MS;
    let gameInProgress = true;
    const puller = new Puller({ ...stage, gameInProgress: () => gameInProgress });
    await puller.pull();
    gameInProgress = false;
    await puller.pull();
    expect(cursors).toEqual(['c0', null]);
  });

  it('[L2, L8] a first listing, and one after a reset, do not wait for a game', async () => {
    const { stage, cursors } = await pulling([pullPage({ cursor: 'c1' }), reset, pullPage({ cursor: 'd1' })]);
    const puller = new Puller({ ...stage, gameInProgress: () => true });
    await puller.pull();
    await puller.pull();
    expect(cursors).toEqual([null, 'c1', null]);
  });

  it.each<[string, Reply]>([
    ["a captive portal's page", html(200)],
    ['a page without parts', json(200, { proto: 1, changes: [], cursor: 'c1', more: false, serverTime: 1 })],
    ['a page that leads back to itself', pullPage({ cursor: 'c0', more: true })],
    ['500', json(500, { error: 'Broken' })],
  ])('%s changes nothing', async (_name, reply) => {
    const { stage, puller } = await pulling([reply]);
    await withListing(stage, 'c0');
    expect((await puller.pull()).kind).toBe('failure');
    expect(await stage.store.meta('cursor')).toBe('c0');
    expect(await shownSessions(stage)).toBe(0);
  });

  it.each<[string, Reply]>([
    ['a version of a fold that this build does not know', pullPage({ parts: [{ ...sessionsPart(5), version: 99 }] })],
    ['426', json(426, { error: 'This version of the app is too old to sync. Please update it.', code: 'client_too_old' })],
  ])('[L6] %s: nothing is stored, not even of the pages before', async (_name, reply) => {
    const { stage, cursors, puller } = await pulling([
      pullPage({ changes: [own('a', 1)], parts: [sessionsPart(1)], cursor: 'c1', more: true }),
      reply,
      pullPage({ cursor: 'c2' }),
    ]);
    await withListing(stage, 'c0');
    await stage.store.finish(game('a'));
    expect(await puller.pull()).toEqual({ kind: 'outdated' });
    expect(await stage.store.meta('cursor')).toBe('c0');
    expect(await shownSessions(stage)).toBe(1);
    expect((await storedSession(stage.store, 'a'))?.contained).toBe(0);
    await puller.pull();
    expect(cursors).toEqual(['c0', 'c1', 'c0']);
  });

  it('[L9] goes on syncing without a figure that this build does not know (decision D28)', async () => {
    const { stage, puller } = await pulling([
      pullPage({ parts: [{ ...sessionsPart(5), fold: 'constellations', version: 99 }], cursor: 'c1', more: true }),
      pullPage({ changes: [own('a', 1)], parts: [sessionsPart(5), { ...sessionsPart(5), fold: 'constellations' }], cursor: 'c2' }),
    ]);
    await withListing(stage, 'c0');
    await stage.store.finish(game('a'));
    const handed = handedOver(stage);
    expect(await puller.pull()).toEqual({ kind: 'pulled', reoffered: 0 });
    expect(await stage.store.meta('cursor')).toBe('c2');
    expect(await shownSessions(stage)).toBe(5);
    expect((await storedSession(stage.store, 'a'))?.contained).toBe(1);
    expect(handed.flatMap(({ parts }) => parts.map(({ fold }) => fold))).toEqual([sessionsPart(5).fold]);
  });

  it('[L9] names the folds that this build knows', async () => {
    const { stage, puller, asked } = await pulling([pullPage({ cursor: 'c1' })]);
    await withListing(stage, 'c0');
    await puller.pull();
    expect(asked.map((request) => request['folds'])).toEqual([FOLD_NAMES]);
  });

  /** A month after a listing that left the device with `c0`. */
  async function whenDue(replies: Reply[]) {
    const made = await pulling(replies);
    await withListing(made.stage, 'c0');
    made.stage.clock.nowMs += FULL_LISTING_EVERY_MS;
    return { ...made, said: () => made.asked.map(({ cursor, holds }) => ({ cursor, holds })) };
  }

  it('[L10] the monthly listing says with each page what this device holds, and hands over what was spared', async () => {
    const { stage, said, puller } = await whenDue([
      pullPage({ spared: { evidence: ['20777'] }, cursor: 'd1', more: true }),
      'no network',
      pullPage({ spared: { evidence: ['20778', '20779'] }, cursor: 'd2' }),
    ]);
    const handed = handedOver(stage);
    await stage.store.database.transact('write', ({ parts }) =>
      parts.put(['20777', '20778', '20779'].map((bucket) => ({ origin: 'server', fold: 'evidence', bucket, version: 1, part: '' }))),
    );
    await puller.pull();
    expect(await puller.pull()).toEqual({ kind: 'pulled', reoffered: 0 });
    const places = ['20777', '20778', '20779'].map((bucket) => ({ fold: 'evidence', bucket }));
    expect(handed.map((pulled) => pulled.spared)).toEqual([places]);
    expect(said()).toEqual([undefined, 'd1', 'd1'].map((cursor) => ({ cursor, holds: 'c0' })));
  });

  it('[L10] while a game delays the listing nothing is said of what this device holds', async () => {
    const { stage, said } = await whenDue([pullPage({ cursor: 'c1' })]);
    await new Puller({ ...stage, gameInProgress: () => true }).pull();
    expect(said()).toEqual([{ cursor: 'c0', holds: undefined }]);
  });

  it('[L10] a first listing, one after a reset, one for what the server lost, and one that this device needs say nothing of it', async () => {
    const first = await pulling([pullPage({ cursor: 'c1' })]);
    await first.puller.pull();
    expect(first.asked[0]).not.toHaveProperty('holds');

    const cut = await whenDue([pullPage({ cursor: 'd1', more: true }), reset, pullPage({ cursor: 'e1' })]);
    await cut.puller.pull();
    expect(cut.said().map(({ holds }) => holds)).toEqual(['c0', 'c0', undefined]);

    const lost = await pulling([pullPage({ cursor: 'c0' }), pullPage({ cursor: 'c0' })]);
    await withListing(lost.stage, 'c0');
    await lost.stage.store.finish(game('a'));
    await lost.stage.store.applyResults([accept('a')], 1);
    await lost.puller.pull();
    expect(lost.asked.map((request) => [request['cursor'], request['holds']])).toEqual([
      ['c0', undefined],
      [undefined, undefined],
    ]);

    const needs = await whenDue([pullPage({ cursor: 'c1' })]);
    await needs.stage.store.setMeta({ lastFullListingMs: 0 });
    await needs.puller.pull();
    expect(needs.said()).toEqual([{ cursor: undefined, holds: undefined }]);
  });

  it('[L10] of what was spared a part is not here: everything comes at once, and only then is the listing stored', async () => {
    const { stage, said, puller } = await whenDue([
      pullPage({ parts: [sessionsPart(3)], spared: { evidence: ['20777'] }, cursor: 'd1' }),
      // A server that spares again, unasked, is not heard.
      pullPage({ parts: [sessionsPart(4)], spared: { evidence: ['20777'] }, cursor: 'd1' }),
    ]);
    expect(await puller.pull()).toEqual({ kind: 'pulled', reoffered: 0 });
    expect(said()).toEqual([
      { cursor: undefined, holds: 'c0' },
      { cursor: undefined, holds: undefined },
    ]);
    expect([await stage.store.meta('cursor'), await shownSessions(stage)]).toEqual(['d1', 4]);
  });

  it('[L10] an older server says nothing of it, and what it sends is all', async () => {
    const { stage, puller } = await whenDue([pullPage({ parts: [sessionsPart(3)], cursor: 'd1' })]);
    const handed = handedOver(stage);
    expect(await puller.pull()).toEqual({ kind: 'pulled', reoffered: 0 });
    expect([handed.map((pulled) => pulled.spared), await shownSessions(stage)]).toEqual([[[]], 3]);
  });

  it('[L6] a stranger’s 426 is a failure', async () => {
    const { stage, puller } = await pulling([html(426)]);
    await withListing(stage, 'c0');
    expect((await puller.pull()).kind).toBe('failure');
  });

  it('[L1] reset and profile come with any page, and go over with the rest', async () => {
    const profile = { username: 'ann', displayName: 'Ann', role: 'player' } as const;
    const { stage, puller } = await pulling([
      pullPage({ reset: { atMs: 7, generation: 1, reason: 'Tests' }, cursor: 'c1', more: true }),
      pullPage({ profile, cursor: 'c2' }),
    ]);
    await withListing(stage, 'c0');
    const handed = handedOver(stage);
    await puller.pull();
    expect(handed).toMatchObject([{ base: 'c0', reset: { atMs: 7, generation: 1, reason: 'Tests' }, profile, cursor: 'c2' }]);
  });

  describe('claims that wait in vain', () => {
    const claim: StoredItem = { ...item('badge:first:0'), kind: 'badge-claim' };
    const counts = { badge: { badge: 'first', generation: 0, xp: 50, atMs: 1, day: 0 } } as const;

    async function deferred(stage: Stage): Promise<void> {
      await withListing(stage, 'c0');
      await stage.store.claim({ item: claim, counts });
      await stage.store.applyResults([{ id: claim.id, status: 'deferred' }], 1);
    }

    it('[L7] are named with a pull that began when nothing was queued', async () => {
      const { stage, puller } = await pulling([pullPage({ cursor: 'c1' })]);
      await deferred(stage);
      const handed = handedOver(stage);
      await puller.pull();
      expect(handed.map(({ stillWaiting }) => stillWaiting)).toEqual([[claim.id]]);
    });

    it('[L7] are not named while a game that may be their ground is queued', async () => {
      const { stage, puller } = await pulling([pullPage({ cursor: 'c1' })]);
      await deferred(stage);
      await stage.store.finish(game('a'));
      const handed = handedOver(stage);
      await puller.pull();
      expect(handed.map(({ stillWaiting }) => stillWaiting)).toEqual([[]]);
    });

    it('[L7] are not named with the listing that a lost history asks for', async () => {
      const { stage, puller } = await pulling([reset, pullPage({ cursor: 'd1' })]);
      await deferred(stage);
      const handed = handedOver(stage);
      await puller.pull();
      expect(handed.map(({ stillWaiting }) => stillWaiting)).toEqual([[]]);
    });
  });

  it("[L4] another account's session pulls nothing into this database", async () => {
    const { stage, cursors, puller } = await pulling([pullPage({ cursor: 'c1' })], 'account-b');
    expect(await puller.pull()).toEqual({ kind: 'signed_out' });
    expect(cursors).toEqual([]);
    expect(await stage.store.meta('cursor')).toBeUndefined();
  });

  it('[L4] a session that the server no longer takes is said, and nothing is dropped', async () => {
    const { stage, puller } = await pulling([json(401, { error: 'Authentication required' })]);
    await withListing(stage, 'c0');
    expect(await puller.pull()).toEqual({ kind: 'signed_out' });
    expect(await stage.store.meta('cursor')).toBe('c0');
  });
});
