import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { administer } from '../../../server/admin/administer.ts';
import { askServer } from '../../../server/admin/ask-server.ts';
import type { AdminDeps } from '../../../server/admin/command.ts';
import { adminCommands, socketPathIn } from '../../../server/admin/socket.ts';
import { checkCopyHere } from '../../../server/backups/check-copy.ts';
import { tombstoneFile, tombstoneFileIn } from '../../../server/deletion/tombstones.ts';
import type { AppPlugin } from '../../../server/http/app.ts';
import { openDatabase } from '../../../server/database/open.ts';
import type { Store } from '../../../server/database/store.ts';
import { takeNotices } from '../../../server/mail/notices.ts';
import { openSealed } from '../../../server/mail/sealed-mails.ts';
import { keySecret } from '../../../server/secrets/keys.ts';
import { configForTest, TEST_NOW } from '../app-for-test.ts';
import { openAccounts, PASSWORD, type AccountsApp } from '../auth/accounts-for-test.ts';
import { newPostgresDatabase, onSqliteFirst, type Engine } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);
const world = { clock: () => TEST_NOW, random };
/** The players whose devices are told of a change. */
let told: string[] = [];
beforeEach(() => {
  told = [];
});

const configIn = (folder: string, databaseUrl?: string) => configForTest({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'tenfold-admin-'));

/** A server that takes commands in a folder. */
async function openServer(engine: Engine, folder: string): Promise<AccountsApp> {
  let database: Store | undefined;
  const mail: AdminDeps['mail'] = { notify: (writer, notice) => server.accounts.mail.notify(writer, notice) };
  const remembering: Engine = { ...engine, open: async () => (database = await engine.open()) };
  const plugin: AppPlugin = async (app) => {
    if (!database) throw new Error('The database is opened first.');
    const tombstones = tombstoneFile(tombstoneFileIn(folder));
    const changed = (player: string) => void told.push(player);
    const config = configIn(folder);
    await adminCommands(folder, { ...world, config, database, tombstones, dataDir: folder, checkCopy: checkCopyHere, changed, mail })(app);
  };
  const server: AccountsApp = await openAccounts(remembering, {}, TEST_NOW, undefined, undefined, [plugin]);
  return server;
}

const roleOf = async (server: AccountsApp, access: string): Promise<string | undefined> => {
  const principal = await server.accounts.directory.authenticate(`Bearer ${access}`);
  return principal.ok ? principal.value.role : undefined;
};

