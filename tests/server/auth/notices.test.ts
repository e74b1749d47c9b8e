import { afterEach, beforeEach, expect, test } from 'vitest';
import { TEST_NOW } from '../app-for-test.ts';
import { onSqliteFirst, type Engine } from '../engines.ts';
import { openAccounts, PASSWORD, prove, type AccountsApp, type Member } from './accounts-for-test.ts';
import { firstStep, guardedMember, verify } from './factors-for-test.ts';

const EMAIL = 'mia@example.org';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CHANGED = 'Your Tenfold password was changed';
const LIST = 'What changed on your Tenfold account';

onSqliteFirst('notices of what changed on an account (decision D22)', (engine) => {
  let server: AccountsApp;
  let member: Member;
  const log: string[] = [];
  beforeEach(async () => {
    log.length = 0;
    const env = { AUTH_ACCESS_TTL_S: '86400', LOG_LEVEL: 'info' };
    server = await openAccounts(engine, env, TEST_NOW, undefined, { write: (line) => void log.push(line) });
    member = await server.member(EMAIL);
  });
  afterEach(() => server.close());

  let password = 0;
  const changePassword = (on = server): Promise<unknown> => {
    password += 1;
    return on.call('PUT', '/user', { password: `number ${password}` }, { token: member.access });
  };
  const told = async (on = server) => (await on.delivered()).to(EMAIL).filter(({ subject }) => [CHANGED, LIST].includes(subject));
  /** Unlinks a Google account, which is there by the database alone. */
  const disconnect = async (address: string): Promise<void> => {
    const now = server.clock.now;
    const row = {
      id: crypto.randomUUID(),
      subject: address,
      provider: 'google',
      email: address,
      created_at: now,
      updated_at: now,
    } as const;
    await server.database.write((writer) =>
      writer
        .insertInto('identities')
        .values({ ...row, user_id: member.id })
        .execute(),
    );
    expect((await server.call('DELETE', `/user/identities/${row.id}`, undefined, { token: member.access })).status).toBe(200);
  };

  test('cannot be silenced by strangers: all of three are told, though ten mails were asked for', async () => {
    for (let i = 0; i < 10; i += 1) {
      await server.call('POST', '/recover', { email: EMAIL }, { from: `198.51.100.${String(i)}` });
      server.clock.now += MINUTE_MS;
    }
    await prove(server, member.access);
    for (let n = 0; n < 3; n += 1) await changePassword();
    await server.delivered();
    server.clock.now += HOUR_MS;
    const texts = (await told()).map(({ text }) => text).join('');
    expect(texts.match(/changed, and all other devices/g)).toHaveLength(3);
  });

  test('come at once, and within the hour after it in one mail that lists what happened', async () => {
    await changePassword();
    expect((await told()).map(({ subject }) => subject)).toEqual([CHANGED]);
    server.clock.now += MINUTE_MS;
    await changePassword();
    server.clock.now += MINUTE_MS;
    await disconnect('mia@gmail.example');
    expect(await told()).toHaveLength(1);
    server.clock.now += 57 * MINUTE_MS;
    expect(await told()).toHaveLength(1);
    server.clock.now += MINUTE_MS;
    const [, list, ...more] = await told();
    expect([list?.subject, more.length]).toEqual([LIST, 0]);
    const at = (ms: number): string => `${new Date(TEST_NOW + ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    expect(list?.text).toContain(`${at(MINUTE_MS)}: The password of your Tenfold account was changed`);
    expect(list?.text).toContain(`${at(2 * MINUTE_MS)}: The Google account mia@gmail.example was disconnected`);
    server.clock.now += 2 * HOUR_MS;
    expect(await told()).toHaveLength(2);
  });

  test('are none of the ten mails of a day', async () => {
    for (let n = 0; n < 12; n += 1) {
      await disconnect(`nr${n}@gmail.example`);
      await server.delivered();
      server.clock.now += HOUR_MS;
      await prove(server, member.access);
    }
    for (let i = 0; i < 9; i += 1) {
      expect((await server.call('POST', '/recover', { email: EMAIL }, { from: `198.51.100.${String(i)}` })).status).toBe(200);
      server.clock.now += MINUTE_MS;
    }
  });

  test('outlive a restart and a mail server that is away for days', async () => {
    await changePassword();
    await server.delivered();
    await changePassword();
    const { database } = server;
    await server.app.close();
    const kept: Engine = { ...engine, open: () => Promise.resolve(database) };
    server = await openAccounts(kept, {}, TEST_NOW + HOUR_MS);
    server.post.fails = Infinity;
    for (let hour = 0; hour < 48; hour += 1) {
      await server.delivered();
      server.clock.now += HOUR_MS;
    }
    server.post.fails = 0;
    server.clock.now += HOUR_MS;
    expect((await told()).map(({ subject }) => subject)).toEqual([CHANGED]);
  });

  test('wait as what nobody can read without the key', async () => {
    await changePassword();
    await server.delivered();
    await changePassword();
    const rows = JSON.stringify([
      await server.database.db.selectFrom('waiting_notices').selectAll().execute(),
      await server.database.db.selectFrom('mail_queue').selectAll().execute(),
    ]);
    expect(rows).not.toContain(EMAIL);
    expect(rows).not.toContain('password');
  });

  test('a new password lists what else signs in, for a new password does not end it', async () => {
    const now = server.clock.now;
    const google = { id: crypto.randomUUID(), provider: 'google', subject: 'g', email: 'thief@gmail.example' } as const;
    const row = { ...google, user_id: member.id, created_at: now, updated_at: now };
    await server.database.write((writer) => writer.insertInto('identities').values(row).execute());
    await changePassword();
    expect((await told())[0]?.text).toContain('Google still signs in to it, as before: thief@gmail.example.');
  });

  test('new recovery codes are told, but for those that come with the first factor', async () => {
    const { access, factor } = await guardedMember(server, 'leo@example.org');
    const subjects = async () => (await server.delivered()).to('leo@example.org').map(({ subject }) => subject);
    expect((await server.call('POST', '/recovery-codes', {}, { token: access })).status).toBe(200);
    server.clock.now += HOUR_MS;
    expect(await subjects()).toEqual(['Confirm your email for Tenfold', 'Two-step sign-in was set up for your Tenfold account']);
    const { body } = await verify(server, (await firstStep(server, 'leo@example.org')).access, factor);
    expect((await server.call('POST', '/recovery-codes', {}, { token: String(body['access_token']) })).status).toBe(200);
    expect((await subjects()).at(-1)).toBe('New recovery codes for your Tenfold account');
  });

  test('each change has a line in the log, which names nobody', async () => {
    await changePassword();
    await disconnect('mia@gmail.example');
    await server.call('POST', '/token?grant_type=password', { email: EMAIL, password: 'a guess' });
    await server.call('POST', '/token?grant_type=password', { email: 'nobody@example.org', password: 'a guess' });
    const lines = log.join('');
    for (const event of ['password_changed', 'identity_removed', 'wrong_password']) expect(lines).toContain(`"event":"${event}"`);
    expect(lines.match(/"event":"wrong_password"/g)).toHaveLength(2);
    for (const secret of [EMAIL, 'gmail.example', 'nobody@', 'a guess', PASSWORD]) expect(lines).not.toContain(secret);
  });
});
