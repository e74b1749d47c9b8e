import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { administer } from '../../../server/admin/administer.ts';
import { openDatabase, openStore } from '../../../server/database/open.ts';
import type { Store, Writer } from '../../../server/database/store.ts';
import { tableNames } from '../../../server/database/stored-version.ts';
import { tombstoneFile, tombstoneFileIn } from '../../../server/deletion/tombstones.ts';
import { PULL_PROTO } from '../../../shared/contract/limits.ts';
import { configForTest, TEST_NOW } from '../app-for-test.ts';
import { openAccounts, type AccountsApp } from '../auth/accounts-for-test.ts';
import { guardedMember, type GuardedMember } from '../auth/factors-for-test.ts';
import { newPostgresDatabase, postgres, sqlite } from '../engines.ts';
import { halves } from '../pictures/made-files.ts';
import { newId, sessionItem } from '../played-games.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);
const world = { clock: () => TEST_NOW, random };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenfold-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const config = () => configForTest({ DATA_DIR: folder });
const run = (...words: readonly string[]) => administer(config(), words, world);
const openFile = (): Promise<Store> => openDatabase({ dataDir: folder }, random);
const openServer = (open: () => Promise<Store> = openFile): Promise<AccountsApp> =>
  openAccounts({ ...sqlite, open }, { AUTH_ACCESS_TTL_S: '86400' });

/** A member with games, a picture and two steps, of a server that was also used in all other ways. */
async function use(): Promise<GuardedMember> {
  const server = await openServer();
  const mia = await guardedMember(server, 'mia@example.org');
  await server.call('POST', '/recovery-codes', {}, { token: mia.access });
  const authorization = `Bearer ${mia.access}`;
  const post = (url: string, headers: Record<string, string>, payload: object) =>
    server.app.inject({ method: 'POST', url, headers, payload });
  const { ticket } = (await post('/api/sync/ticket', { authorization }, { deviceId: 'd', installId: 'i' })).json<{ ticket: string }>();
  for (const batchId of ['a', 'b']) {
    const items = Array.from({ length: 3 }, () => sessionItem({ id: newId(), owner: mia.id }));
    const pushed = { proto: 1, batchId, deviceId: 'd', deviceNow: server.clock.now, items };
    expect((await post('/api/sync/push', { authorization: `Bearer ${ticket}` }, pushed)).statusCode).toBe(200);
  }
  const headers = { authorization, 'content-type': 'image/jpeg' };
  const picture = await server.app.inject({ method: 'PUT', url: '/api/account/picture', headers, payload: await halves('jpeg') });
  expect(picture.statusCode).toBe(200);
  await server.member('leo@example.org', 'Ляля');
  await server.member('eve@example.org', 'Eve');
  await server.call('POST', '/signup', { email: 'new@example.org', password: 'wrong horse' });
  await server.call('POST', '/token?grant_type=password', { email: mia.email, password: 'wrong horse' });
  await server.call('POST', `/factors/${mia.factor.id}/challenge`, {}, { token: mia.access });
  await server.database.write((writer) => fillTheRest(writer, mia.id));
  await server.close();
  for (const words of [['seed'], ['reset', 'leo@example.org']]) expect(await run(...words)).toMatchObject({ exitCode: 0 });
  return mia;
}

/** Rows of what lives for minutes. */
async function fillTheRest(writer: Writer, user: string): Promise<void> {
  const hash = () => randomBytes(32).toString('base64url');
  const times = { created_at: TEST_NOW, expires_at: TEST_NOW + 60_000 };
  await writer
    .insertInto('auth_codes')
    .values({ code_hash: hash(), user_id: user, challenge: 'x'.repeat(43), method: 'otp', ...times })
    .execute();
  await writer
    .insertInto('oauth_states')
    .values({ state_hash: hash(), redirect_to: 'http://tenfold.test', ...times })
    .execute();
  await writer.insertInto('used_captchas').values({ proof_hash: hash(), ends_at: TEST_NOW }).execute();
  await writer
    .insertInto('wrong_codes')
    .values({ guarded: user, times: `[${TEST_NOW}]`, touched_at: TEST_NOW })
    .execute();
  await writer.insertInto('saves').values({ actor: user, key: randomUUID(), request: hash(), saved_ms: TEST_NOW, answer: '{}' }).execute();
  await writer.insertInto('visits').values({ day: 20_777, path: '/', visits: Number.MAX_SAFE_INTEGER }).execute();
  await writer
    .insertInto('changes')
    .values({ player: user, seq: 99, nonce: 'x'.repeat(11) })
    .execute();
  await writer.insertInto('facts').values({ name: 'from the file', value: 'Ляля 🦊 "\\' }).execute();
}