onSqliteFirst('commands to a running server', (engine) => {
  let folder: string;
  let server: AccountsApp;
  beforeEach(async () => {
    folder = await newFolder();
    server = await openServer(engine, folder);
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const ask = (...words: readonly string[]) => askServer(socketPathIn(folder), words);

  /** A member's device sends a game. */
  async function play({ id, access }: { readonly id: string; readonly access: string }): Promise<void> {
    const post = (url: string, token: string, payload: object) =>
      server.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload });
    const { ticket } = (await post('/api/sync/ticket', access, { deviceId: 'd', installId: 'i' })).json<{ ticket: string }>();
    const items = [sessionItem({ id: newId(), owner: id })];
    const push = await post('/api/sync/push', ticket, { proto: 1, batchId: 'b', deviceId: 'd', deviceNow: TEST_NOW, items });
    expect(push.statusCode).toBe(200);
  }

  test.each(['mia@example.org', 'MIA@example.org', 'Mia  Two', 'mia_two'])(
    'promote finds an account by %s, and demote undoes it',
    async (who) => {
      const mia = await server.member('mia@example.org', 'Mia Two');
      const leo = await server.member('leo@example.org', 'Leo');
      expect(await ask('promote', ...who.split(' '))).toEqual({ exitCode: 0, lines: ['Mia Two (mia@example.org) is an admin now.'] });
      expect([await roleOf(server, mia.access), await roleOf(server, leo.access)]).toEqual(['admin', 'player']);
      expect(await ask('promote', who)).toEqual({ exitCode: 0, lines: ['Mia Two (mia@example.org) is an admin already.'] });
      expect(await ask('demote', who)).toMatchObject({ exitCode: 0 });
      expect(await roleOf(server, mia.access)).toBe('player');
    },
  );

  test('promote refuses an address that nobody has confirmed, a name that is only held, and what is not there', async () => {
    await server.call('POST', '/signup', { email: 'eve@example.org', password: PASSWORD, data: { username: 'Eve' } });
    const unconfirmed = { exitCode: 1, lines: ['The account of eve@example.org has not confirmed its address yet.'] };
    expect(await ask('promote', 'eve@example.org')).toEqual(unconfirmed);
    expect(await ask('promote', 'Eve')).toEqual(unconfirmed);
    await server.member('mia@example.org', 'Mia');
    await server.call('POST', '/signup', { email: 'mia@example.org', password: PASSWORD, data: { username: 'Someone Else' } });
    for (const who of ['Someone Else', 'nobody@example.org', 'nobody', '%', '*']) {
      expect(await ask('promote', who)).toEqual({ exitCode: 1, lines: [`There is no account with the address or name "${who}".`] });
    }
    const roles = await server.database.db.selectFrom('profiles').select('role').distinct().execute();
    expect(roles).toEqual([{ role: 'player' }]);
  });

  test('reset starts a player anew, says what it took, and keeps the games', async () => {
    const mia = await server.member('mia@example.org', 'Mia Two');
    await play(mia);
    const line = (xp: number, games: number) =>
      `Mia Two (mia@example.org) starts anew. XP taken away: ${xp}. Games that count no more: ${games}.`;
    expect(await ask('reset', 'Mia', 'Two', '--reason', 'A', 'new', 'year')).toEqual({ exitCode: 0, lines: [line(21, 1)] });
    expect(await ask('reset', 'mia@example.org')).toEqual({ exitCode: 0, lines: [line(0, 0)] });
    const { db } = server.database;
    const resets = await db.selectFrom('resets').select(['player', 'at_ms', 'actor', 'reason', 'generation']).orderBy('seq').execute();
    const each = { player: mia.id, at_ms: TEST_NOW, actor: 'operator' };
    expect(resets).toEqual([
      { ...each, reason: 'A new year', generation: 1 },
      { ...each, reason: 'Reset by an admin', generation: 2 },
    ]);
    expect(told).toEqual([mia.id, mia.id]);
    expect(await db.selectFrom('items').select('status').execute()).toEqual([{ status: 'accepted' }]);
    expect(await ask('check')).toEqual({ exitCode: 0, lines: ['Players checked: 1. Totals that were wrong and are right now: 0.'] });
  });

  test('reset touches nobody where it is told of nobody, or why at too great a length', async () => {
    await play(await server.member('mia@example.org', 'Mia'));
    expect(await ask('reset', 'nobody')).toEqual({ exitCode: 1, lines: ['There is no account with the address or name "nobody".'] });
    expect(await ask('reset', '--reason', 'because')).toEqual({
      exitCode: 2,
      lines: ['"reset" needs <e-mail address or name> [--reason <text>].'],
    });
    expect(await ask('reset', 'Mia', '--reason', 'x'.repeat(201))).toEqual({
      exitCode: 1,
      lines: ['A reason has at most 200 characters.'],
    });
    expect(await server.database.db.selectFrom('resets').selectAll().execute()).toEqual([]);
    expect(told).toEqual([]);
  });

  test('check puts right what differs, and says how much', async () => {
    await play(await server.member('mia@example.org'));
    const fine = { exitCode: 0, lines: ['Players checked: 1. Totals that were wrong and are right now: 0.'] };
    expect(await ask('check')).toEqual(fine);
    const wrong = JSON.stringify({ 'speed-math': { sessions: 999 } });
    await server.database.write((writer) => writer.updateTable('parts').set({ part: wrong }).where('fold', '=', 'games').execute());
    expect(await ask('check')).toEqual({ exitCode: 0, lines: ['Players checked: 1. Totals that were wrong and are right now: 1.'] });
    expect(await ask('check')).toEqual(fine);
  });

  test('list shows accounts, newest first, and finds a part of a name or address as it is written', async () => {
    await server.member('mia@example.org', 'Mia_Two');
    server.clock.now += 60_000;
    await server.member('leo@example.org', 'Leo');
    await ask('promote', 'Leo');
    await server.call('POST', '/signup', { email: 'eve@example.org', password: PASSWORD, data: { username: 'Eve' } });
    const mia = 'Mia_Two (mia@example.org): last signed in 2026-11-20 12:00 UTC, sessions: 1';
    const leo = 'Leo (leo@example.org): admin, last signed in 2026-11-20 12:01 UTC, sessions: 1';
    const eve = 'Eve (eve@example.org): address not confirmed, never signed in, sessions: 0';
    const all = (await ask('list'))?.lines ?? [];
    expect([all.at(-1), new Set(all)]).toEqual([mia, new Set([mia, leo, eve])]);
    expect(await ask('list', 'MIA_')).toEqual({ exitCode: 0, lines: [mia] });
    expect(await ask('list', 'leo@')).toEqual({ exitCode: 0, lines: [leo] });
    expect(await ask('list', '_')).toEqual({ exitCode: 0, lines: [mia] });
    for (const part of ['%', '\\', "'"]) expect(await ask('list', part)).toEqual({ exitCode: 0, lines: ['There is no such account.'] });
  });

  test.each(['Özil', 'Иван', 'Ωμεγα', 'Straße'])('whoever is called %s is found in any spelling, by every command', async (name) => {
    const member = await server.member('one@example.org', name);
    server.clock.now += 60_000;
    // A newer account, whose address contains the other's.
    await server.member('someone@example.org', 'Someone');
    const created = '  Signed up: 2026-11-20 12:00 UTC';
    const line = `${name} (one@example.org): last signed in 2026-11-20 12:00 UTC, sessions: 1`;
    for (const spelling of [name, name.toUpperCase(), name.toLowerCase(), name.normalize('NFD')]) {
      expect([spelling, await ask('list', spelling)]).toEqual([spelling, { exitCode: 0, lines: [line] }]);
      expect([spelling, (await ask('find', spelling))?.lines]).toEqual([
        spelling,
        expect.arrayContaining([`${name} (one@example.org)`, `  Id: ${member.id}`, created]),
      ]);
      expect((await ask('promote', spelling))?.exitCode).toBe(0);
      expect(await roleOf(server, member.access)).toBe('admin');
      expect((await ask('demote', spelling))?.exitCode).toBe(0);
      expect(await roleOf(server, member.access)).toBe('player');
    }
    // A part of it, and what is no name at all.
    expect((await ask('list', name.slice(1).toUpperCase()))?.lines).toEqual([line]);
    expect((await ask('list', '\u0301'))?.lines).toEqual(['There is no such account.']);
  });

  test('find shows one account, and names who is not there', async () => {
    const mia = await server.member('mia@example.org', 'Mia');
    await play(mia);
    expect(await ask('find', 'mia')).toEqual({
      exitCode: 0,
      lines: [
        'Mia (mia@example.org)',
        `  Id: ${mia.id}`,
        '  Role: player',
        '  Address confirmed: yes',
        '  Signed up: 2026-11-20 12:00 UTC',
        '  Last signed in: 2026-11-20 12:00 UTC',
        '  Sessions: 1',
        '  Games: 1',
      ],
    });
    expect(await ask('find', 'nobody')).toEqual({ exitCode: 1, lines: ['There is no account with the address or name "nobody".'] });
  });

  test('delete asks whether one is sure, then deletes for good, tells devices and owner and notes it outside the database', async () => {
    const mia = await server.member('mia@example.org', 'Mia Two');
    await play(mia);
    expect(await ask('delete', 'Mia', 'Two')).toEqual({
      exitCode: 1,
      lines: ['Mia Two (mia@example.org) would be deleted for good. Say so with --yes behind the name.'],
    });
    expect(await server.database.db.selectFrom('users').select('id').execute()).toEqual([{ id: mia.id }]);
    expect(await ask('delete', 'Mia', 'Two', '--yes')).toEqual({ exitCode: 0, lines: ['Mia Two (mia@example.org) is deleted.'] });
    expect(await server.database.db.selectFrom('users').select('id').execute()).toEqual([]);
    expect(tombstoneFile(tombstoneFileIn(folder)).all()).toEqual([{ player: mia.id, deletedMs: TEST_NOW }]);
    expect(told).toEqual([mia.id]);
    const mail = (await server.delivered()).to(mia.email).at(-1);
    expect(mail?.subject).toBe('Your Tenfold account was deleted');
    expect(mail?.text).toContain('Whoever runs this Tenfold just deleted your account');
    expect(await ask('delete', 'Mia Two', '--yes')).toMatchObject({ exitCode: 1 });
    expect(await ask('delete', '--yes')).toMatchObject({ exitCode: 2 });
  });

  test('delete mails nothing to an address that nobody confirmed: it may be a stranger’s', async () => {
    await server.call('POST', '/signup', { email: 'leo@example.org', password: PASSWORD, data: { username: 'Leo' } });
    const before = (await server.delivered()).mails.length;
    expect(await ask('delete', 'Leo', '--yes')).toMatchObject({ exitCode: 0 });
    expect((await server.delivered()).mails).toHaveLength(before);
  });

  test('sessions lists where an account is signed in, and end-sessions ends them all, of nobody else', async () => {
    const mia = await server.member('mia@example.org', 'Mia');
    const leo = await server.member('leo@example.org', 'Leo');
    await server.call('POST', '/token?grant_type=password', { email: mia.email, password: PASSWORD });
    const lines = (await ask('sessions', 'Mia'))?.lines ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^[0-9a-f-]{36}: since 2026-11-20 12:00 UTC, last used 2026-11-20 12:00 UTC, signed in with one step$/);
    expect(await ask('end-sessions', 'Mia')).toEqual({ exitCode: 0, lines: ['Mia (mia@example.org) is signed out. Sessions ended: 2.'] });
    expect(await ask('sessions', 'Mia')).toEqual({ exitCode: 0, lines: ['Mia (mia@example.org) has no session.'] });
    expect((await server.call('GET', '/user', undefined, { token: mia.access })).body).toMatchObject({ code: 'session_not_found' });
    expect((await server.call('GET', '/user', undefined, { token: leo.access })).status).toBe(200);
    expect(told).toEqual([mia.id]);
  });

  test('backup copies an SQLite database while it is used, and says what to run for PostgreSQL', async () => {
    const mia = await server.member('mia@example.org', 'Mia');
    await play(mia);
    await server.member('leo@example.org', 'Leo');
    await ask('delete', 'Leo', '--yes');
    const asked = ask('backup');
    await play(mia);
    const { exitCode, lines = [] } = (await asked) ?? {};
    expect(exitCode).toBe(0);
    if (engine.name === 'PostgreSQL') return expect(lines[0]).toContain('pg_dump');
    const [, copy = ''] = /^The backup is in (\S+)\. Copy it to another machine\.$/.exec(lines[0] ?? '') ?? [];
    expect((statSync(join(copy, 'tenfold.db')).mode & 0o777).toString(8)).toBe('600');
    expect(tombstoneFile(tombstoneFileIn(copy)).all()).toHaveLength(1);
    const restored = await openDatabase({ dataDir: copy }, random);
    expect(await restored.db.selectFrom('users').select('id').execute()).toEqual([{ id: mia.id }]);
    expect((await restored.db.selectFrom('items').select('id').execute()).length).toBeGreaterThan(0);
    await restored.close();
    return expect(await administer(configIn(copy), ['check'], world)).toMatchObject({ exitCode: 0 });
  });

  test('each command tells of itself with --help, and does nothing', async () => {
    await server.member('mia@example.org', 'Mia');
    const listed = (await ask('help'))?.lines.flatMap((line) => /^ {2}([a-z-]+)/.exec(line)?.[1] ?? []) ?? [];
    const names = [
      'list',
      'find',
      'promote',
      'demote',
      'remove-factors',
      'reset',
      'delete',
      'sessions',
      'end-sessions',
      'doctor',
      'check',
      'backup',
      'restore',
      'copy',
      'seed',
      'visits',
      'help',
    ];
    expect(listed).toEqual(names);
    for (const name of listed.slice(0, -1)) {
      const { exitCode, lines = [] } = (await ask(name, 'Mia', '--yes', '--help')) ?? {};
      expect([name, exitCode, lines[0]]).toEqual([name, 0, expect.stringContaining(`npm run admin -- ${name}`)]);
    }
    expect(await server.database.db.selectFrom('profiles').select(['username', 'role']).execute()).toEqual([
      { username: 'Mia', role: 'player' },
    ]);
  });

  test('what is no command is answered with its use, and changes nothing', async () => {
    expect((await ask())?.exitCode).toBe(2);
    expect(await ask('help')).toMatchObject({ exitCode: 0 });
    expect((await ask('reboot'))?.lines[0]).toBe('There is no command "reboot".');
    for (const nobody of [[], [''], [' ', '']])
      expect(await ask('promote', ...nobody)).toEqual({ exitCode: 2, lines: ['"promote" needs <e-mail address or name>.'] });
    expect(await ask('check', 'everything')).toEqual({ exitCode: 2, lines: ['"check" takes no argument.'] });
    expect(await ask('__proto__', 'x')).toMatchObject({ exitCode: 2 });
  });

  test('what replaces or copies the database away has to wait until the server is stopped', async () => {
    const refusal = { exitCode: 1, lines: ['A server runs on this data folder. Stop it, and run this command again.'] };
    expect(await ask('restore', 'a-backup')).toEqual(refusal);
    expect(await ask('copy', '--to', 'postgres://ada@127.0.0.1:1/tenfold')).toEqual(refusal);
  });

  test('nobody but its own user can open the socket, and it goes with the server', async () => {
    expect((statSync(socketPathIn(folder)).mode & 0o777).toString(8)).toBe('600');
    await server.app.close();
    expect(existsSync(socketPathIn(folder))).toBe(false);
    expect(await ask('check')).toBeUndefined();
  });

  test('a connection that says nonsense, too much or nothing holds up neither commands nor the end of the server', async () => {
    const sent = ['}\n', `"${'x'.repeat(5_000)}`, 'null\n', ''].map((text) => {
      const socket = connect(socketPathIn(folder));
      socket.on('error', () => socket.destroy());
      socket.on('data', () => {});
      socket.write(text);
      return once(socket, 'close');
    });
    expect(await ask('check')).toMatchObject({ exitCode: 0 });
    await server.app.close();
    await Promise.all(sent);
  });

  test('a server that ends answers the command that runs', async () => {
    const asked = ask('check');
    // The command has begun once its connection is taken.
    await ask('check');
    await server.app.close();
    expect(await asked).toMatchObject({ exitCode: 0 });
  });
});

