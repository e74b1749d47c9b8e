import { describe, expect, it } from 'vitest';
import type { Accumulator, PlayerDocument } from '../../../../shared/contract/state.ts';
import { FULL_LISTING_EVERY_MS, Puller } from '../../../../client/sync/pull.ts';
import { html, json, type Reply, type Sent } from './fake-host.ts';
import { storedSession } from '../storage/samples.ts';
import { accept, game, PLAYER, scene, signedIn } from './scene.ts';

const nothing: Accumulator = { v: 1, sessions: 0, sessionXp: 0, challengeXp: {}, days: {}, games: {} };
const document = (seq: number): PlayerDocument => ({
  seq,
  profile: { username: 'ann', displayName: 'Ann', role: 'player' },
  accumulator: nothing,
});
const own = (id: string, seq: number) => ({ type: 'own', id, seq });

interface PageParts {
  readonly changes?: readonly object[];
  readonly cursor: string;
  readonly more?: boolean;
  readonly seq?: number;
}

const page = ({ changes = [], cursor, more = false, seq = 1 }: PageParts): Reply =>
  json(200, { proto: 1, changes, cursor, more, serverTime: 5_000_000, ...(!more && { document: document(seq) }) });

const reset = json(409, { error: 'The history is another one', code: 'reset' });

/** A signed-in player whose pulls get these replies in turn; `cursors` are those that the requests named. */
async function pulling(replies: Reply[], userId = PLAYER) {
  const cursors: unknown[] = [];
  const stage = await scene((_path: string, body: Sent) => {
    cursors.push(body['cursor'] ?? null);
    return replies.shift() ?? 'no network';
  }, signedIn(userId));
  return { stage, cursors, puller: new Puller(stage) };
}

const withListing = (stage: Awaited<ReturnType<typeof scene>>, cursor: string) =>
  stage.store.setMeta({ cursor, lastFullListingMs: stage.clock.nowMs });

describe('a pull', () => {
  it('[L1] asks page by page, and stores document, cursor and marks when the last one is there', async () => {
    const { stage, cursors, puller } = await pulling([
      page({ changes: [own('a', 1)], cursor: 'c1', more: true }),
      page({ changes: [own('b', 2)], cursor: 'c2', seq: 2 }),
    ]);
    await withListing(stage, 'c0');
    await stage.store.finish(game('a'));
    await stage.store.finish(game('b'));
    expect(await puller.pull()).toEqual({ kind: 'pulled', reoffered: 0 });
    expect(cursors).toEqual(['c0', 'c1']);
    expect(await stage.store.meta('cursor')).toBe('c2');
    expect((await stage.store.document())?.seq).toBe(2);
    expect((await stage.store.allSessions()).map((row) => row.contained)).toEqual([1, 1]);
  });

  it('[L1] cut in the middle, it changes nothing, and goes on from there', async () => {
    const { stage, cursors, puller } = await pulling([
      page({ changes: [own('a', 1)], cursor: 'c1', more: true }),
      'no network',
      page({ changes: [own('b', 2)], cursor: 'c2' }),
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
      await stage.store.applyPull({ changes: [], cursor: 'c9', document: document(9) });
      return page({ cursor: 'c5', seq: 5 });
    }, signedIn());
    await new Puller({ ...raced, store: stage.store }).pull();
    expect(await stage.store.meta('cursor')).toBe('c9');
    expect((await stage.store.document())?.seq).toBe(9);
    expect((await puller.pull()).kind).toBe('failure');
  });

  it('[L2] after a reset it lists everything, and offers again what the server has lost', async () => {
    const { stage, cursors, puller } = await pulling([reset, page({ changes: [own('a', 1)], cursor: 'd1' })]);
    await withListing(stage, 'c0');
    for (const id of ['a', 'b']) await stage.store.finish(game(id));
    await stage.store.applyResults([accept('a'), accept('b')], 1);
    expect(await puller.pull()).toEqual({ kind: 'pulled', reoffered: 1 });
    expect(cursors).toEqual(['c0', null]);
    expect((await stage.store.unsentItems()).map((item) => item.id)).toEqual(['b']);
  });

  it('[L5] a server put back to where our cursor still holds has lost what it acknowledged since: it is listed, and offered again', async () => {
    const { stage, cursors, puller } = await pulling([page({ cursor: 'c0' }), page({ changes: [own('a', 1)], cursor: 'c0' })]);
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
      return page({ cursor: 'c1' });
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
    const { stage, cursors, puller } = await pulling([page({ cursor: 'c1' })]);
    await withListing(stage, 'c0');
    stage.clock.nowMs += laterMs;
    await puller.pull();
    expect(cursors).toEqual(asked);
  });

  it.each<[string, Reply]>([
    ["a captive portal's page", html(200)],
    ['a last page without a document', json(200, { proto: 1, changes: [], cursor: 'c1', more: false, serverTime: 1 })],
    ['a page that leads back to itself', page({ cursor: 'c0', more: true })],
    ['500', json(500, { error: 'Broken' })],
  ])('%s changes nothing', async (_name, reply) => {
    const { stage, puller } = await pulling([reply]);
    await withListing(stage, 'c0');
    expect((await puller.pull()).kind).toBe('failure');
    expect(await stage.store.meta('cursor')).toBe('c0');
    expect(await stage.store.document()).toBeUndefined();
  });

  it("[L4] another account's session pulls nothing into this database", async () => {
    const { stage, cursors, puller } = await pulling([page({ cursor: 'c1' })], 'account-b');
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