/** All rows of all tables, in an order of their own. */
async function rowsOf(store: Store): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables: Record<string, readonly string[]> = {};
  for (const name of await tableNames(store)) {
    if (name.startsWith('sqlite_')) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(store.db);
    const inOrder = (row: Record<string, unknown>) =>
      Object.keys(row)
        .toSorted()
        .map((column) => [column, row[column]]);
    tables[name] = rows.map((row) => JSON.stringify(Object.fromEntries(inOrder(row)))).toSorted();
  }
  return tables;
}

/** What devices, members and visitors are answered. */
async function answersOf(server: AccountsApp, mia: GuardedMember): Promise<readonly unknown[]> {
  const authorization = `Bearer ${mia.access}`;
  const answers: unknown[] = [];
  const pull = { proto: PULL_PROTO, deviceId: 'other', limit: 100 };
  for (const [method, url, payload] of [
    ['POST', '/api/sync/pull', pull],
    ['GET', '/auth/v1/user'],
    ['GET', '/api/content/posts'],
    ['GET', '/api/content/challenges'],
  ] as const) {
    const { statusCode, body } = await server.app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
    answers.push([url, statusCode, body]);
  }
  const { pictureUrl = '' } = (await server.accounts.directory.profile(mia.id)) ?? {};
  const picture = await server.app.inject({ url: pictureUrl });
  return [...answers, [pictureUrl, picture.statusCode, picture.rawPayload.toString('base64')]];
}

