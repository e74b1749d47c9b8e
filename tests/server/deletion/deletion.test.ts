import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agreeOnDeletions } from '../../../server/deletion/agree.ts';
import { eraseAccount } from '../../../server/deletion/erase-account.ts';
import { openSqliteMemory, type SqliteStore } from '../../../server/database/sqlite.ts';
import type { Store } from '../../../server/database/store.ts';
import { openAccounts, PASSWORD, tombstonesInMemory, type AccountsApp, type Member } from '../auth/accounts-for-test.ts';
import { DRAFT } from '../content/posts/posts-for-test.ts';
import { onEachEngine, sqlite } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';

const GONE = [410, 'account_deleted'];
const DELETED = [200, undefined];

/** Every value of every table, as text, except for what may stay: the tombstone. */
async function everything(store: Store): Promise<string> {
  const tables =
    store.dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'table'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = current_schema()`;
  const { rows } = await tables.execute(store.db);
  const kept = rows.filter(({ name }) => name !== 'tombstones');
  expect(kept.length).toBeGreaterThan(15);
  const contents = await Promise.all(kept.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(store.db)));
  return JSON.stringify(contents.map((content) => content.rows));
}

async function ask(
  { app }: AccountsApp,
  method: 'POST' | 'DELETE',
  url: string,
  token: string,
  payload: object,
): Promise<readonly [status: number, code: unknown, body: Record<string, unknown>]> {
  const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload });
  const body = answer.body === '' ? {} : answer.json<Record<string, unknown>>();
  return [answer.statusCode, body['code'], body];
}

const deletion = async (server: AccountsApp, token: string, payload: object = { password: PASSWORD }) =>
  (await ask(server, 'DELETE', '/api/account', token, payload)).slice(0, 2);

async function ticketOf(server: AccountsApp, { access }: Member): Promise<string> {
  const [, , body] = await ask(server, 'POST', '/api/sync/ticket', access, { deviceId: 'd', installId: 'i' });
  return String(body['ticket']);
}

const push = async (server: AccountsApp, ticket: string, items: readonly object[]) => {
  const payload = { proto: 1, batchId: 'b', deviceId: 'd', deviceNow: server.clock.now, items };
  return (await ask(server, 'POST', '/api/sync/push', ticket, payload)).slice(0, 2);
};

/** Makes a post: its author and the key of the save are stored. */
async function saveAsAdmin({ app, database }: AccountsApp, { id, access }: Member): Promise<void> {
  await database.write((writer) => writer.updateTable('profiles').set({ role: 'admin' }).where('user_id', '=', id).execute());
  const headers = { authorization: `Bearer ${access}`, 'idempotency-key': randomUUID() };
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/admin/posts', headers, payload: DRAFT });
  expect(statusCode).toBe(201);
  expect(await everything(database)).toMatch(new RegExp(`"actor":"${id}".*"author":"${id}"|"author":"${id}".*"actor":"${id}"`));
}

onEachEngine('deleting an account', (engine) => {
  let server: AccountsApp;
  let mia: Member;
  let ticket: string;
  beforeEach(async () => {
    server = await openAccounts(engine);
    mia = await server.member('mia@example.org', 'Mia');
    ticket = await ticketOf(server, mia);
    expect(await push(server, ticket, [sessionItem({ id: newId(), owner: mia.id })])).toEqual([200, undefined]);
  });
  afterEach(() => server.close());

  test('leaves a tombstone, and nothing that names the account or belongs to it; others keep all', async () => {
    const leo = await server.member('leo@example.org', 'Leo');
    const leosTicket = await ticketOf(server, leo);
    await push(server, leosTicket, [sessionItem({ id: newId(), owner: leo.id })]);
    await server.call('POST', '/recover', { email: mia.email });
    await server.call('PUT', '/user', { email: 'mia.two@example.org' }, { token: mia.access });
    await server.delivered();
    const ordered = { player: leo.id, seq: 2, at_ms: 1, actor: mia.id, reason: 'Reset by an admin', generation: 1 };
    await server.database.write((writer) => writer.insertInto('resets').values(ordered).execute());
    await saveAsAdmin(server, mia);
    const refresh = await server.database.db.selectFrom('refresh_tokens').selectAll().execute();
    expect(await deletion(server, mia.access)).toEqual(DELETED);
    const { mails } = await server.delivered();
    expect(mails.at(-1)).toMatchObject({ to: mia.email, subject: 'Your Tenfold account was deleted' });
    const left = await everything(server.database);
    for (const trace of [mia.id, 'mia@', 'mia.two@', '"Mia"']) expect(left).not.toContain(trace);
    expect(left).toContain(leo.id);
    expect(await server.database.db.selectFrom('tombstones').selectAll().execute()).toEqual([
      { player: mia.id, deleted_ms: server.clock.now },
    ]);
    expect((await server.database.db.selectFrom('refresh_tokens').selectAll().execute()).length).toBe(refresh.length - 1);
    expect(await push(server, leosTicket, [])).toEqual([200, undefined]);
    expect((await server.call('GET', '/user', undefined, { token: leo.access })).status).toBe(200);
  });

  test('ends every credential at once, and tells its devices so; an account that never was is answered otherwise', async () => {
    await server.call('POST', '/recover', { email: mia.email });
    const link = new URL(/https?:\/\/\S+/.exec((await server.delivered()).to(mia.email).at(-1)?.text ?? '')?.[0] ?? 'about:blank');
    await deletion(server, mia.access);
    expect(await push(server, ticket, [])).toEqual(GONE);
    expect((await ask(server, 'POST', '/api/sync/tickets/revoke', ticket, {})).slice(0, 2)).toEqual(GONE);
    expect((await server.call('GET', '/user', undefined, { token: mia.access })).body).toMatchObject({ code: 'user_not_found' });
    expect((await server.call('POST', '/token?grant_type=refresh_token', { refresh_token: mia.refresh })).status).toBe(400);
    expect((await server.call('POST', '/token?grant_type=password', { email: mia.email, password: PASSWORD })).body).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await server.call('POST', '/verify', { type: 'recovery', token_hash: link.searchParams.get('token') })).status).toBe(403);
    expect(await deletion(server, mia.access)).toEqual([401, 'unauthorized']);
    expect(await server.accounts.directory.ticketStanding({ id: 'lost', player: 'nobody', issuedMs: 0 })).toBe('unknown');
  });

  test('leaves address and name free for a new account, which has nothing of the old one', async () => {
    await deletion(server, mia.access);
    server.clock.now += 60_000;
    const again = await server.member('mia@example.org', 'Mia');
    expect(again.id).not.toBe(mia.id);
    const [, , pulled] = await ask(server, 'POST', '/api/sync/pull', again.access, { proto: 2, deviceId: 'e', limit: 5 });
    expect(pulled).toMatchObject({ changes: [], parts: [], profile: { username: 'Mia' } });
    expect(await push(server, ticket, [])).toEqual(GONE);
  });

  test('needs the present password, and ten wrong ones make it wait', async () => {
    expect(await deletion(server, mia.access, {})).toEqual([403, 'wrong_password']);
    for (let n = 1; n < 10; n++) expect(await deletion(server, mia.access, { password: 'a guess' })).toEqual([403, 'wrong_password']);
    expect(await deletion(server, mia.access)).toEqual([429, 'rate_limit']);
    server.clock.now += 5 * 60_000;
    expect(await deletion(server, mia.access)).toEqual(DELETED);
  });

  test('of an account without a password needs a fresh sign-in', async () => {
    await server.database.write((writer) => writer.updateTable('users').set({ password_hash: null }).execute());
    server.clock.now += 10 * 60_000;
    expect(await deletion(server, mia.access, {})).toEqual([403, 'stale_sign_in']);
    await server.call('POST', '/recover', { email: mia.email });
    const mail = (await server.delivered()).to(mia.email).at(-1);
    const token = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank').searchParams.get('token');
    const { body } = await server.call('POST', '/verify', { type: 'recovery', token_hash: token });
    expect(await deletion(server, String(body['access_token']), {})).toEqual(DELETED);
  });

  test('eight times at once happens once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => deletion(server, mia.access)));
    const of = (wanted: number) => answers.filter(([status]) => status === wanted).length;
    expect([of(200), of(401)]).toEqual([1, 7]);
    expect((await server.delivered()).mails.filter(({ subject }) => subject.includes('was deleted'))).toHaveLength(1);
  });

  test('while devices push leaves nothing of them, however they overlap', { repeats: 10 }, async () => {
    const first = await server.member('ann@example.org');
    const tickets = [ticket, await ticketOf(server, first)];
    const pushes = tickets.flatMap((held, i) =>
      Array.from({ length: 2 }, () => push(server, held, [sessionItem({ id: newId(), owner: [mia, first][i]?.id ?? '' })])),
    );
    const deletions = [mia, first].map(({ id }) =>
      server.database.write((writer) => eraseAccount(writer, { player: id, deletedMs: server.clock.now })),
    );
    const answers = await Promise.all(pushes);
    await Promise.all(deletions);
    // Each is stored before the deletion, or refused after it.
    for (const answer of answers) expect([[200, undefined], GONE]).toContainEqual(answer);
    const left = await everything(server.database);
    for (const { id } of [mia, first]) expect(left).not.toContain(id);
  });
});

onEachEngine('two servers on one database', (engine) => {
  test('both refuse a deleted account at once', async () => {
    const one = await openAccounts(engine);
    const other = await openAccounts({ ...engine, open: () => Promise.resolve(one.database) });
    const mia = await one.member('mia@example.org');
    const ticket = await ticketOf(other, mia);
    expect(await push(other, ticket, [sessionItem({ id: newId(), owner: mia.id })])).toEqual([200, undefined]);
    expect((await other.call('GET', '/user', undefined, { token: mia.access })).status).toBe(200);
    expect(await deletion(one, mia.access)).toEqual(DELETED);
    expect(await push(other, ticket, [])).toEqual(GONE);
    expect((await other.call('GET', '/user', undefined, { token: mia.access })).body).toMatchObject({ code: 'user_not_found' });
    await other.app.close();
    await one.close();
  });
});

onEachEngine('a first push', (engine) => {
  test('whose account is deleted while it is taken in stores nothing', async () => {
    const server = await openAccounts(engine);
    const mia = await server.member('mia@example.org');
    const ticket = await ticketOf(server, mia);
    const { directory } = server.accounts;
    const standings = ['alive', 'alive', 'deleted'] as const;
    let asked = 0;
    directory.ticketStanding = () => Promise.resolve(standings[asked++] ?? 'deleted');
    expect(await push(server, ticket, [sessionItem({ id: newId(), owner: mia.id })])).toEqual(GONE);
    expect(asked).toBe(3);
    for (const table of ['players', 'items', 'parts'] as const)
      expect(await server.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    await server.close();
  });
});

onEachEngine('a database and the file of deleted accounts', (engine) => {
  test('agree after either lost something: a deleted account does not come back, and what works late leaves nothing', async () => {
    const server = await openAccounts(engine);
    const [mia, leo, ann] = [
      await server.member('mia@example.org'),
      await server.member('leo@example.org'),
      await server.member('ann@x.org'),
    ];
    const file = tombstonesInMemory();
    // The database was put back to before the deletion of one; the deletion of another was not filed.
    file.add([{ player: mia.id, deletedMs: 5 }]);
    await server.database.write((writer) => eraseAccount(writer, { player: leo.id, deletedMs: 7 }));
    await server.database.write((writer) => writer.insertInto('players').values({ id: leo.id, seq: 0 }).execute());
    expect(await agreeOnDeletions(server.database, file)).toBe(1);
    expect(file.all()).toEqual([
      { player: mia.id, deletedMs: 5 },
      { player: leo.id, deletedMs: 7 },
    ]);
    const left = await everything(server.database);
    for (const { id } of [mia, leo]) expect(left).not.toContain(id);
    expect(left).toContain(ann.id);
    const standing = (player: string) => server.accounts.directory.ticketStanding({ id: 'lost', player, issuedMs: server.clock.now });
    expect([await standing(mia.id), await standing(leo.id), await standing(ann.id)]).toEqual(['deleted', 'deleted', 'alive']);
    expect(await agreeOnDeletions(server.database, file)).toBe(0);
    expect(file.all()).toHaveLength(2);
    await server.close();
  });
});

test('a backup from before a deletion does not bring the account back (SQLite)', async () => {
  const server = await openAccounts(sqlite);
  const mia = await server.member('mia@example.org');
  const backup = await (server.database as SqliteStore).snapshot();
  const file = tombstonesInMemory();
  file.add([{ player: mia.id, deletedMs: server.clock.now }]);
  await server.close();
  const restored = openSqliteMemory(backup);
  expect(await restored.db.selectFrom('users').select('id').execute()).toEqual([{ id: mia.id }]);
  expect(await agreeOnDeletions(restored, file)).toBe(1);
  expect(await everything(restored)).not.toContain(mia.id);
  await restored.close();
});
