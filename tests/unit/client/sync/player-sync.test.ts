import { describe, expect, it } from 'vitest';
import type { PlayerRow } from '../../../../client/storage/records.ts';
import type { InteractiveSession } from '../../../../client/sync/account.ts';
import { createMemoryStore } from '../../../../client/storage/memory-player-database.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { StorageFailure } from '../../../../client/storage/storage-failure.ts';
import { pushQueues } from '../../../../client/sync/queues.ts';
import { PlayerSync } from '../../../../client/sync/player-sync.ts';
import { quietLine } from '../../../../client/players/quiet-line.ts';
import { FakeTimers } from './fake-timers.ts';
import { fakeHost, html, json, type Reply, type Sent } from './fake-host.ts';
import {
  accept,
  answered,
  game,
  heardReports,
  idsIn,
  item,
  PLAYER,
  pulled,
  pullPage,
  scene,
  signedIn,
  type Scene,
  sessionsPart,
} from './scene.ts';

const refused = json(401, { error: 'Authentication required' });
const ticketFor = (playerId: string, expiresAt = 1): Reply =>
  json(200, { ticket: `ticket-${playerId}`, playerId, expiresAt, epoch: 'e', serverTime: 5_000_000 });
/** A server with one answer for each path; pushes are accepted. `paths` are the requests that came. */
function server(answers: { readonly [path: string]: (body: Sent) => Reply | undefined } = {}) {
  const paths: string[] = [];
  const stored: string[] = [];
  const usual: { readonly [path: string]: (body: Sent) => Reply } = {
    push: (body) => {
      stored.push(...idsIn(body));
      return answered(body, accept);
    },
    pull: () => pulled(stored),
    ticket: () => ticketFor(PLAYER),
  };
  const reply = (path: string, body: Sent): Reply => {
    const name = path.slice('/api/sync/'.length);
    paths.push(name);
    return (answers[name] ?? usual[name])?.(body) ?? usual[name]?.(body) ?? 'no network';
  };
  return { paths, reply };
}

const signedOut: InteractiveSession = { credentials: () => Promise.resolve('signed_out') };
const offline: InteractiveSession = { credentials: () => Promise.resolve('offline') };