describe.skipIf(postgres.missing)(`npm run admin -- copy${postgres.missing ? ` (${postgres.missing})` : ''}`, () => {
  test('brings every row of every table across, and a server on them answers the same', async () => {
    const mia = await use();
    const before = await openServer();
    const answers = await answersOf(before, mia);
    await before.close();
    // Its mail waits for the next server.
    expect(await run('delete', 'Eve', '--yes')).toMatchObject({ exitCode: 0 });
    const used = await openFile();
    const rows = await rowsOf(used);
    await used.close();
    expect(Object.entries(rows).filter(([, { length }]) => length === 0)).toEqual([]);
    expect(answers.map((answer) => (answer as readonly unknown[])[1])).toEqual([200, 200, 200, 200, 200]);

    const databaseUrl = await newPostgresDatabase();
    const { exitCode, lines } = await run('copy', '--to', databaseUrl);
    expect([exitCode, lines]).toEqual([
      0,
      expect.arrayContaining(['items: 6', expect.stringMatching(/^Copied, and counted on both sides: \d+ rows of \d+ tables\.$/)]),
    ]);
    expect(lines.join('\n')).toContain(`${folder} still has what is no row: the keys`);
    const there = await openStore({ databaseUrl, dataDir: folder });
    expect(await rowsOf(there)).toEqual(rows);
    // A number that PostgreSQL gives out is a new one.
    const post = { revision: 1, published: 0, created_ms: 1, updated_ms: 1, title: '', seo_title: '', seo_description: '', content: '' };
    const last = Math.max(...rows['posts']!.map((row) => Number(/"id":(\d+)/.exec(row)?.[1])));
    expect(await there.write((writer) => writer.insertInto('posts').values(post).returning('id').executeTakeFirst())).toEqual({
      id: last + 1,
    });
    await there.close();

    const after = await openServer(() => openDatabase({ databaseUrl, dataDir: folder }, random));
    expect(await answersOf(after, mia)).toEqual(answers);
    await after.close();
    // The file is as it was, and is the way back.
    const file = await openFile();
    expect(await rowsOf(file)).toEqual(rows);
    await file.close();
  });

  test('a database that has rows, or tables of another program, gets nothing', async () => {
    await (await openFile()).close();
    const used = await newPostgresDatabase();
    const store = await openDatabase({ databaseUrl: used, dataDir: folder }, random);
    await store.write((writer) => writer.insertInto('visits').values({ day: 1, path: '/', visits: 1 }).execute());
    const rows = await rowsOf(store);
    expect(await run('copy', '--to', used)).toEqual({
      exitCode: 1,
      lines: ['Nothing was copied. The PostgreSQL database is not empty (visits has rows). Make an empty one: createdb tenfold.'],
    });
    expect(await rowsOf(store)).toEqual(rows);
    await store.close();
    const others = await newPostgresDatabase();
    const other = await openStore({ databaseUrl: others, dataDir: folder });
    await sql`create table recipes (name text)`.execute(other.db);
    expect((await run('copy', '--to', others)).lines[0]).toContain('holds tables of another program');
    expect(await tableNames(other)).toEqual(['recipes']);
    await other.close();
  });

  test('what fails half way leaves nothing: the same database can be tried again', async () => {
    await use();
    const file = await openFile();
    await file.write((writer) => writer.insertInto('visits').values({ day: 1, path: 'cut\0off', visits: 1 }).execute());
    await file.close();
    const databaseUrl = await newPostgresDatabase();
    const { exitCode, lines } = await run('copy', '--to', databaseUrl);
    expect([exitCode, lines[0]]).toEqual([1, expect.stringMatching(/^Nothing was copied\. .*0x00/)]);
    const store = await openStore({ databaseUrl, dataDir: folder });
    expect(
      Object.entries(await rowsOf(store))
        .filter(([, { length }]) => length > 0)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(['facts', 'schema_versions']);
    await store.close();
    const mended = await openFile();
    await mended.write((writer) => writer.deleteFrom('visits').where('day', '=', 1).execute());
    await mended.close();
    expect(await run('copy', '--to', databaseUrl)).toMatchObject({ exitCode: 0 });
  });

  test('an account that was deleted since a backup was restored by hand does not come along', async () => {
    const server = await openServer();
    const mia = await server.member('mia@example.org', 'Mia');
    await server.close();
    tombstoneFile(tombstoneFileIn(folder)).add([{ player: mia.id, deletedMs: TEST_NOW }]);
    const databaseUrl = await newPostgresDatabase();
    expect(await run('copy', '--to', databaseUrl)).toMatchObject({ exitCode: 0 });
    const store = await openStore({ databaseUrl, dataDir: folder });
    expect((await rowsOf(store))['users']).toEqual([]);
    await store.close();
  });
});

describe('what cannot be copied', () => {
  test('is said, with what to do, and without a password', async () => {
    const to = 'postgres://ada:hunter2@127.0.0.1:1/tenfold';
    expect(await run('copy', '--to', to)).toEqual({
      exitCode: 1,
      lines: [`There is no SQLite database in ${folder}. Set DATA_DIR to its folder.`],
    });
    const file = await openFile();
    expect((await run('copy', '--to', to)).lines).toEqual([
      'Nothing was copied. Another Tenfold server is using this database. Stop it first, or set DATA_DIR to another folder.',
    ]);
    await file.close();
    const unreachable = await run('copy', '--to', to);
    expect(unreachable).toEqual({ exitCode: 1, lines: [expect.stringMatching(/^Nothing was copied\. .*ECONNREFUSED/)] });
    expect(unreachable.lines[0]).not.toContain('hunter2');
    const misuse = { exitCode: 2, lines: ['"copy" needs --to <postgres://…>.'] };
    for (const words of [[], ['--to'], [to], ['--to', 'mysql://x'], ['--to', to, 'now']])
      expect(await run('copy', ...words)).toEqual(misuse);
    const onPostgres = configForTest({ DATA_DIR: folder, DATABASE_URL: to });
    expect(await administer(onPostgres, ['copy', '--to', to], world)).toMatchObject({
      exitCode: 1,
      lines: [expect.stringContaining('DATABASE_URL is set')],
    });
  });
});
