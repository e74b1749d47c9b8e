import { describe, expect, it } from 'vitest';
import type { ProfileChange } from '../../../../client/storage/records.ts';
import type { InteractiveSession } from '../../../../client/sync/account.ts';
import { PlayerSync } from '../../../../client/sync/player-sync.ts';
import { sendProfileChanges, type EndedChange } from '../../../../client/sync/profile-changes.ts';
import { fakeHost, html, json, type Reply, type Sent } from './fake-host.ts';
import { accept, answered, game, idsIn, pulled, PLAYER, scene, signedIn } from './scene.ts';

const NAME: ProfileChange = { field: 'name', id: 'n', name: 'Anna' };
const PICTURE: ProfileChange = { field: 'picture', id: 'p', image: 'data:image/jpeg;base64,SlBFRw==' };
const REMOVAL: ProfileChange = { field: 'picture', id: 'p' };

const named = (name: string): Reply => json(200, { username: name, displayName: name });
const pictured = json(200, { pictureUrl: '/api/pictures/1' });
const TAKEN = { error: 'Username already exists. Try another name.', code: 'validation_failed', reason: 'name_taken' };
const REFUSED = json(401, { error: 'Authentication required', code: 'unauthorized' });

/** A server with this answer for the name, and for the picture. `asked`: each request that came, with what it brought. */
function server(name: (body: Sent) => Reply | Promise<Reply>, picture: () => Reply = () => pictured) {
  const asked: string[] = [];
  const reply = (path: string, body: Sent): Reply | Promise<Reply> => {
    const { username } = body;
    asked.push(`${path.split('/').at(-1)} ${typeof username === 'string' ? username : ''}`.trim());
    if (path === '/api/account/username') return name(body);
    if (path === '/api/account/picture') return picture();
    if (path === '/api/sync/push') return answered(body, accept);
    return path === '/api/sync/pull' ? pulled([]) : 'no network';
  };
  return { asked, reply };
}

/** A device on which these changes wait. */
async function device(
  reply: (path: string, body: Sent) => Reply | Promise<Reply>,
  changes: readonly ProfileChange[],
  session = signedIn(),
) {
  const stage = await scene(reply, session);
  const profile = { username: 'ann', displayName: 'Ann', role: 'player' } as const;
  await stage.store.applyPull({ changes: [], parts: [], cursor: 'c1', profile });
  for (const change of changes) await stage.store.changeProfile(change);
  return { ...stage, localId: 'local-1' };
}

