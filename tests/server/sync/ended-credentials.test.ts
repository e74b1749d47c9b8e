import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TicketResponse } from '../../../shared/contract/sync.ts';
import { openAccounts, PASSWORD, type AccountsApp, type Member } from '../auth/accounts-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';

const EMAIL = 'mia@example.org';
const DAY_MS = 86_400_000;

/** A request whose head was let through and whose body is still coming, all but its first byte. */
interface Held {
  /** Sends the rest; resolves with the answer. */
  finish(): Promise<{ readonly status: number; readonly body: { readonly code?: string; readonly ticket?: string } }>;
}

onEachEngine('a credential of sync that ended while the body was still coming', (engine) => {
  let server: AccountsApp;
  let member: Member;
  let ticket: string;
  beforeEach(async () => {
    server = await openAccounts(engine);
    member = await server.member(EMAIL);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ticket = (await post('/api/sync/ticket', member.access, TICKET)).json<TicketResponse>().ticket;
  });
  afterEach(() => server.close());

  const TICKET = { deviceId: 'phone', installId: 'phone' };
  const post = (path: string, token: string, body?: object) =>
    server.app.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${token}` }, ...(body && { payload: body }) });

  /** Sends head and first byte, and waits until the server reads the body: every guard has let it through by then. */
  const hold = async (path: string, token: string, given: object): Promise<Held> => {
    const body = JSON.stringify(given);
    const isRead = new Promise<void>((resolve) => {
      server.app.server.once('request', (request: IncomingMessage) => request.on('newListener', (event) => event === 'data' && resolve()));
    });
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += String(part)));
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: x',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 1)}`);
    await isRead;
    return {
      async finish() {
        socket.write(body.slice(1));
        await once(socket, 'close');
        return { status: Number(text.slice(9, 12)), body: JSON.parse(text.split('\r\n\r\n')[1] ?? '') as { code?: string } };
      },
    };
  };

  const ownerSignsIn = async (): Promise<string> => {
    const { body } = await server.call('POST', '/token?grant_type=password', { email: EMAIL, password: PASSWORD });
    return String(body['access_token']);
  };
  const change = (fields: { readonly banned_until?: number }): Promise<unknown> =>
    server.database.write((writer) => writer.updateTable('users').set(fields).execute());
  const signOutEverywhere = async (): Promise<unknown> =>
    server.call('POST', '/logout?scope=global', undefined, { token: await ownerSignsIn() });
  const changePassword = async (): Promise<unknown> =>
    server.call('PUT', '/user', { password: 'chosen by the owner' }, { token: await ownerSignsIn() });
  const changeOwnPassword = (): Promise<unknown> =>
    server.call('PUT', '/user', { password: 'chosen by the owner' }, { token: member.access });
  const ban = (): Promise<unknown> => change({ banned_until: server.clock.now + DAY_MS });
  const removeAccount = (): Promise<unknown> => server.database.write((writer) => writer.deleteFrom('users').execute());
  const revoke = async (): Promise<unknown> => post('/api/sync/tickets/revoke', ticket);

  const stored = async (): Promise<{ readonly items: number; readonly tickets: number }> => {
    const { db } = server.database;
    return {
      items: (await db.selectFrom('items').select('id').execute()).length,
      tickets: (await db.selectFrom('tickets').select('id').execute()).length,
    };
  };
  const game = () => sessionItem({ id: newId(), owner: member.id });
  const push = () => ({ proto: 1, batchId: 'b', deviceId: 'phone', deviceNow: 1, items: [game()] });
  const score = () => ({ gameId: 1, score: 60, timeTaken: 10, accuracy: 100, difficulty: 'medium', sessionData: { record: game() } });

  test.each([
    ['a sign-out everywhere', signOutEverywhere],
    ['a password change elsewhere', changePassword],
    ['a password change of its own: the ticket is as old as its request', changeOwnPassword],
    ['a ban', ban],
    ["the account's end", removeAccount],
  ])('by %s brings no ticket', async (_how, end) => {
    const held = await hold('/api/sync/ticket', member.access, TICKET);
    await end();
    expect(await held.finish()).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(await stored()).toEqual({ items: 0, tickets: 1 });
  });

  test.each([
    ['a revocation', revoke, 'unauthorized'],
    ['a password change', changePassword, 'unauthorized'],
    ['a ban', ban, 'unauthorized'],
    ["the account's end", removeAccount, 'unknown_account'],
  ])('by %s pushes nothing', async (_how, end, code) => {
    const held = await hold('/api/sync/push', ticket, push());
    await end();
    expect(await held.finish()).toMatchObject({ status: 401, body: { code } });
    expect(await stored()).toEqual({ items: 0, tickets: 1 });
  });

  test('by a revocation is not renewed either', async () => {
    server.clock.now += 201 * DAY_MS;
    const held = await hold('/api/sync/push', ticket, { ...push(), items: [] });
    await revoke();
    expect(await held.finish()).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(await stored()).toEqual({ items: 0, tickets: 1 });
  });

  test.each([
    ['a sign-out everywhere', signOutEverywhere],
    ['a password change elsewhere', changePassword],
    ['a ban', ban],
  ])('by %s submits no score', async (_how, end) => {
    const held = await hold('/api/game/submit-score', member.access, score());
    await end();
    expect(await held.finish()).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(await stored()).toMatchObject({ items: 0 });
  });

  test('one that lives acts however slowly its body comes', async () => {
    const [asked, pushed, submitted] = [
      await hold('/api/sync/ticket', member.access, TICKET),
      await hold('/api/sync/push', ticket, push()),
      await hold('/api/game/submit-score', member.access, score()),
    ];
    expect([(await asked.finish()).status, (await pushed.finish()).status, (await submitted.finish()).status]).toEqual([200, 200, 200]);
    expect(await stored()).toEqual({ items: 2, tickets: 2 });
  });
});