describe('one player’s sync', () => {
  it('pushes, pulls, and says so in the quiet line', async () => {
    const { paths, reply } = server();
    const stage = await scene(reply, signedIn());
    await stage.store.finish(game('a'));
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    const states = new Set<string>();
    sync.status.subscribe(() => states.add(sync.status.getSnapshot().state));
    sync.trigger('game_end');
    await stage.clock.pass(1);
    expect(paths).toEqual(['push', 'pull']);
    expect([...states]).toEqual(['syncing', 'synced']);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'synced', waiting: 0, parked: 0 });
  });

  it('[P-b] a learner without an account sends nothing', async () => {
    const { paths, reply } = server();
    const stage = await scene(reply);
    await stage.store.finish(game('a'));
    const { accountId: _none, ...learner } = stage;
    const sync = new PlayerSync({ ...learner, localId: 'p' });
    sync.trigger('game_end');
    await stage.clock.pass(600_000);
    expect(paths).toEqual([]);
    expect(sync.status.getSnapshot().state).toBe('saved');
  });

  it.each([
    ['long past', 1],
    ['far ahead', 9e15],
  ])('[T1] a ticket whose expiry is %s goes on being used, wherever the clock jumps', async (_when, expiresAt) => {
    const { paths, reply } = server({ ticket: () => ticketFor(PLAYER, expiresAt) });
    const stage = await scene(reply, signedIn());
    await stage.store.removeMeta(['ticket']);
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    for (const [id, jumpMs] of [
      ['a', 0],
      ['b', 1e12],
      ['c', -2e12],
    ] as const) {
      stage.clock.nowMs += jumpMs;
      await stage.store.finish(game(id));
      sync.trigger('game_end');
      await stage.clock.pass(1);
    }
    expect(paths).toEqual(['ticket', 'push', 'pull', 'push', 'pull', 'push', 'pull']);
    expect(await stage.store.meta('ticket')).toBe(`ticket-${PLAYER}`);
  });

  it('[T2] a refused ticket is replaced with the session, and the games go up', async () => {
    let dead = true;
    const { paths, reply } = server({ push: () => (dead ? ((dead = false), refused) : undefined) });
    const stage = await scene(reply, signedIn());
    await stage.store.finish(game('a'));
    new PlayerSync({ ...stage, localId: 'p' }).trigger('start');
    await stage.clock.pass(1);
    expect(paths).toEqual(['push', 'ticket', 'push', 'pull']);
    expect(await stage.store.meta('ticket')).toBe(`ticket-${PLAYER}`);
    expect((await stage.store.counts()).items).toBe(0);
  });

  it('[T2] a refused ticket without a session: everything is kept, and the line says "Sign in to sync"', async () => {
    const { reply } = server({ push: () => refused });
    const stage = await scene(reply, signedOut);
    await stage.store.finish(game('a'));
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'sign_in', waiting: 1, detail: 'unauthorized' });
    expect(await stage.store.meta('ticket')).toBe('ticket-1');
  });

  it('[L4] a token that has run out by the server’s clock alone is replaced once', async () => {
    const asked: (string | undefined)[] = [];
    const fresh: InteractiveSession = {
      credentials: (refused) => {
        asked.push(refused);
        return Promise.resolve({ accessToken: refused === undefined ? 'old' : 'new', userId: PLAYER });
      },
    };
    let old = true;
    const { paths, reply } = server({ pull: () => (old ? ((old = false), refused) : undefined) });
    const stage = await scene(reply, fresh);
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(paths).toEqual(['pull', 'pull']);
    expect(asked).toEqual([undefined, 'old']);
    expect(sync.status.getSnapshot().state).toBe('synced');
  });

  it('[L6] a build that cannot read what the server says asks for the update, and its games go on going up', async () => {
    const unknown = { ...sessionsPart(1), version: 99 };
    let old = true;
    const { paths, reply } = server({ pull: () => (old ? pullPage({ parts: [unknown] }) : undefined) });
    const stage = await scene(reply, signedIn());
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    for (const id of ['a', 'b']) {
      await stage.store.finish(game(id));
      sync.trigger('game_end');
      await stage.clock.pass(1);
    }
    expect(paths).toEqual(['push', 'pull', 'push', 'pull']);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'problem', problem: 'update', waiting: 0 });
    expect(quietLine(sync.status.getSnapshot())).toBe('Saved on this device · Update the app to sync');
    old = false;
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'synced' });
  });

  it('[T3] a ticket for somebody else is not taken', async () => {
    const { paths, reply } = server({ ticket: () => ticketFor('account-b') });
    const stage = await scene(reply, signedIn());
    await stage.store.removeMeta(['ticket']);
    await stage.store.finish(game('a'));
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(paths).not.toContain('push');
    expect(await stage.store.meta('ticket')).toBeUndefined();
    expect(sync.status.getSnapshot().state).toBe('sign_in');
  });

  it('uploads go on under the ticket when the session has ended, and the line says "Sign in again to sync"', async () => {
    const { paths, reply } = server();
    const stage = await scene(reply, signedOut);
    await stage.store.finish(game('a'));
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(paths).toEqual(['push']);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'sign_in_again', waiting: 0 });
  });

  it('offline is never taken for signed out', async () => {
    const { reply } = server({ push: () => 'no network' });
    const stage = await scene(reply, offline);
    await stage.store.finish(game('a'));
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'waiting', waiting: 1, detail: 'unreachable' });
  });

  it('[O5] a clock that jumps by years stops nothing', async () => {
    const { reply } = server();
    const stage = await scene(reply, signedIn());
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    for (const [id, jumpMs] of [
      ['a', 1e11],
      ['b', -2e11],
      ['c', 5e10],
    ] as const) {
      stage.clock.nowMs += jumpMs;
      await stage.store.finish(game(id));
      sync.trigger('game_end');
      await stage.clock.pass(1);
    }
    expect((await stage.store.counts()).items).toBe(0);
  });

  it.each<[what: string, path: string, prepared: (stage: Scene) => Promise<void>]>([
    ['a push', 'push', (stage) => stage.store.finish(game('a')).then(() => undefined)],
    ['a pull', 'pull', () => Promise.resolve()],
    ['a ticket', 'ticket', (stage) => stage.store.removeMeta(['ticket'])],
    ['a change of the name', '/api/account/username', (stage) => stage.store.changeProfile({ field: 'name', id: 'n', name: 'Anna' })],
  ])('[A3, O7] %s answered "Retry-After: 0" again and again comes back no sooner than after a failure', async (_what, path, prepared) => {
    const asked: number[] = [];
    const busy = json(503, { error: 'Starting' }, '0');
    const usual = server().reply;
    const stage = await scene((requested, body) => {
      if (!requested.endsWith(path) || asked.length > 100) return usual(requested, body);
      asked.push(stage.clock.nowMs - 1_000_000);
      return busy;
    }, signedIn());
    await prepared(stage);
    new PlayerSync({ ...stage, localId: 'p' }).trigger('start');
    await stage.clock.pass(16_000);
    expect(asked).toEqual([0, 1_000, 3_000, 7_000, 15_000]);
  });

  it('[O2] on a line that loses every other answer, a backlog and a long pull go on after the first pause each time', async () => {
    let sent = 0;
    const stage = await scene((path, body) => {
      sent += 1;
      if (sent % 2 === 0) return 'no network';
      if (path.endsWith('/push')) return answered(body, accept);
      const at = Number((body['cursor'] as string | undefined)?.slice(1) ?? 0);
      return pullPage({ cursor: `c${at + 1}`, more: at < 9 });
    }, signedIn());
    for (let n = 1; n <= 500; n++) await stage.store.finish(game(`game-${n}`));
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(40_000);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'synced', waiting: 0 });
  });

  it('[O2] a pull that brings nothing to a game that a failing server takes from nobody is no success', async () => {
    const asked: number[] = [];
    const stage = await scene((path) => {
      if (path.endsWith('/pull')) return pullPage();
      asked.push(stage.clock.nowMs - 1_000_000);
      return 'no network';
    }, signedIn());
    await stage.store.finish(game('a'));
    new PlayerSync({ ...stage, localId: 'p' }).trigger('start');
    await stage.clock.pass(16_000);
    expect(asked).toEqual([0, 1_000, 3_000, 7_000, 15_000]);
  });

  it.each<[what: string, replies: { readonly push?: Reply; readonly pull?: Reply }, trouble: string | undefined]>([
    ['without a network', { push: 'no network', pull: 'no network' }, 'network'],
    ['behind a captive portal', { push: html(200), pull: html(200) }, 'network'],
    ['with a server that answers 500', { push: json(500, { error: 'Something broke' }), pull: 'no network' }, 'server'],
    ['with a gateway whose server is away', { push: html(502), pull: html(502) }, 'server'],
    ['with a server that is busy', { push: json(429, { error: 'Slow down' }, '60') }, 'server'],
    ['with a server that is well', {}, undefined],
  ])('[O8] %s, what waits says so', async (_what, replies, trouble) => {
    const { reply } = server({ push: () => replies.push, pull: () => replies.pull });
    const stage = await scene(reply, signedIn());
    await stage.store.finish(game('a'));
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(sync.status.getSnapshot().trouble).toBe(trouble);
  });

  it.each<[what: string, why: 'offline' | 'unwell', trouble: string]>([
    ['that no network lets anybody refresh', 'offline', 'network'],
    ['that a failing server does not refresh', 'unwell', 'server'],
  ])('[O8] with a session %s, a name that waits says so', async (_what, why, trouble) => {
    const stage = await scene(server().reply, { credentials: () => Promise.resolve(why) });
    await stage.store.changeProfile({ field: 'name', id: 'n', name: 'Anna' });
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(sync.status.getSnapshot().trouble).toBe(trouble);
  });

  it('[O8] a server that fails for a name alone is told apart from no network, and forgotten once it is well', async () => {
    let well = false;
    const usual = server().reply;
    const stage = await scene((path, body) => {
      if (!path.startsWith('/api/account/')) return usual(path, body);
      return well ? json(200, { username: 'Anna', displayName: 'Anna' }) : json(500, { error: 'Something broke' });
    }, signedIn());
    await stage.store.changeProfile({ field: 'name', id: 'n', name: 'Anna' });
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'synced', trouble: 'server' });
    well = true;
    await stage.clock.pass(2_000);
    expect(sync.status.getSnapshot().trouble).toBeUndefined();
  });

  it('[O6] a frozen tab that holds the lock does not stop the others', async () => {
    const { paths, reply } = server();
    const clock = new FakeTimers(1_000_000);
    const store = createMemoryStore();
    await store.setMeta({ deviceId: 'd', ticket: 't' });
    await store.finish(game('a'));
    const host = fakeHost({ clock, reply, lockTaken: () => true });
    new PlayerSync({ ...heardReports(), host, store, localId: 'p', installId: 'i', accountId: PLAYER }).trigger('start');
    await clock.pass(10_000);
    expect(paths).toEqual([]);
    await clock.pass(60_000);
    expect(paths).toEqual(['push']);
  });

  it('[P-h] looks again at what another tab has leased, where there are no locks', async () => {
    const { reply } = server();
    const stage = await scene(reply, undefined, { locks: false });
    await stage.store.enqueue([item('a')]);
    await stage.store.lease({ nowMs: stage.clock.nowMs, leaseMs: 60_000, maxItems: 9, maxBytes: 1e6, newestFirst: false });
    new PlayerSync({ ...stage, localId: 'p' }).trigger('start');
    await stage.clock.pass(130_000);
    expect(stage.pushes).toEqual([['a']]);
  });

  it('[P-h] sends at once what a page that was left had under way', async () => {
    const { reply } = server();
    const stage = await scene(reply, signedIn());
    await stage.store.finish(game('a'));
    await stage.store.lease({ nowMs: stage.clock.nowMs, leaseMs: 60_000, maxItems: 9, maxBytes: 1e6, newestFirst: false });
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'synced', waiting: 0 });
  });

  it('[P-c] the game just played still leads after a first try that failed, or found the queue in another tab’s hands', async () => {
    const faults = ['lock', 'network'];
    const { reply } = server({ push: () => (faults.shift() === undefined ? undefined : 'no network') });
    const stage = await scene(reply, undefined, { lockTaken: () => faults[0] === 'lock' && faults.shift() !== undefined });
    for (let n = 1; n <= 60; n++) await stage.store.finish(game(`game-${n}`));
    new PlayerSync({ ...stage, localId: 'p' }).trigger('game_end');
    await stage.clock.pass(60_000);
    expect(stage.pushes.map((batch) => batch[0])).toEqual(['game-60', 'game-60', 'game-50']);
  });

  it('[T4] a server that does not know the account is told so in words, also when nothing waits, and after a restart; nothing is lost', async () => {
    const lost = json(401, { error: 'This server does not know this account.', code: 'unknown_account' });
    let gone = true;
    const { paths, reply } = server({ push: () => (gone ? lost : undefined) });
    const stage = await scene(reply, signedOut);
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(paths).toEqual(['push']);
    expect(sync.status.getSnapshot().state).toBe('unknown_account');

    await stage.store.finish(game('a'));
    const offlineLater = new PlayerSync({ ...stage, localId: 'p', session: offline });
    await offlineLater.refresh();
    expect(offlineLater.status.getSnapshot()).toMatchObject({ state: 'unknown_account', waiting: 1 });

    gone = false;
    sync.trigger('now');
    await stage.clock.pass(1);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'sign_in_again', waiting: 0 });
  });

  it('[T5] a deleted account gets nothing more sent, by no trigger and after no restart; what is here stays, and is said', async () => {
    const deleted = json(410, { error: 'This account was deleted.', code: 'account_deleted' });
    const { paths, reply } = server({ push: () => deleted });
    const stage = await scene(reply, signedIn());
    await stage.store.finish(game('a'));
    let told = 0;
    const accountDeleted = (): void => void (told += 1);
    const sync = new PlayerSync({ ...stage, localId: 'p', accountDeleted });
    sync.trigger('game_end');
    await stage.clock.pass(600_000);
    const later = new PlayerSync({ ...stage, localId: 'p', accountDeleted });
    for (const each of [sync, later]) each.trigger('now');
    await stage.clock.pass(600_000);
    expect([paths, told]).toEqual([['push'], 1]);
    for (const each of [sync, later]) expect(each.status.getSnapshot()).toMatchObject({ state: 'account_deleted', waiting: 1 });
    expect((await stage.store.unsentItems()).map(({ id }) => id)).toEqual(['a']);
  });

  it('[T5] without a session, and with nothing to send, a device hears of the deletion by the question of its ticket', async () => {
    const { reply } = server({ push: () => json(410, { error: 'This account was deleted.', code: 'account_deleted' }) });
    const stage = await scene(reply, signedOut);
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(stage.pushes).toEqual([[]]);
    expect(sync.status.getSnapshot().state).toBe('account_deleted');
  });

  it('[T2] without a session, and with nothing to send, an empty push tells whether the ticket still counts', async () => {
    const { reply } = server({ push: () => refused });
    const stage = await scene(reply, signedOut);
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(stage.pushes).toEqual([[]]);
    expect(sync.status.getSnapshot().state).toBe('sign_in');
  });

  it('[E1] a bug is reported, not taken for the storage of this browser, and sync goes on', async () => {
    const stage = await scene(server().reply, signedIn());
    const bug = new TypeError('x is undefined');
    let broken = true;
    const lease = stage.store.lease.bind(stage.store);
    stage.store.lease = (request) => (broken ? Promise.reject(bug) : lease(request));
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    await stage.store.finish(game('a'));
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(stage.reported.splice(0)).toEqual([bug]);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'waiting', detail: 'unknown' });
    broken = false;
    await stage.clock.pass(10_000);
    expect(sync.status.getSnapshot().state).toBe('synced');
  });

  it('[E1] a database that fails is said, and tried again', async () => {
    const { reply } = server();
    const stage = await scene(reply);
    let broken = true;
    const situation = stage.store.situation.bind(stage.store);
    stage.store.situation = () => (broken ? Promise.reject(new StorageFailure('storage_blocked')) : situation());
    const sync = new PlayerSync({ ...stage, localId: 'p' });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'problem', problem: 'storage' });
    broken = false;
    await stage.clock.pass(10_000);
    expect(sync.status.getSnapshot().problem).toBeUndefined();
  });
});

