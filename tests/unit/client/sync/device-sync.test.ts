import { describe, expect, it, onTestFinished } from 'vitest';
import type { PushResult } from '../../../../shared/contract/sync.ts';
import { createMemoryStore } from '../../../../client/storage/memory-player-database.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import type { PlayerRow } from '../../../../client/storage/records.ts';
import { StorageFailure } from '../../../../client/storage/storage-failure.ts';
import type { InteractiveSession } from '../../../../client/sync/account.ts';
import { DeviceSync, type DeviceSyncDeps } from '../../../../client/sync/device-sync.ts';
import { FakeTimers } from './fake-timers.ts';
import { fakeHost, json, type Reply, type Sent } from './fake-host.ts';
import { accept, answered, game, item, heardReports, idsIn, pulled } from './scene.ts';

const ANN = { localId: 'ann', accountId: 'account-ann' };
const BEN = { localId: 'ben', accountId: 'account-ben' };
const KIM = { localId: 'kim' };
const DAY_MS = 86_400_000;

const row = (localId: string, accountId?: string): PlayerRow => ({
  localId,
  kind: accountId === undefined ? 'learner' : 'account',
  nickname: localId,
  colour: 'teal',
  shape: 'circle',
  createdMs: 0,
  ...(accountId !== undefined && { accountId }),
});

/** A browser that has been used by Ann and Ben, who have accounts and tickets, and by the learner Kim. */
async function device(reply: (path: string, body: Sent) => Reply | undefined = () => undefined) {
  const clock = new FakeTimers(1_000_000);
  const stores = new Map(['ann', 'ben', 'kim'].map((localId) => [localId, createMemoryStore()]));
  const store = (localId: string) => stores.get(localId) as TablePlayerStore;
  for (const { localId } of [ANN, BEN]) await store(localId).setMeta({ deviceId: `device-of-${localId}`, ticket: `ticket-of-${localId}` });
  /** Every request: whose token it carried, and what it sent. */
  const requests: string[] = [];
  const accepted: string[] = [];
  const usual = (path: string, body: Sent): Reply => {
    if (path !== '/api/sync/push') return pulled(accepted);
    accepted.push(...idsIn(body));
    return answered(body, accept);
  };
  const host = fakeHost({
    clock,
    reply: (path, body, init) => {
      const name = path.slice('/api/sync/'.length);
      requests.push(
        `${name} ${init.headers['authorization']?.slice('Bearer '.length)} ${name === 'push' ? idsIn(body).join() : ''}`.trim(),
      );
      return reply(path, body) ?? usual(path, body);
    },
  });
  const { reported, report } = heardReports();
  const asked = {
    background: 0,
    deleted: 0,
    watching: new Set<() => void>(),
    sessions: [] as string[],
    taken: [] as string[],
    changed: [] as string[],
    idle: [] as (() => void)[],
  };
  const storage = {
    installId: (): Promise<string> => Promise.resolve('install-1'),
    players: (): Promise<readonly PlayerRow[]> => Promise.resolve([row('ann', 'account-ann'), row('ben', 'account-ben'), row('kim')]),
    player: store,
    ownStore: store,
  };
  const sessions: { [localId: string]: Awaited<ReturnType<InteractiveSession['credentials']>> } = {};
  const deps: DeviceSyncDeps = {
    host,
    storage,
    report,
    sessionOf: (localId) => {
      asked.sessions.push(localId);
      return { credentials: () => Promise.resolve(sessions[localId] ?? 'signed_out') };
    },
    pushInBackground: async () => void (asked.background += 1),
    gamesTaken: ({ localId }, _store, ids) => void (ids.length > 0 && asked.taken.push(`${localId}: ${ids.join()}`)),
    accountDeleted: () => void (asked.deleted += 1),
    profileChanged: (ended) => void asked.changed.push(...ended.map(({ field }) => field)),
    gameInProgress: () => false,
    watchCounts: (changed) => {
      asked.watching.add(changed);
      return () => asked.watching.delete(changed);
    },
    whenIdle: (work) => void asked.idle.push(work),
  };
  const sync = new DeviceSync(deps);
  onTestFinished(() => sync.stop());
  return { clock, store, storage, sessions, requests, reported, asked, sync };
}

/** A promise that the test keeps when it wants to. */
function held<T>(value: T): { readonly promise: Promise<T>; readonly keep: () => void } {
  let keep = () => {};
  const promise = new Promise<T>((resolve) => {
    keep = () => resolve(value);
  });
  return { promise, keep };
}

const state = (sync: DeviceSync) => sync.status.getSnapshot()?.state;