onSqliteFirst('the way to the database', (engine) => {
  let folder: string;
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const configFor = async () => configIn(folder, engine.name === 'PostgreSQL' ? await newPostgresDatabase() : undefined);

  test('is the running server, and the database itself once that has stopped', async () => {
    const config = await configFor();
    const own: Engine = { ...engine, open: () => openDatabase(config, random) };
    const server = await openServer(own, folder);
    await server.member('mia@example.org', 'Mia');
    expect(await administer(config, ['promote', 'Mia'], world)).toEqual({ exitCode: 0, lines: ['Mia (mia@example.org) is an admin now.'] });
    await server.close();
    expect(await administer(config, ['promote', 'Mia'], world)).toEqual({
      exitCode: 0,
      lines: ['Mia (mia@example.org) is an admin already.'],
    });
    expect(await administer(config, ['check'], world)).toMatchObject({ exitCode: 0 });
    const again = await openServer(own, folder);
    expect(await askServer(socketPathIn(folder), ['check'])).toMatchObject({ exitCode: 0 });
    await again.close();
  });

  test('a mail of a command without a server waits, sealed with the key of the data folder, for the next server', async () => {
    const config = await configFor();
    const own: Engine = { ...engine, open: () => openDatabase(config, random) };
    const server = await openServer(own, folder);
    await server.member('mia@example.org', 'Mia');
    await server.close();
    expect(await administer(config, ['delete', 'Mia', '--yes'], world)).toMatchObject({ exitCode: 0 });
    const database = await openDatabase(config, random);
    const deps = { secret: keySecret(folder, 'accounts') };
    const [waiting] = await database.db.selectFrom('mail_queue').select('sealed').execute();
    expect(openSealed(deps, waiting?.sealed ?? '')).toEqual({ request: { kind: 'notice', email: 'mia@example.org' } });
    const [told] = await database.write((writer) => takeNotices(deps, writer, 'mia@example.org'));
    await database.close();
    expect(told?.notice).toMatchObject({ to: 'mia@example.org', subject: 'Your Tenfold account was deleted' });
  });

  test('a socket that a killed server left stops neither a command nor the next server', async () => {
    const config = await configFor();
    const path = socketPathIn(folder);
    const killed = spawn(process.execPath, [
      '-e',
      `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`,
    ]);
    await once(killed.stdout, 'data');
    killed.kill('SIGKILL');
    await once(killed, 'close');
    expect(existsSync(path)).toBe(true);
    await (await openDatabase(config, random)).close();
    expect(await administer(config, ['check'], world)).toMatchObject({ exitCode: 0 });
    const server = await openServer({ ...engine, open: () => openDatabase(config, random) }, folder);
    expect(await askServer(path, ['check'])).toMatchObject({ exitCode: 0 });
    await server.close();
  });

  test('is the database alone where the path of the socket would be too long', async () => {
    const config = await configFor();
    const deep = join(folder, 'x'.repeat(100));
    await mkdir(deep);
    const server = await openServer({ ...engine, open: () => openDatabase({ ...config, dataDir: deep }, random) }, deep);
    expect(await askServer(socketPathIn(deep), ['check'])).toBeUndefined();
    await server.close();
    expect(await administer({ ...config, dataDir: deep }, ['check'], world)).toMatchObject({ exitCode: 0 });
    expect(await readdir(folder)).toEqual(['x'.repeat(100)]);
  });

  test('help needs no database', async () => {
    expect(await administer(configIn(folder, 'postgres://nobody.invalid/x'), ['help'], world)).toMatchObject({
      exitCode: 0,
    });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('an SQLite file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is never opened beside a server that has it, though its socket is gone', async () => {
    const database = await openDatabase({ dataDir: folder }, random);
    await expect(administer(configIn(folder), ['check'], world)).rejects.toThrow('Another Tenfold server is using this database.');
    await database.close();
    expect(await administer(configIn(folder), ['check'], world)).toMatchObject({ exitCode: 0 });
  });

  test('is not made by a command', async () => {
    expect(await administer(configIn(folder), ['promote', 'Mia'], world)).toEqual({
      exitCode: 1,
      lines: [`There is no database in ${folder} yet. Start the server once, or set DATA_DIR to its folder.`],
    });
    expect(await readdir(folder)).toEqual([]);
  });
});
