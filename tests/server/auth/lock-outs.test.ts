import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachEngine, sqlite } from '../engines.ts';
import { openAccounts, PASSWORD, type AccountsApp, type Answer, type Member } from './accounts-for-test.ts';

const EMAIL = 'mia@example.org';
const SCHOOL = '192.0.2.9';
const WRONG = 'wrong horse';

onEachEngine("nobody's right password is refused because of a stranger's wrong ones", (engine) => {
  let server: AccountsApp;
  let mia: Member;
  beforeEach(async () => {
    server = await openAccounts(engine);
    mia = await server.member(EMAIL);
  });
  afterEach(() => server.close());

  const signIn = (email: string, password: string, from: string, device?: string): Promise<Answer> =>
    server.call(
      'POST',
      '/token?grant_type=password',
      { email, password },
      { from, ...(device !== undefined && { headers: { 'x-tenfold-device': device } }) },
    );
  const statuses = async (answers: readonly Promise<Answer>[]): Promise<readonly number[]> =>
    (await Promise.all(answers)).map(({ status }) => status).sort((a, b) => a - b);
  const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

  const ticketOf = async ({ access }: Member, installId = 'phone'): Promise<string> => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/sync/ticket',
      headers: { authorization: `Bearer ${access}` },
      payload: { deviceId: 'd', installId },
    });
    return response.json<{ ticket: string }>().ticket;
  };
  /** As if a class had typed a hundred wrong ones: two are typed, and the tally that both are in is set to a hundred. */
  const fillSource = async (from: string): Promise<void> => {
    expect(await statuses(['one@example.org', 'two@example.org'].map((email) => signIn(email, WRONG, from)))).toEqual([400, 400]);
    const filled = await server.database.write((writer) =>
      writer.updateTable('wrong_passwords').set({ tries: 100 }).where('tries', '=', 2).executeTakeFirst(),
    );
    expect(filled.numUpdatedRows).toBe(1n);
  };

  test('a device that proves its account counts for itself, whatever others typed beside it', async () => {
    const ticket = await ticketOf(mia);
    await Promise.all(many(10, () => signIn(EMAIL, WRONG, SCHOOL)));
    expect((await signIn(EMAIL, PASSWORD, SCHOOL)).status).toBe(429);
    expect((await signIn(EMAIL, PASSWORD, SCHOOL, ticket)).status).toBe(200);
  });

  test('also when the whole source is refused, and although the ticket was revoked by a password change', async () => {
    const ticket = await ticketOf(mia);
    await server.call('PUT', '/user', { password: 'a new password' }, { token: mia.access });
    await fillSource(SCHOOL);
    expect((await signIn(EMAIL, 'a new password', SCHOOL)).status).toBe(429);
    expect((await signIn(EMAIL, 'a new password', SCHOOL, ticket)).status).toBe(200);
  });

  test('a device has ten wrong ones in five minutes, which are nobody else’s', async () => {
    const [phone, laptop] = [await ticketOf(mia), await ticketOf(mia, 'laptop')];
    expect(await statuses(many(14, () => signIn(EMAIL, WRONG, SCHOOL, phone)))).toEqual([...many(10, () => 400), ...many(4, () => 429)]);
    const refused = await signIn(EMAIL, PASSWORD, '198.51.100.1', phone);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '300']);
    expect((await signIn(EMAIL, PASSWORD, SCHOOL, laptop)).status).toBe(200);
    expect((await signIn(EMAIL, PASSWORD, SCHOOL)).status).toBe(200);
    server.clock.now += 5 * 60_000;
    expect((await signIn(EMAIL, PASSWORD, SCHOOL, phone)).status).toBe(200);
  });

  test('nothing but a ticket for this very account is a proof', async () => {
    const leo = await server.member('leo@example.org');
    await Promise.all(many(10, () => signIn(EMAIL, WRONG, SCHOOL)));
    for (const proof of [await ticketOf(leo), mia.access, mia.refresh, 'x', `${await ticketOf(mia)}x`])
      expect((await signIn(EMAIL, PASSWORD, SCHOOL, proof)).status).toBe(429);
  });

  test('a hundred wrong ones from a source refuse only who never signed in from there', async () => {
    await server.member('leo@example.org');
    expect((await signIn(EMAIL, PASSWORD, SCHOOL)).status).toBe(200);
    await fillSource(SCHOOL);
    expect((await signIn(EMAIL, PASSWORD, SCHOOL)).status).toBe(200);
    const refused = await signIn('leo@example.org', PASSWORD, SCHOOL);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '300']);
    expect((await signIn('leo@example.org', PASSWORD, '192.0.2.10')).status).toBe(200);
    server.clock.now += 5 * 60_000;
    expect((await signIn('leo@example.org', PASSWORD, SCHOOL)).status).toBe(200);
  });

  test('a wrong one from a full source is answered alike, whether or not the account signed in there', async () => {
    await server.member('leo@example.org');
    await signIn(EMAIL, PASSWORD, SCHOOL);
    await fillSource(SCHOOL);
    const answers = await Promise.all([EMAIL, 'leo@example.org', 'nobody@example.org'].map((email) => signIn(email, WRONG, SCHOOL)));
    for (const { status, headers, body } of answers) expect([status, headers['retry-after'], body]).toEqual([429, '300', answers[0]?.body]);
  });

  test('what is counted, and who signed in from where, is known to other servers and after a restart, and names nobody', async () => {
    await signIn(EMAIL, PASSWORD, SCHOOL);
    const again = { ...engine, open: () => Promise.resolve({ ...server.database, close: () => Promise.resolve() }) };
    const other = await openAccounts(again);
    await fillSource(SCHOOL);
    await Promise.all(many(10, () => signIn('leo@example.org', WRONG, '192.0.2.10')));
    const elsewhere = (email: string, password: string, from: string) =>
      other.call('POST', '/token?grant_type=password', { email, password }, { from });
    expect((await elsewhere('leo@example.org', WRONG, '192.0.2.10')).status).toBe(429);
    expect((await elsewhere('leo@example.org', WRONG, SCHOOL)).status).toBe(429);
    expect((await elsewhere(EMAIL, PASSWORD, SCHOOL)).status).toBe(200);
    await other.close();
    const rows = [
      await server.database.db.selectFrom('wrong_passwords').selectAll().execute(),
      await server.database.db.selectFrom('known_sources').selectAll().execute(),
    ];
    expect(rows.map(({ length }) => length)).toEqual([6, 2]);
    expect(JSON.stringify(rows)).not.toMatch(/example|192\.0\.2/);
  });

  test('an account has a hundred sessions at most: the one longest unused ends', async () => {
    await server.database.write(async (writer) => {
      const row = { user_id: mia.id, amr: '[]', gen: 1, seen_gen: 0, rotated_at: 0, created_at: server.clock.now };
      for (let i = 0; i < 99; i += 1)
        await writer
          .insertInto('auth_sessions')
          .values({ ...row, id: randomBytes(18).toString('hex'), used_at: server.clock.now + 1 + i })
          .execute();
    });
    expect((await server.call('GET', '/user', undefined, { token: mia.access })).status).toBe(200);
    server.clock.now += 1000;
    const { body } = await signIn(EMAIL, PASSWORD, SCHOOL);
    expect((await server.call('GET', '/user', undefined, { token: mia.access })).body['code']).toBe('session_not_found');
    expect((await server.call('GET', '/user', undefined, { token: String(body['access_token']) })).status).toBe(200);
    expect(await server.database.db.selectFrom('auth_sessions').select('id').execute()).toHaveLength(100);
  });

  test('so are the places that a user is remembered to have signed in from', async () => {
    const row = { user_id: mia.id, seen_at: server.clock.now };
    await server.database.write((writer) =>
      writer
        .insertInto('known_sources')
        .values(Array.from({ length: 60 }, (_, i) => ({ ...row, source_hash: `${String(i).padStart(43, '0')}`, seen_at: row.seen_at + i })))
        .execute(),
    );
    server.clock.now += 1000;
    await signIn(EMAIL, PASSWORD, SCHOOL);
    expect(await server.database.db.selectFrom('known_sources').select('user_id').execute()).toHaveLength(50);
    await fillSource(SCHOOL);
    expect((await signIn(EMAIL, PASSWORD, SCHOOL)).status).toBe(200);
  });
});

test('the hundredth wrong password of a source is the last that is looked at', async () => {
  const server = await openAccounts(sqlite);
  const answers = await Promise.all(
    Array.from({ length: 103 }, (_, i) =>
      server.call('POST', '/token?grant_type=password', { email: `pupil${String(i)}@example.org`, password: WRONG }, { from: SCHOOL }),
    ),
  );
  expect([400, 429].map((wanted) => answers.filter(({ status }) => status === wanted).length)).toEqual([100, 3]);
  await server.close();
});
