import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepTickets } from '../../../server/sync/tickets.ts';
import { appForTest, TEST_NOW } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

const DAY_MS = 86_400_000;

onEachEngine('upload tickets', (engine) => {
  let running: TestApp;
  let device: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    device = await TestDevice.of(running, 'ada');
  });
  afterEach(() => running.close());

  const game = () => sessionItem({ id: newId(), owner: 'ada' });
  const statusOfPush = async (): Promise<number> => (await device.sendPush([game()])).statusCode;

  test('a ticket is valid for 400 days', async () => {
    expect((await device.newTicket()).expiresAt).toBe(TEST_NOW + 400 * DAY_MS);
    running.clock.now = TEST_NOW + 400 * DAY_MS - 1000;
    expect(await statusOfPush()).toBe(200);
    running.clock.now = TEST_NOW + 400 * DAY_MS + 1000;
    expect(await statusOfPush()).toBe(401);
  });

  test('with under 200 days left a push brings a new one, which works as long again', async () => {
    running.clock.now = TEST_NOW + 199 * DAY_MS;
    expect((await device.pushed([game()])).ticket).toBeUndefined();
    running.clock.now = TEST_NOW + 201 * DAY_MS;
    const { ticket } = await device.pushed([game()]);
    device.ticket = ticket ?? '';
    running.clock.now = TEST_NOW + 600 * DAY_MS;
    expect(await statusOfPush()).toBe(200);
  });

  test('signing out on its own device ends it, and those renewed from it', async () => {
    running.clock.now = TEST_NOW + 201 * DAY_MS;
    const { ticket: renewed } = await device.pushed([game()]);
    expect((await device.post('/api/sync/tickets/revoke', undefined, device.ticket)).statusCode).toBe(204);
    expect(await statusOfPush()).toBe(401);
    expect((await device.post('/api/sync/tickets/revoke', undefined, device.ticket)).statusCode).toBe(401);
    device.ticket = renewed ?? '';
    expect(await statusOfPush()).toBe(401);
  });

  test("signing out leaves the same player's other installs alone", async () => {
    const other = await TestDevice.of(running, 'ada', 'laptop');
    await device.post('/api/sync/tickets/revoke', undefined, device.ticket);
    expect((await other.sendPush([game()])).statusCode).toBe(200);
  });

  test('a ticket from before a password change is dead, one from after it is good', async () => {
    running.accounts.generations.set('ada', 1);
    expect(await statusOfPush()).toBe(401);
    device.ticket = (await device.newTicket()).ticket;
    expect(await statusOfPush()).toBe(200);
  });

  test('a server restored from before the ticket was given still honours it', async () => {
    await running.database.write((writer) => writer.deleteFrom('tickets').execute());
    expect(await statusOfPush()).toBe(200);
  });

  test('a server that does not know the account says so, and ends nothing: once it knows it again, the ticket works', async () => {
    running.accounts.generations.clear();
    const answer = await device.sendPush([game()]);
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { error: 'This server does not know this account.', code: 'unknown_account' },
    ]);
    expect(await running.database.db.selectFrom('items').selectAll().execute()).toEqual([]);
    running.accounts.generations.set('ada', 0);
    expect(await statusOfPush()).toBe(200);
  });

  test('a banned account pushes nothing', async () => {
    running.accounts.banned.add('ada');
    const answer = await device.sendPush([game()]);
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Authentication required', code: 'unauthorized' }]);
    running.accounts.banned.clear();
    expect(await statusOfPush()).toBe(200);
  });

  test('a player gets 20 tickets within a day, and another one the day after', async () => {
    for (let i = 1; i < 20; i++) await device.newTicket();
    running.clock.now = TEST_NOW + 3_600_000;
    const body = { deviceId: 'd', installId: 'one-more' };
    const refused = await device.post('/api/sync/ticket', body, device.accessToken);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(23 * 3600)]);
    expect(await running.database.db.selectFrom('tickets').select('id').execute()).toHaveLength(20);
    expect((await TestDevice.of(running, 'bob')).ticket).not.toBe('');
    running.clock.now = TEST_NOW + DAY_MS;
    expect((await device.post('/api/sync/ticket', body, device.accessToken)).statusCode).toBe(200);
  });

  test('pushes with a ticket that is due for renewal leave no more tickets than a day has', async () => {
    running.clock.now = TEST_NOW + 201 * DAY_MS;
    for (let i = 0; i < 20; i++) expect((await device.pushed([game()])).ticket).toEqual(expect.any(String));
    expect((await device.pushed([game()])).ticket).toBeUndefined();
    expect(await running.database.db.selectFrom('tickets').select('id').execute()).toHaveLength(21);
  });

  test('what has run out is swept, and what was revoked stays revoked until then', async () => {
    await device.post('/api/sync/tickets/revoke', undefined, device.ticket);
    await sweepTickets(running.database, TEST_NOW + 400 * DAY_MS - 1000);
    expect(await statusOfPush()).toBe(401);
    await sweepTickets(running.database, TEST_NOW + 400 * DAY_MS + 1000);
    expect(await running.database.db.selectFrom('tickets').selectAll().execute()).toEqual([]);
  });

  test('a ticket whose row was lost can still be revoked', async () => {
    await running.database.write((writer) => writer.deleteFrom('tickets').execute());
    await device.post('/api/sync/tickets/revoke', undefined, device.ticket);
    expect(await statusOfPush()).toBe(401);
  });

  test('only the key of this server makes tickets', async () => {
    const [head = '', body = '', signature = ''] = device.ticket.split('.');
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const signed = (payload: string, key: string): string =>
      `${head}.${payload}.${createHmac('sha256', key).update(`${head}.${payload}`).digest('base64url')}`;
    const own = 'a key that only tests use, of 43 characters';
    const forgeries = [
      '',
      'x',
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${head}.${body}.${'A'.repeat(signature.length)}`,
      `${head}.${encode({ ...claims, sub: 'bob' })}.${signature}`,
      signed(encode({ ...claims }), 'another key'),
      signed(encode({ ...claims, aud: 'authenticated' }), own),
      device.accessToken,
    ];
    for (const forged of forgeries) {
      device.ticket = forged;
      expect([forged, await statusOfPush()]).toEqual([forged, 401]);
    }
  });

  test('a ticket needs a signed-in player and names of device and install', async () => {
    const body = { deviceId: 'd', installId: 'i' };
    expect((await device.post('/api/sync/ticket', body, 'nobody')).statusCode).toBe(401);
    expect((await device.post('/api/sync/ticket', {}, device.accessToken)).statusCode).toBe(400);
    expect((await device.post('/api/sync/ticket', { ...body, installId: 'a b' }, device.accessToken)).statusCode).toBe(400);
    expect((await device.newTicket()).playerId).toBe('ada');
  });
});