describe('changes of the profile', () => {
  it('[N1] go up with the account’s own session: the name, the bytes of the picture, its removal', async () => {
    const sent: unknown[] = [];
    const stage = await device(() => 'no network', [NAME, PICTURE]);
    const host = fakeHost({
      reply: (path, body, init) => {
        sent.push([
          init.method,
          path,
          init.headers['authorization'],
          init.body instanceof Uint8Array ? Buffer.from(init.body).toString() : body,
        ]);
        if (path === '/api/account/username') return named('Anna');
        return init.method === 'PUT' ? pictured : json(200, { removed: true });
      },
    });
    expect(await sendProfileChanges({ ...stage, host })).toEqual({
      ended: [
        { id: 'n', field: 'name' },
        { id: 'p', field: 'picture' },
      ],
      next: { kind: 'idle' },
    });
    await stage.store.changeProfile(REMOVAL);
    await sendProfileChanges({ ...stage, host });
    const bearer = `Bearer access-${PLAYER}`;
    expect(sent).toEqual([
      ['PUT', '/api/account/username', bearer, { username: 'Anna' }],
      ['PUT', '/api/account/picture', bearer, 'JPEG'],
      ['DELETE', '/api/account/picture', bearer, {}],
    ]);
    expect(await stage.store.profileChanges()).toEqual([]);
    expect(await stage.store.profile()).toEqual({ username: 'Anna', displayName: 'Anna', role: 'player' });
  });

  it.each<[what: string, session: InteractiveSession]>([
    ['under another account’s session', signedIn('account-b')],
    ['without a session', { credentials: () => Promise.resolve('signed_out') }],
  ])('[N1] %s nothing is sent: it waits for the sign-in', async (_what, session) => {
    const { asked, reply } = server(() => named('Anna'));
    const stage = await device(reply, [NAME, PICTURE], session);
    expect(await sendProfileChanges(stage)).toEqual({ ended: [], next: { kind: 'idle' } });
    expect([asked, (await stage.store.profileChanges()).length]).toEqual([[], 2]);
    await sendProfileChanges({ ...stage, session: signedIn() });
    expect(await stage.store.profileChanges()).toEqual([]);
  });

  it.each<[what: string, reply: Reply, waits: object]>([
    ['no network', 'no network', { next: { kind: 'backoff' }, trouble: 'network' }],
    ['the page of a captive portal', html(200), { next: { kind: 'backoff' }, trouble: 'network' }],
    ['a success that is not our server’s', json(200, { welcome: true }), { next: { kind: 'backoff' }, trouble: 'network' }],
    ['a proxy’s 422', html(422), { next: { kind: 'backoff' }, trouble: 'network' }],
    ['a failing server', json(500, { error: 'Something went wrong on the server.' }), { next: { kind: 'backoff' }, trouble: 'server' }],
    ['a failing server that names a pause', json(500, { error: 'no' }, '600'), { next: { kind: 'backoff' }, trouble: 'server' }],
    ['a server that is away', html(503, '20'), { next: { kind: 'wait', ms: 20_000, hard: false }, trouble: 'server' }],
    ['a limit', json(429, { error: 'Slow down' }, '300'), { next: { kind: 'wait', ms: 300_000, hard: false }, trouble: 'server' }],
    ['a dead session', REFUSED, { next: { kind: 'idle' } }],
  ])('[N2, O8] after %s both wait on', async (_what, reply, waits) => {
    const stage = await device(() => reply, [NAME, PICTURE]);
    expect(await sendProfileChanges(stage)).toEqual({ ended: [], ...waits });
    expect(await stage.store.profileChanges()).toEqual([NAME, PICTURE]);
  });

  it.each<[what: string, change: ProfileChange, reply: Reply, reason: string, code?: string]>([
    ['a name that is taken', NAME, json(422, TAKEN), TAKEN.error, 'name_taken'],
    ['an unreadable picture', PICTURE, json(422, { error: 'No.', code: 'not_a_picture' }), 'No.', 'not_a_picture'],
    ['no name', NAME, json(400, { error: 'Usernames have 3 to 24 characters.' }), 'Usernames have 3 to 24 characters.'],
    ['no picture', PICTURE, json(422, { error: 'This file cannot be read as a picture.' }), 'This file cannot be read as a picture.'],
    ['a picture that a proxy finds too large', PICTURE, html(413), 'HTTP 413: Reason'],
  ])(
    '[N2] %s is refused for good, in the server’s words and with its code, and sent no more',
    async (_what, change, reply, reason, code) => {
      const { asked, reply: answer } = server(
        () => reply,
        () => reply,
      );
      const stage = await device(answer, [change]);
      const { id, field } = change;
      expect(await sendProfileChanges(stage)).toEqual({ ended: [{ id, field, refused: reason }], next: { kind: 'idle' } });
      expect(await stage.store.profileChanges()).toEqual([{ ...change, refused: reason, ...(code !== undefined && { refusedFor: code }) }]);
      await sendProfileChanges(stage);
      expect(asked).toHaveLength(1);
      expect(await stage.store.profile()).toMatchObject({ displayName: 'Ann' });
    },
  );

  it('[N2] neither holds up the other', async () => {
    const stage = await device(server(() => json(500, { error: 'no' })).reply, [NAME, PICTURE]);
    expect(await sendProfileChanges(stage)).toEqual({
      ended: [{ id: 'p', field: 'picture' }],
      next: { kind: 'backoff' },
      trouble: 'server',
    });
    expect(await stage.store.profileChanges()).toEqual([NAME]);
  });

  it('[N1] a newer name that comes while the older one is under way follows, and is the last word', async () => {
    const { asked, reply } = server(async ({ username }) => {
      if (username === 'Anna') await stage.store.changeProfile({ field: 'name', id: 'n2', name: 'Annabel' });
      return named(String(username));
    });
    const stage = await device(reply, [NAME]);
    await sendProfileChanges(stage);
    expect(asked).toEqual(['username Anna', 'username Annabel']);
    expect(await stage.store.profileChanges()).toEqual([]);
    expect(await stage.store.profile()).toMatchObject({ username: 'Annabel' });
  });

  it('[N1] of two tabs one sends; the other looks again later', async () => {
    const { asked, reply } = server(() => named('Anna'));
    const stage = await device(reply, [NAME]);
    const elsewhere = fakeHost({ reply, lockTaken: () => true });
    expect(await sendProfileChanges({ ...stage, host: elsewhere })).toEqual({ ended: [], next: { kind: 'backoff' }, isElsewhere: true });
    expect(asked).toEqual([]);
  });

  it('[N3] two tabs that send at once, where there are no locks, end as one', async () => {
    const { asked, reply } = server(() => named('Anna'));
    const stage = await device(reply, [NAME]);
    const host = fakeHost({ reply, locks: false });
    await Promise.all([sendProfileChanges({ ...stage, host }), sendProfileChanges({ ...stage, host })]);
    expect(asked).toEqual(['username Anna', 'username Anna']);
    expect(await stage.store.profileChanges()).toEqual([]);
    expect(await stage.store.profile()).toMatchObject({ username: 'Anna' });
  });

  it('[N3] a page that dies between the answer and the note of it sends the same once more', async () => {
    const { asked, reply } = server(() => named('Anna'));
    const stage = await device(reply, [NAME]);
    const dying = { profileChanges: () => stage.store.profileChanges(), endProfileChange: () => Promise.reject(new Error('killed')) };
    await expect(sendProfileChanges({ ...stage, store: dying })).rejects.toThrow('killed');
    expect(await sendProfileChanges(stage)).toEqual({ ended: [{ id: 'n', field: 'name' }], next: { kind: 'idle' } });
    expect(asked).toEqual(['username Anna', 'username Anna']);
    expect(await stage.store.profileChanges()).toEqual([]);
  });
});