describe('a learner’s line', () => {
  it('recovers when storage answers again, although a learner has no passes', async () => {
    const stage = await scene(server().reply);
    const { accountId: _none, session: _nobody, ...learner } = { ...stage, session: undefined };
    let broken = true;
    const situation = stage.store.situation.bind(stage.store);
    stage.store.situation = () => (broken ? Promise.reject(new StorageFailure('storage_blocked')) : situation());
    const sync = new PlayerSync({ ...learner, localId: 'p' });
    await sync.refresh();
    expect(sync.status.getSnapshot().problem).toBe('storage');
    broken = false;
    await sync.refresh();
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'saved' });
    expect(sync.status.getSnapshot().problem).toBeUndefined();
  });
});

describe('the queues of this device', () => {
  it('a bug in one player’s queue is reported, and holds up no other’s', async () => {
    const row = (localId: string): PlayerRow => ({
      localId,
      kind: 'account',
      accountId: localId,
      nickname: localId,
      colour: 'teal',
      shape: 'circle',
      createdMs: 0,
    });
    const { reported, report } = heardReports();
    const store = createMemoryStore();
    await store.setMeta({ deviceId: 'd', ticket: 't' });
    await store.enqueue([item('a')]);
    const bug = new TypeError('x is undefined');
    const host = fakeHost({ reply: (_path, body) => answered(body, accept) });
    const ownStore = (localId: string) => {
      if (localId === 'ann') throw bug;
      return store;
    };
    const storage = { players: () => Promise.resolve([row('ann'), row('ben')]), ownStore };
    expect(await pushQueues({ host, installId: 'i', storage, report })).toEqual({ more: true, moved: true });
    expect(reported.splice(0)).toEqual([bug]);
    expect((await store.counts()).items).toBe(0);
  });

  it('[P-b] go up each under its own ticket and owner; learners and signed-out players wait; a broken database holds up nobody', async () => {
    const stores = new Map<string, TablePlayerStore>();
    const sent: [string | undefined, string[], unknown][] = [];
    const row = (localId: string, accountId?: string): PlayerRow => ({
      localId,
      kind: accountId ? 'account' : 'learner',
      nickname: localId,
      colour: 'teal',
      shape: 'circle',
      createdMs: 0,
      ...(accountId && { accountId }),
    });
    for (const name of ['ann', 'ben', 'learner', 'out', 'leaving', 'playing']) {
      const store = createMemoryStore();
      await store.setMeta({ deviceId: `device-${name}`, ...(name !== 'out' && { ticket: `ticket-${name}` }) });
      await store.enqueue([item(`item-${name}`)]);
      stores.set(name, store);
    }
    const host = fakeHost({
      reply: (_path, body, init) => {
        sent.push([init.headers['authorization'], idsIn(body), (body['items'] as { owner: string }[])[0]?.owner]);
        return answered(body, accept);
      },
    });
    const report = await pushQueues({
      ...heardReports(),
      host,
      installId: 'i',
      storage: {
        players: () =>
          Promise.resolve([
            row('broken', 'x'),
            row('ann', 'account-ann'),
            row('ben', 'account-ben'),
            row('learner'),
            row('out', 'account-out'),
            { ...row('leaving', 'account-leaving'), signedOut: true },
            row('playing', 'account-p'),
          ]),
        ownStore: (localId) => {
          const store = stores.get(localId);
          if (!store) throw new StorageFailure('storage_newer');
          return store;
        },
      },
      playing: () => 'playing',
    });
    expect(sent).toEqual([
      ['Bearer ticket-ann', ['item-ann'], 'account-ann'],
      ['Bearer ticket-ben', ['item-ben'], 'account-ben'],
    ]);
    expect(report).toEqual({ more: true, moved: true });
  });
});
