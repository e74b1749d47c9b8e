import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVENTS_A_SECOND, SIGN_IN_MS } from '../../../server/realtime/connection.ts';
import { MAX_OF_PLAYER, MAX_UNKNOWN_OF_SOURCE } from '../../../server/realtime/connections.ts';
import { HEARTBEAT_MS } from '../../../shared/contract/realtime.ts';
import { appForTest, type TestApp } from '../app-for-test.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';
import { HandTimers, hostOf, TestSocket } from './test-socket.ts';

/** The pause between two changes that one connection is told of. */
const PAUSE_MS = 1000 / EVENTS_A_SECOND;

let timers: HandTimers;
let running: TestApp;
beforeEach(async () => {
  timers = new HandTimers();
  running = await appForTest({ timers });
  await running.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => running.close());

const game = (owner: string) => sessionItem({ id: newId(), owner });
const signedIn = (player: string, deviceId?: string) => TestSocket.signedIn(running.app, running.accounts.add(player), deviceId);

describe('a change', () => {
  test('is told to the other devices of the account, and not to the one that brought it', async () => {
    const phone = await TestDevice.of(running, 'mia', 'phone');
    const sockets = [await signedIn('mia', 'phone'), await signedIn('mia', 'tablet'), await signedIn('mia', 'laptop')] as const;
    await phone.push(game('mia'));
    expect([await sockets[1].next(), await sockets[2].next(), await sockets[0].heard()]).toEqual(['changed', 'changed', []]);
  });

  test('is told to no other account', async () => {
    const phone = await TestDevice.of(running, 'mia', 'phone');
    const [own, foreign] = [await signedIn('mia'), await signedIn('leo')];
    await phone.push(game('mia'));
    expect([await own.next(), await foreign.heard()]).toEqual(['changed', []]);
  });

  test('is told of by the score call, too, to every device', async () => {
    const socket = await signedIn('mia');
    const phone = await TestDevice.of(running, 'mia', 'phone');
    const record = game('mia');
    const { score, accuracy, timeTaken } = record.payload['claims'] as Record<string, number>;
    const answer = await phone.post(
      '/api/game/submit-score',
      { gameId: 1, score, accuracy, timeTaken, difficulty: 'double', sessionData: { record } },
      phone.accessToken,
    );
    expect([answer.statusCode, await socket.next()]).toEqual([200, 'changed']);
  });

  test('is none if nothing new was stored', async () => {
    const phone = await TestDevice.of(running, 'mia', 'phone');
    const known = game('mia');
    await phone.push(known);
    const socket = await signedIn('mia');
    expect((await phone.push(known))[0]?.status).toBe('duplicate');
    expect(await socket.heard()).toEqual([]);
  });

  test('of many at once is told twice at most: at once, and after a pause', async () => {
    const phone = await TestDevice.of(running, 'mia', 'phone');
    const socket = await signedIn('mia');
    for (let n = 0; n < 5; n++) await phone.push(game('mia'));
    expect(await socket.heard()).toEqual(['changed']);
    timers.ring(PAUSE_MS);
    expect(await socket.next()).toBe('changed');
    timers.ring(PAUSE_MS);
    expect(await socket.heard()).toEqual([]);
  });

  test('that a device says it submitted is told to the other devices of its own account, whomever the message names', async () => {
    const [phone, tablet, foreign] = [await signedIn('mia', 'phone'), await signedIn('mia', 'tablet'), await signedIn('leo')];
    phone.say('score_submitted', { userId: 'leo', gameId: 1, score: 999_999, xpEarned: 999_999 });
    expect([await tablet.next(), await phone.heard(), await foreign.heard()]).toEqual(['changed', [], []]);
  });
});

describe('a credential', () => {
  test('comes first: nothing else is answered before, and nothing delivered', async () => {
    const phone = await TestDevice.of(running, 'mia', 'phone');
    const socket = await TestSocket.open(running.app);
    socket.say('ping');
    await phone.push(game('mia'));
    socket.say('authenticate', { accessToken: phone.accessToken, deviceId: 'tablet' });
    expect([await socket.next(), await socket.heard()]).toEqual(['ready', []]);
  });

  test.each([
    ['another text', { accessToken: 'no token' }],
    ['no text', { accessToken: 7 }],
    ['no data', null],
  ])('that is %s ends the connection', async (_what, data) => {
    const socket = await TestSocket.open(running.app);
    socket.say('authenticate', data);
    expect(await socket.closed).toBe(4401);
  });

  test('that does not come in time ends the connection', async () => {
    const socket = await TestSocket.open(running.app);
    timers.ring(SIGN_IN_MS);
    expect(await socket.closed).toBe(1008);
  });

  test('is named once: another message cannot make a connection someone else’s', async () => {
    const socket = await signedIn('mia');
    socket.say('authenticate', { accessToken: running.accounts.add('leo'), deviceId: 'tablet' });
    await (await TestDevice.of(running, 'leo', 'phone')).push(game('leo'));
    expect(await socket.heard()).toEqual([]);
  });

  test('that has ended delivers nothing more: the connection ends in its place', async () => {
    const phone = await TestDevice.of(running, 'mia', 'phone');
    const socket = await signedIn('mia');
    running.accounts.signedOut.add('mia');
    await phone.push(game('mia'));
    expect(await socket.closed).toBe(4401);
  });

  test('that has ended ends the connection with the next heartbeat', async () => {
    const [ended, alive] = [await signedIn('mia'), await signedIn('leo')];
    running.accounts.signedOut.add('mia');
    timers.ring(HEARTBEAT_MS);
    expect([await ended.closed, await alive.heard()]).toEqual([4401, []]);
  });
});

describe('the handshake', () => {
  test('is for pages of this site, under whatever name they were opened, and for what is no page', async () => {
    for (const headers of [{ origin: 'http://tenfold.test' }, { origin: `http://${hostOf(running.app)}` }, {}]) {
      const socket = await TestSocket.open(running.app, headers as Record<string, string>);
      expect(socket.raw.readyState).toBe(socket.raw.OPEN);
    }
  });

  test.each(['https://evil.example', 'http://tenfold.test.evil.example', 'null', 'http://', 'http://127.0.0.1'])(
    'is refused to a page of %s',
    async (origin) => {
      expect(await TestSocket.refusal(running.app, { origin })).toEqual([403, 'origin']);
    },
  );

  test('is what the address is for: another request is told so', async () => {
    const answer = await running.app.inject({ url: '/api/realtime' });
    expect([answer.statusCode, answer.headers['upgrade'], answer.json()]).toMatchObject([426, 'websocket', { code: 'upgrade' }]);
  });

  test('is refused while too many of one source have not said who they are', async () => {
    const sockets = await Promise.all(Array.from({ length: MAX_UNKNOWN_OF_SOURCE }, () => TestSocket.open(running.app)));
    expect(await TestSocket.refusal(running.app)).toEqual([503, 'connections']);
    sockets[0]?.say('authenticate', { accessToken: running.accounts.add('mia'), deviceId: 'phone' });
    expect(await sockets[0]?.next()).toBe('ready');
    expect((await TestSocket.open(running.app)).raw.protocol).toBe('');
  });
});

describe('a connection that', () => {
  test('sends an eleventh message in one second is closed, and sends ten in each', async () => {
    const socket = await signedIn('mia');
    running.clock.now += 1000;
    for (let n = 1; n <= EVENTS_A_SECOND; n++) socket.say('ping');
    for (let n = 1; n <= EVENTS_A_SECOND; n++) expect(await socket.next()).toBe('pong');
    running.clock.now += 1000;
    expect(await socket.heard()).toEqual([]);
    for (let n = 1; n <= EVENTS_A_SECOND; n++) socket.say('ping');
    expect(await socket.closed).toBe(1008);
  });

  test('floods with pings of the protocol is closed, too', async () => {
    const socket = await signedIn('mia');
    for (let n = 1; n <= EVENTS_A_SECOND; n++) socket.raw.ping();
    expect(await socket.closed).toBe(1008);
  });

  test.each([10_001, 40_000, 1_000_000])('sends a message of %d characters is closed', async (length) => {
    const socket = await signedIn('mia');
    socket.raw.send('x'.repeat(length));
    expect(await socket.closed).toBe(1009);
  });

  test('sends what is no message, or none that is known, goes on', async () => {
    const socket = await signedIn('mia');
    for (const text of ['', '{', '[]', '7', '{"type":"ping"}', '{"type":"pi ng","data":{},"timestamp":""}']) socket.raw.send(text);
    socket.raw.send(Buffer.from('{"type":"ping","data":{},"timestamp":""}'), { binary: true });
    socket.say('subscribe', { userId: 'leo' });
    expect(await socket.heard()).toEqual([]);
  });

  test('is one too many of its account is closed, and another account has its own', async () => {
    const token = running.accounts.add('mia');
    for (let n = 0; n < MAX_OF_PLAYER; n++) await TestSocket.signedIn(running.app, token);
    const socket = await TestSocket.open(running.app);
    socket.say('authenticate', { accessToken: token, deviceId: 'tablet' });
    expect(await socket.closed).toBe(1013);
    expect(await (await signedIn('leo')).heard()).toEqual([]);
  });

  test('says nothing for three heartbeats is cut off; one that pings is not', async () => {
    const [silent, alive] = [await signedIn('mia'), await signedIn('leo')];
    for (let n = 0; n < 3; n++) {
      expect(await alive.heard()).toEqual([]);
      timers.ring(HEARTBEAT_MS);
    }
    expect([await silent.closed, await alive.heard()]).toEqual([1006, []]);
  });
});

describe('the end of the server', () => {
  test('closes every connection, and waits for no other side', async () => {
    const [polite, unknown, deaf] = [await signedIn('mia'), await TestSocket.open(running.app), await signedIn('leo')];
    deaf.raw.pause();
    const closing = running.app.close();
    expect([await polite.closed, await unknown.closed]).toEqual([1001, 1001]);
    timers.ring(2_000);
    await closing;
  });
});

describe('an upgrade that is not for this address', () => {
  const answerTo = async (head: string): Promise<string> => {
    const socket = connect((running.app.server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += String(part)));
    socket.write(`${head}\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`);
    await once(socket, 'close');
    return text;
  };

  test('is answered by HTTP as if it had not been asked for', async () => {
    const text = await answerTo('GET /healthz HTTP/1.1');
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(text).toContain("content-security-policy: default-src 'none'");
    expect(text.endsWith('{"status":"ok"}')).toBe(true);
  });

  test('is refused beside a body', async () => {
    expect(await answerTo('POST /api/sync/push HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });
});