describe('sync of this device', () => {
  it('[T5] hears of the deleted account of somebody who does not play, once, and sends nothing more for them', async () => {
    const deleted = json(410, { error: 'This account was deleted.', code: 'account_deleted' });
    const ofBen = (body: Sent): boolean => body['deviceId'] === 'device-of-ben';
    const { store, sync, clock, asked, requests } = await device((_path, body) => (ofBen(body) ? deleted : undefined));
    for (const localId of ['ann', 'ben']) await store(localId).finish(game(`of-${localId}`));
    sync.follow(ANN);
    await clock.pass(600_000);
    sync.trigger('now');
    await clock.pass(600_000);
    expect(requests.filter((each) => each.startsWith('push'))).toEqual(
      expect.arrayContaining(['push ticket-of-ben of-ben', 'push ticket-of-ann of-ann']),
    );
    expect([requests.filter((each) => each.includes('of-ben')).length, asked.deleted]).toEqual([1, 1]);
    expect((await store('ben').unsentItems()).map(({ id }) => id)).toEqual(['of-ben']);
  });

  it('says which games the server has just taken: not what it refused or had before, and no other items', async () => {
    const statuses: Readonly<Record<string, PushResult['status']>> = { b: 'duplicate', c: 'rejected', d: 'corrected' };
    const { store, sync, clock, asked } = await device((path, body) =>
      path === '/api/sync/push' ? answered(body, (id) => ({ id, status: statuses[id] ?? 'accepted' })) : undefined,
    );
    for (const id of ['a', 'b', 'c', 'd']) await store('ann').finish(game(id));
    await store('ann').enqueue([item('e')]);
    sync.follow(ANN);
    await clock.pass(0);
    expect(asked.taken).toEqual(['ann: a,d']);
  });

  it('[F1] sends nothing before it is known who plays', async () => {
    const { store, sync, clock, requests } = await device();
    await store('ann').finish(game('a'));
    for (const trigger of ['online', 'visible', 'now'] as const) sync.trigger(trigger);
    await sync.gameEnded();
    sync.restart('signed_in');
    await clock.pass(600_000);
    expect(requests).toEqual([]);
    expect(sync.status.getSnapshot()).toBeUndefined();
  });

  it('[F1] while a guest plays, the games of all accounts go up, each under its own ticket', async () => {
    const { store, sync, clock, requests } = await device();
    for (const localId of ['ann', 'ben', 'kim']) await store(localId).finish(game(`game-of-${localId}`));
    sync.follow(undefined);
    await clock.pass(1);
    expect(requests).toEqual(['push ticket-of-ann game-of-ann', 'push ticket-of-ben game-of-ben']);
    expect(sync.status.getSnapshot()).toBeUndefined();
  });

  it('follows who plays: their status is told, their games lead, those of the others follow', async () => {
    const { store, sync, clock, requests, sessions } = await device();
    sessions['ben'] = { accessToken: 'access-of-ben', userId: 'account-ben' };
    await store('ann').finish(game('a'));
    await store('ben').finish(game('b'));
    const told: (string | undefined)[] = [];
    sync.status.subscribe(() => told.push(state(sync)));
    sync.follow(BEN);
    await clock.pass(1);
    expect(new Set(requests)).toEqual(new Set(['push ticket-of-ben b', 'pull access-of-ben', 'push ticket-of-ann a']));
    expect([told[0], told.at(-1)]).toEqual(['syncing', 'synced']);
  });

  it('[F2] the sync of the one before stops at once, and their games still go up under their own ticket', async () => {
    let network = false;
    const { store, sync, clock, requests, asked } = await device(() => (network ? undefined : 'no network'));
    await store('ann').finish(game('a'));
    sync.follow(ANN);
    await clock.pass(1);
    sync.follow(BEN);
    expect(state(sync)).toBeUndefined();
    await clock.pass(1);
    expect(asked.watching.size).toBe(1);
    expect(asked.sessions).toEqual(['ann', 'ben']);
    network = true;
    requests.length = 0;
    await clock.pass(600_000);
    expect(requests.filter((each) => each.startsWith('push') && each.endsWith(' a'))).toEqual(['push ticket-of-ann a']);
    expect(state(sync)).toBe('sign_in_again');
  });

  it('[F2] a switch in the middle of a start starts who plays now, and nobody else', async () => {
    const { sync, storage, clock, asked } = await device();
    const first = held('install-1');
    storage.installId = () => first.promise;
    sync.follow(ANN);
    sync.follow(BEN);
    first.keep();
    await clock.pass(1);
    expect(asked.sessions).toEqual(['ben']);
    expect(asked.watching.size).toBe(1);
  });

  it('[F2] a switch there and back again in the middle of a start leaves one sync, not two', async () => {
    const { sync, storage, clock, asked } = await device();
    const first = held('install-1');
    storage.installId = () => first.promise;
    for (const player of [ANN, undefined, ANN, KIM, ANN]) sync.follow(player);
    first.keep();
    await clock.pass(1);
    expect(asked.sessions).toEqual(['ann']);
    expect(asked.watching.size).toBe(1);
  });

  it.each([
    ['is told to its player', ANN, ['name']],
    ['is not told to who plays by then', BEN, []],
  ])('[F2] what became of a changed name %s', async (_what, playing, told) => {
    const { store, sync, sessions, clock, asked } = await device((path) => {
      if (path !== '/api/account/username') return undefined;
      sync.follow(playing);
      return json(200, { username: 'Anna', displayName: 'Anna' });
    });
    sessions['ann'] = { accessToken: 'access', userId: ANN.accountId };
    await store('ann').changeProfile({ field: 'name', id: 'n', name: 'Anna' });
    sync.follow(ANN);
    await clock.pass(1);
    expect(await store('ann').profileChanges()).toEqual([]);
    expect(asked.changed).toEqual(told);
  });

  it('[F2] an answer that comes after the switch is not told as the status of the other', async () => {
    const { store, sync, clock } = await device((_path, body) => json(401, { error: 'no', code: String(body['batchId']) }));
    await store('ann').finish(game('a'));
    sync.follow(ANN);
    await Promise.resolve();
    sync.follow(KIM);
    await clock.pass(60_000);
    expect(sync.status.getSnapshot()).toEqual({ state: 'saved', waiting: 0, parked: 0 });
  });

  it('[F2] what is stopped in the middle of a start never starts', async () => {
    const { store, sync, storage, clock, asked, requests } = await device();
    await store('ann').finish(game('a'));
    const first = held('install-1');
    storage.installId = () => first.promise;
    sync.follow(ANN);
    sync.stop();
    first.keep();
    await clock.pass(600_000);
    expect([asked.sessions, requests]).toEqual([[], []]);
  });

  it('[F3] a start that storage refuses is no bug, and is tried again at the next trigger', async () => {
    const { store, sync, storage, clock, requests } = await device();
    await store('ann').finish(game('a'));
    const { installId } = storage;
    storage.installId = () => Promise.reject(new StorageFailure('storage_blocked'));
    sync.follow(ANN);
    await clock.pass(600_000);
    expect(requests).toEqual([]);
    storage.installId = installId;
    sync.trigger('online');
    await clock.pass(1);
    expect(requests).toContain('push ticket-of-ann a');
  });

  it('[F3] a game that ends before the start is done leads the first batch', async () => {
    const { store, sync, storage, clock, requests } = await device();
    for (let n = 1; n <= 60; n++) await store('ann').finish(game(`game-${n}`));
    const first = held('install-1');
    storage.installId = () => first.promise;
    sync.follow(ANN);
    void sync.gameEnded();
    first.keep();
    await clock.pass(1);
    expect(requests[0]).toMatch(/^push ticket-of-ann game-60,game-1,/);
  });

  it('[F3] who the players of this device are is asked again later, when storage refuses to say', async () => {
    const { store, sync, storage, clock, requests } = await device();
    await store('ben').finish(game('b'));
    const { players } = storage;
    storage.players = () => Promise.reject(new StorageFailure('storage_slow'));
    sync.follow(undefined);
    await clock.pass(1);
    storage.players = players;
    await clock.pass(60_000);
    expect(requests).toEqual(['push ticket-of-ben b']);
  });

  it('[F4] following the same player again changes nothing', async () => {
    const { sync, clock, requests, asked } = await device();
    sync.follow(ANN);
    await clock.pass(1);
    const [before, status] = [requests.length, sync.status.getSnapshot()];
    sync.follow({ ...ANN });
    await clock.pass(600_000);
    expect(requests).toHaveLength(before);
    expect(sync.status.getSnapshot()).toBe(status);
    expect(asked.sessions).toEqual(['ann']);
  });

  it('[F4] a learner who becomes an account is followed anew: now the games go up', async () => {
    const { store, sync, clock, requests } = await device();
    await store('ann').finish(game('a'));
    sync.follow({ localId: 'ann' });
    await clock.pass(1);
    expect(state(sync)).toBe('saved');
    sync.follow(ANN);
    await clock.pass(1);
    expect(requests).toContain('push ticket-of-ann a');
  });

  it('[F4] a restart after a sign-in syncs with the new session', async () => {
    const { sync, clock, requests, sessions, asked } = await device();
    sync.follow(ANN);
    await clock.pass(1);
    expect(state(sync)).toBe('sign_in_again');
    sessions['ann'] = { accessToken: 'access-of-ann', userId: 'account-ann' };
    sync.restart('signed_in');
    await clock.pass(1);
    expect(requests).toContain('pull access-of-ann');
    expect(state(sync)).toBe('synced');
    expect([asked.sessions, asked.watching.size]).toEqual([['ann', 'ann'], 1]);
  });

  it('[F5] with a backlog the browser is asked to push in the background, at each start and after each game', async () => {
    const { store, sync, clock, asked } = await device(() => 'no network');
    sync.follow(ANN);
    await clock.pass(1);
    expect(asked.background).toBe(0);
    await store('ann').finish(game('a'));
    await sync.gameEnded();
    expect(asked.background).toBe(1);
    sync.follow(undefined);
    await clock.pass(1);
    sync.follow(ANN);
    await clock.pass(1);
    expect(asked.background).toBe(2);
  });

  it('[F5] a learner has no background push', async () => {
    const { store, sync, clock, asked } = await device();
    await store('kim').finish(game('k'));
    sync.follow(KIM);
    await clock.pass(1);
    await sync.gameEnded();
    expect(asked.background).toBe(0);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'saved', waiting: 1 });
  });

  it('[F7] once refreshed, the status of who is synced counts a game that was saved just now', async () => {
    const { store, sync, clock, sessions } = await device();
    sessions['ann'] = { accessToken: 'ann', userId: 'account-ann' };
    sync.follow(ANN);
    await clock.pass(0);
    expect(state(sync)).toBe('synced');
    await store('ann').finish(game('new'));
    await sync.refresh();
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'waiting', waiting: 1 });
  });

  it('[F7] a refresh while nobody is synced changes nothing', async () => {
    const { sync } = await device();
    await sync.refresh();
    expect(sync.status.getSnapshot()).toBeUndefined();
  });

  it('[F6] checks the kept totals once a month, when there is time to spare; wrong ones are a bug', async () => {
    const { store, sync, clock, asked, reported } = await device();
    let checks = 0;
    store('ann').check = () => Promise.resolve(++checks === 2);
    clock.nowMs += 60 * DAY_MS;
    const visit = async () => {
      sync.follow(undefined);
      await clock.pass(1);
      sync.follow(ANN);
      await clock.pass(1);
      for (const work of asked.idle.splice(0)) {
        work();
        await clock.pass(1);
      }
    };
    sync.follow(ANN);
    await clock.pass(1);
    expect(checks).toBe(0);
    await visit();
    await visit();
    expect(checks).toBe(1);
    clock.nowMs += 31 * DAY_MS;
    await visit();
    expect(reported.splice(0).map(String)).toEqual(['Error: Kept totals differed from the games and were computed anew.']);
  });

  it('[O4] begins no timer in a page that nobody sees', async () => {
    const { store, sync, clock, requests } = await device(() => 'no network');
    await store('ann').finish(game('a'));
    sync.setVisible(false);
    sync.follow(ANN);
    await clock.pass(600_000);
    const hidden = requests.length;
    expect(new Set(requests)).toEqual(new Set(['push ticket-of-ann a']));
    expect(clock.pending).toBe(0);
    sync.setVisible(true);
    await clock.pass(1);
    expect(requests.length).toBeGreaterThan(hidden);
  });

  it('[E1] a bug in the start is reported, and the next trigger tries again', async () => {
    const { store, sync, storage, clock, requests, reported } = await device();
    await store('ann').finish(game('a'));
    const { installId } = storage;
    const bug = new TypeError('x is undefined');
    storage.installId = () => Promise.reject(bug);
    sync.follow(ANN);
    await clock.pass(1);
    expect(reported.splice(0)).toEqual([bug]);
    storage.installId = installId;
    sync.trigger('online');
    await clock.pass(1);
    expect(requests).toContain('push ticket-of-ann a');
  });

  it('[E2] a bug that comes with every pass is reported once, and is never said to be the storage of this browser', async () => {
    const { store, sync, clock, reported } = await device();
    await store('ann').finish(game('a'));
    let thrown = 0;
    store('ann').lease = () => {
      thrown += 1;
      return Promise.reject(new TypeError('x is undefined'));
    };
    sync.follow(ANN);
    await clock.pass(600_000);
    expect(thrown).toBeGreaterThan(3);
    expect(reported.splice(0).map(String)).toEqual(['TypeError: x is undefined']);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'waiting', detail: 'unknown' });
  });

  it('[E2] another bug is reported, too', async () => {
    const { store, sync, clock, reported } = await device();
    await store('ann').finish(game('a'));
    const x = new TypeError('x is undefined');
    const bugs: readonly Error[] = [x, x, new RangeError('y is out of range'), x];
    let n = 0;
    store('ann').lease = () => Promise.reject(bugs[n++] ?? new StorageFailure('storage_blocked'));
    sync.follow(ANN);
    await clock.pass(600_000);
    expect(reported.splice(0).map(String)).toEqual(['TypeError: x is undefined', 'RangeError: y is out of range']);
  });
});