describe('in a player’s sync', () => {
  it('[N1] they go up after the games and before the pull, and what became of them is told', async () => {
    const { asked, reply } = server(() => json(422, TAKEN));
    const stage = await device(reply, [NAME, PICTURE]);
    await stage.store.finish(game('a'));
    const told: EndedChange[] = [];
    const sync = new PlayerSync({ ...stage, profileChanged: (ended) => told.push(...ended) });
    sync.trigger('start');
    await stage.clock.pass(1);
    expect(asked.slice(0, 4)).toEqual(['push', 'username Anna', 'picture', 'pull']);
    expect(told).toEqual([
      { id: 'n', field: 'name', refused: TAKEN.error },
      { id: 'p', field: 'picture' },
    ]);
    sync.stop();
  });

  it('[N1] they go up by themselves once there is a network, after the usual pauses', async () => {
    let offline = true;
    const { asked, reply } = server(() => named('Anna'));
    const stage = await device((path, body) => (offline ? 'no network' : reply(path, body)), [NAME]);
    const sync = new PlayerSync(stage);
    sync.trigger('start');
    await stage.clock.pass(60_000);
    offline = false;
    await stage.clock.pass(300_000);
    expect(asked.filter((path) => path.startsWith('username'))).toEqual(['username Anna']);
    expect(await stage.store.profileChanges()).toEqual([]);
    sync.stop();
  });

  it('[N2] a pause that the server names for them holds up no game', async () => {
    const games: string[] = [];
    const stage = await device(
      (path, body) => {
        if (path === '/api/account/username') return json(429, { error: 'Request rate limit reached' }, '3600');
        if (path === '/api/sync/pull') return pulled(games);
        games.push(...idsIn(body));
        return answered(body, accept);
      },
      [NAME],
    );
    const sync = new PlayerSync(stage);
    sync.trigger('start');
    await stage.clock.pass(1);
    await stage.store.finish(game('a'));
    sync.trigger('game_end');
    await stage.clock.pass(1);
    expect(games).toEqual(['a']);
    expect(await stage.store.profileChanges()).toEqual([NAME]);
    sync.stop();
  });
});
