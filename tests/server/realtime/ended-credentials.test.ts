import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TicketResponse } from '../../../shared/contract/sync.ts';
import { openAccounts, PASSWORD, type AccountsApp, type Member } from '../auth/accounts-for-test.ts';
import { onSqliteFirst } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestSocket } from './test-socket.ts';

const EMAIL = 'mia@example.org';
const DAY_MS = 86_400_000;

onSqliteFirst('a realtime connection whose credential has ended', (engine) => {
  let server: AccountsApp;
  let member: Member;
  let ticket: string;
  beforeEach(async () => {
    server = await openAccounts(engine);
    member = await server.member(EMAIL);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ticket = (await post('/api/sync/ticket', member.access, { deviceId: 'phone', installId: 'phone' })).json<TicketResponse>().ticket;
  });
  afterEach(() => server.close());

  const post = (path: string, token: string, body: object) =>
    server.app.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${token}` }, payload: body });
  const push = async (): Promise<void> => {
    const items = [sessionItem({ id: newId(), owner: member.id })];
    expect((await post('/api/sync/push', ticket, { proto: 1, batchId: 'b', deviceId: 'phone', deviceNow: 1, items })).statusCode).toBe(200);
  };
  const signIn = async (): Promise<string> => {
    const { body } = await server.call('POST', '/token?grant_type=password', { email: EMAIL, password: PASSWORD });
    return String(body['access_token']);
  };
  const banUntil = (ms: number): Promise<unknown> =>
    server.database.write((writer) => writer.updateTable('users').set({ banned_until: ms }).execute());

  const ENDINGS: readonly (readonly [string, (socketToken: string) => Promise<unknown>])[] = [
    ['was signed out', (token) => server.call('POST', '/logout?scope=local', undefined, { token })],
    ['was signed out by another device', async () => server.call('POST', '/logout?scope=others', undefined, { token: await signIn() })],
    ['ran out', () => Promise.resolve((server.clock.now += DAY_MS))],
  ];

  test.each(ENDINGS)('because it %s hears of no change: it is closed', async (_how, end) => {
    const token = await signIn();
    const socket = await TestSocket.signedIn(server.app, token);
    await push();
    expect(await socket.next()).toBe('changed');
    await end(token);
    await push();
    expect(await socket.closed).toBe(4401);
  });

  test('because its account was banned is closed with the next change that would be told', async () => {
    const phone = await TestSocket.signedIn(server.app, member.access, 'phone');
    const tablet = await TestSocket.signedIn(server.app, member.access, 'tablet');
    await banUntil(server.clock.now + DAY_MS);
    // No game is taken of a banned account; a word of another device would be passed on.
    phone.say('score_submitted');
    expect(await tablet.closed).toBe(4401);
  });

  test('cannot be made: an upload ticket opens none, and neither does a token that has ended', async () => {
    await server.call('POST', '/logout?scope=global', undefined, { token: member.access });
    for (const accessToken of [ticket, member.access]) {
      const socket = await TestSocket.open(server.app);
      socket.say('authenticate', { accessToken, deviceId: 'tablet' });
      expect(await socket.closed).toBe(4401);
    }
  });
});
