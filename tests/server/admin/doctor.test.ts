import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as createServerInClear, type Server as ServerInClear } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administer } from '../../../server/admin/administer.ts';
import { judgeBackups, judgeKeys, lookAtKeys, newestBackup } from '../../../server/admin/doctor/backups.ts';
import { judgeClock } from '../../../server/admin/doctor/clock.ts';
import { judgeDatabase } from '../../../server/admin/doctor/database.ts';
import { judgeDisk } from '../../../server/admin/doctor/disk.ts';
import { judgeMail, lookAtMail } from '../../../server/admin/doctor/mail.ts';
import { judgeProxy } from '../../../server/admin/doctor/proxy.ts';
import { judgeSite, lookAtSite, type SiteLook } from '../../../server/admin/doctor/site.ts';
import { adminCommands } from '../../../server/admin/socket.ts';
import { checkCopyHere } from '../../../server/backups/check-copy.ts';
import type { Environment } from '../../../server/config.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { openSqliteFile } from '../../../server/database/sqlite.ts';
import { configForTest, TEST_NOW } from '../app-for-test.ts';
import { openAccounts, tombstonesInMemory } from '../auth/accounts-for-test.ts';
import { newPostgresDatabase, onSqliteFirst } from '../engines.ts';
import { openMailServer } from '../mail/mailbox.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);
const DAY_MS = 86_400_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenfold-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the address, as a device finds it', () => {
  let certificates: string;
  const servers: (Server | ServerInClear)[] = [];
  const file = (name: string) => join(certificates, name);
  const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { cwd: certificates, stdio: 'pipe' });
  const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

  /** An authority of its own, a certificate that it signed for localhost, and one that signed itself. */
  beforeAll(() => {
    certificates = mkdtempSync(join(tmpdir(), 'tenfold-certificates-'));
    openssl('req', '-x509', ...KEY, '-days', '60', '-subj', '/CN=School Authority', '-keyout', 'ca.key', '-out', 'ca.pem');
    openssl('req', ...KEY, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', 'own.key', '-out', 'own.csr');
    const sign = ['x509', '-req', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-copy_extensions', 'copy', '-in', 'own.csr'];
    openssl(...sign, '-days', '60', '-out', 'own.pem');
    openssl('req', '-x509', ...KEY, '-days', '60', '-subj', '/CN=localhost', '-keyout', 'self.key', '-out', 'self.pem');
    openssl('req', '-x509', ...KEY, '-days', '60', '-subj', '/CN=elsewhere', '-keyout', 'other.key', '-out', 'other.pem');
  });
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  afterAll(() => rmSync(certificates, { recursive: true }));

  async function serve(name: string | undefined, answer: string, status = 200): Promise<string> {
    const secure = name === undefined ? undefined : { key: readFileSync(file(`${name}.key`)), cert: readFileSync(file(`${name}.pem`)) };
    const server = secure ? createServer(secure) : createServerInClear();
    server.on('request', (_asked, response) => void response.writeHead(status).end(answer));
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return `${secure ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`;
  }

  const HEALTHY = '{"status":"ok"}';
  async function said(address: string, laterMs = 0): Promise<string> {
    const findings = judgeSite(address, await lookAtSite(address), Date.now() + laterMs);
    return findings.map(({ level, text }) => `${level}: ${text}`).join('\n');
  }

  test('a certificate of an authority of its own is to be known, and tells whose root certificate devices need', async () => {
    const text = await said(await serve('own', HEALTHY));
    expect(text).toMatch(/^fine: https:\/\/localhost:\d+ leads to a Tenfold server\.$/m);
    expect(text).toMatch(/^note: The certificate is signed by "School Authority", .*each device needs its root certificate/m);
    expect(text).not.toContain('wrong:');
  });

  test.each([
    ['one that has expired', 'own', 61 * DAY_MS, /^wrong: The certificate has expired on 20\d\d-\d\d-\d\d\. Renew it/m],
    ['one that is not valid yet', 'own', -61 * DAY_MS, /^wrong: The certificate is valid from .* Look at the clock/m],
    ['one for another name', 'other', 0, /^wrong: The certificate is for another name than localhost\./m],
    ['one that signed itself', 'self', 0, /^wrong: The certificate has signed itself/m],
  ])('%s is wrong, whoever signed it', async (_what, name, laterMs, words) => {
    expect(await said(await serve(name, HEALTHY), laterMs)).toMatch(words);
  });

  test('what answers, and is no Tenfold server, is told apart from a proxy without its server', async () => {
    expect(await said(await serve('own', '<html>', 200))).toMatch(
      /^wrong: .* leads to something else than Tenfold \(200 at \/healthz\)\./m,
    );
    expect(await said(await serve('own', '', 502))).toMatch(/^wrong: The proxy at .* does not reach the server \(502\)\./m);
    expect(await said(await serve('own', 'x'.repeat(1_000_000)))).toContain('something else than Tenfold');
  });

  test('where nobody answers, or not by TLS, the reason is named with what to do', async () => {
    const inClear = await serve(undefined, HEALTHY);
    expect(await said(inClear.replace('http:', 'https:'))).toMatch(/^wrong: .*There is something else than https\./m);
    servers.splice(0).forEach((server) => server.close());
    expect(await said(inClear)).toMatch(/^wrong: .* does not answer \(ECONNREFUSED\)\. Nobody listens there\./m);
    expect(await said('https://school.invalid')).toMatch(/^wrong: .*school\.invalid does not answer \((?:ENOTFOUND|EAI_AGAIN)\)\./m);
  });

  const trusted = (fromDay: number, toDay: number): SiteLook => ({
    status: 200,
    isTenfold: true,
    certificate: { fitsName: true, fromMs: TEST_NOW + fromDay * DAY_MS, toMs: TEST_NOW + toDay * DAY_MS, authority: 'R3' },
  });
  test.each([
    ['https://school.example', trusted(-10, 80), ['fine', 'fine', 'fine']],
    ['https://school.example', trusted(-80, 10), ['fine', 'fine', 'note']],
    // A proxy's own authority makes one for hours.
    ['https://school.example', trusted(-0.2, 0.3), ['fine', 'fine', 'fine']],
    ['http://school.example', { status: 200, isTenfold: true }, ['wrong', 'fine']],
    ['http://localhost:3000', { status: 200, isTenfold: true }, ['note', 'fine']],
    ['http://127.0.0.1:3000', { failure: 'ECONNRESET' }, ['note', 'wrong']],
  ])('%s with %j', (address, look, levels) => {
    expect(judgeSite(address, look, TEST_NOW).map(({ level }) => level)).toEqual(levels);
  });
});

describe('what the settings and the machine say', () => {
  test.each([
    [{ SITE_URL: 'http://localhost:3000' }, []],
    [{ SITE_URL: 'https://a.example' }, ['wrong: TRUST_PROXY is not set']],
    [{ SITE_URL: 'https://a.example', TRUST_PROXY: '127.0.0.1', HOST: '127.0.0.1' }, ['fine: Only a proxy']],
    [{ SITE_URL: 'https://a.example', TRUST_PROXY: '127.0.0.1,::1' }, ['wrong: The server listens on 0.0.0.0, port 3000, without TLS.']],
    [{ SITE_URL: 'https://a.example', TRUST_PROXY: '10.0.0.7' }, ['note: The server listens on 0.0.0.0, port 3000, without TLS.']],
  ])('a proxy with %j', (env, words) => {
    const said = judgeProxy(configForTest(env)).map(({ level, text }) => `${level}: ${text}`);
    expect(said).toEqual(words.map((begin) => expect.stringContaining(begin)));
  });

  test.each([
    [TEST_NOW, TEST_NOW, 'fine'],
    [undefined, undefined, 'fine'],
    [TEST_NOW + 3_600_000, undefined, 'wrong'],
    [TEST_NOW - 3_600_000, TEST_NOW - 3_600_000, 'wrong'],
    [TEST_NOW - 3_600_000, TEST_NOW + 60_000, 'fine'],
  ])('a clock beside a file of %s and a site of %s', (file, site, level) => {
    expect(judgeClock(TEST_NOW, file, site).level).toBe(level);
  });

  test.each([
    [50e9, 0, 'fine', '50.0 GB are left'],
    [900e6, 0, 'note', '900 MB are left'],
    [100e6, 0, 'wrong', '100 MB are left'],
    [3e9, 2e9, 'wrong', '3.0 GB are left'],
    ['EACCES', 0, 'wrong', 'cannot be looked at (EACCES)'],
  ])('%s bytes of disk for a database of %s', (left, database, level, words) => {
    expect(judgeDisk('/data', left, database)).toEqual({ level, text: expect.stringContaining(words) });
  });

  test.each([
    [{ version: 0 }, 'note', 'is empty'],
    [{ version: 4 }, 'note', 'brings it to 5, after a backup'],
    [{ version: 5 }, 'fine', 'up to date (schema 5)'],
    [{ version: 6 }, 'wrong', 'of a newer Tenfold'],
    [{ failure: 'the disk is full.' }, 'wrong', 'cannot be used: the disk is full.'],
  ])('a database with %j', (look, level, words) => {
    expect(judgeDatabase('a file', look, 5)).toEqual({ level, text: expect.stringContaining(words) });
  });

  test.each([
    [{ backupKeep: 7 }, TEST_NOW - DAY_MS, 'fine'],
    [{ backupKeep: 7 }, TEST_NOW - 3 * DAY_MS, 'wrong'],
    [{ backupKeep: 7 }, undefined, 'note'],
    [{ backupKeep: 0 }, TEST_NOW, 'wrong'],
    [{ backupKeep: 7, databaseUrl: 'postgres://x' }, undefined, 'note'],
  ])('backups by %j, the newest of %s', (settings, newest, level) => {
    expect(judgeBackups(settings, newest, TEST_NOW).level).toBe(level);
  });

  test('the newest backup is one of the present database, and keys are named that others can read', () => {
    for (const name of ['daily-2026-11-18T03-00-00.000Z', '2026-11-19T03-00-00.000Z', 'replaced-2026-11-20T03-00-00.000Z'])
      mkdirSync(join(folder, 'backups', name), { recursive: true });
    expect(newestBackup(folder)).toBe(Date.UTC(2026, 10, 19, 3));
    expect(judgeKeys(lookAtKeys(folder))).toEqual([]);
    mkdirSync(join(folder, 'keys'));
    const key = join(folder, 'keys/accounts.key');
    writeFileSync(key, 'the secret of a key', { mode: 0o600 });
    const reminder = { level: 'note', text: expect.stringContaining(`The keys in ${join(folder, 'keys')} are in no backup.`) };
    expect(judgeKeys(lookAtKeys(folder))).toEqual([reminder]);
    chmodSync(key, 0o644);
    expect(judgeKeys(lookAtKeys(folder))).toEqual([{ level: 'wrong', text: expect.stringContaining(key) }, reminder]);
  });

  test('mail is tried at the mail server, or at the folder, and no password is told', async () => {
    const server = await openMailServer();
    const settings = { mailDir: join(folder, 'mail/deep'), smtpUrl: server.url };
    const look = async (smtpUrl?: string) => {
      const { mailDir } = settings;
      return judgeMail({ mailDir, ...(smtpUrl && { smtpUrl }) }, await lookAtMail({ mailDir, ...(smtpUrl && { smtpUrl }) }));
    };
    expect(await look(server.url)).toMatchObject({ level: 'fine' });
    expect(server.received).toEqual([]);
    // Not known as this machine, and it offers no TLS.
    const inClear = await look(server.url.replace('127.0.0.1', 'ada:hunter2@0.0.0.0'));
    expect(inClear).toMatchObject({ level: 'wrong', text: expect.stringContaining('The mail server does not take mails (E') });
    await server.close();
    const gone = await look(server.url.replace('127.0.0.1', 'ada:hunter2@127.0.0.1'));
    expect(gone).toMatchObject({ level: 'wrong', text: expect.stringContaining('Look at SMTP_URL') });
    expect([inClear.text, gone.text].join()).not.toMatch(/hunter2|ada/);
    expect(await look()).toEqual({ level: 'note', text: expect.stringContaining(`each mail is a file in ${settings.mailDir}`) });
    expect(existsSync(join(folder, 'mail'))).toBe(false);
  });
});

const world = { clock: () => Date.now(), random };
const examined = (env: Environment) => administer(configForTest({ DATA_DIR: folder, ...env }), ['doctor'], world);

onSqliteFirst('npm run admin -- doctor', (engine) => {
  const settings = async (): Promise<Environment> => (engine.name === 'PostgreSQL' ? { DATABASE_URL: await newPostgresDatabase() } : {});

  test('without a server neither makes a database nor brings one up to date, and says what the next start does', async () => {
    const env = await settings();
    expect((await examined(env)).lines.join('\n')).toMatch(/^note {2}The database \(.+\) is empty\./m);
    expect(readdirSync(folder)).toEqual([]);
    const older = await openDatabase(configForTest({ DATA_DIR: folder, ...env }), random);
    await older.write((writer) =>
      writer
        .deleteFrom('schema_versions' as never)
        .where('version' as never, '=', migrations.length as never)
        .execute(),
    );
    await older.close();
    for (const _again of [1, 2])
      expect((await examined(env)).lines.join('\n')).toContain(
        `has schema ${migrations.length - 1}. The next start of the server brings it to ${migrations.length}`,
      );
    expect(existsSync(join(folder, 'backups'))).toBe(false);
  });

  test('runs inside the server, sees its settings, and ends with 0 where nothing is wrong', async () => {
    const env = await settings();
    const database = await openDatabase(configForTest({ DATA_DIR: folder, ...env }), random);
    const health = createServerInClear((_asked, answer) => void answer.end('{"status":"ok"}'));
    await once(health.listen(0, '127.0.0.1'), 'listening');
    const config = configForTest({ DATA_DIR: folder, SITE_URL: `http://localhost:${(health.address() as AddressInfo).port}`, ...env });
    const mail = { notify: () => Promise.resolve() };
    const deps = {
      ...world,
      config,
      database,
      dataDir: folder,
      tombstones: tombstonesInMemory(),
      checkCopy: checkCopyHere,
      changed: () => {},
      mail,
    };
    const server = await openAccounts({ ...engine, open: () => Promise.resolve(database) }, {}, TEST_NOW, undefined, undefined, [
      adminCommands(folder, deps),
    ]);
    // The command itself was started with other settings.
    const { exitCode, lines } = await examined({ SITE_URL: 'https://school.invalid', ...env });
    const text = lines.join('\n');
    expect([exitCode, lines.at(-1)]).toEqual([0, 'Nothing is wrong.']);
    expect(text).toMatch(/^ok {4}Tenfold \S+ \(schema \d+, Node \S+\) runs\.$/m);
    expect(text).toMatch(new RegExp(`^ok {4}${config.siteUrl} leads to a Tenfold server\\.$`, 'm'));
    expect(text).toMatch(/^ok {4}The database \(.+\) can be written to, and is up to date/m);
    expect(text).not.toMatch(/^fix/m);
    health.close();
    expect(await examined(env)).toMatchObject({ exitCode: 1, lines: expect.arrayContaining(['To put right: 1.']) });
    await server.close();
  });
});

describe('without a server', () => {
  test('a folder that is not there, and a site that was not built, are told', async () => {
    const dataDir = join(folder, 'none');
    const config = configForTest({ DATA_DIR: dataDir });
    const { exitCode, lines } = await administer(config, ['doctor'], { ...world, clientDir: join(folder, 'client') });
    expect(exitCode).toBe(1);
    expect(lines.join('\n')).toContain(`fix   There is no folder ${dataDir} yet.`);
    expect(lines.join('\n')).toContain(`fix   The built site is missing in ${join(folder, 'client')}.`);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('a database of a newer build, of another program and one that another holds are told, and stay as they are', async () => {
    const file = join(folder, 'tenfold.db');
    const store = openSqliteFile(file);
    // Nothing is said of the settings of this command: the server may have others.
    expect(await examined({})).toEqual({
      exitCode: 1,
      lines: [
        `fix   A server has ${folder} but takes no commands: it is starting or stopping. Run this again in a moment. If it stays so, the log of the server says why.`,
        '',
        'To put right: 1.',
      ],
    });
    await migrate(store, [...migrations, { version: migrations.length + 1, name: 'from the future', up: () => Promise.resolve() }], random);
    await store.close();
    expect((await examined({})).lines.join('\n')).toContain('is of a newer Tenfold');
    writeFileSync(file, 'a shopping list, and a rather long one. '.repeat(1000));
    expect((await examined({})).lines.join('\n')).toContain('cannot be used: The database file is damaged.');
  });

  test('files of the future tell of a clock that was lost', async () => {
    await (await openDatabase({ dataDir: folder }, random)).close();
    expect((await examined({})).lines.join('\n')).toMatch(/^ok {4}The clock says /m);
    const later = new Date(Date.now() + DAY_MS);
    utimesSync(join(folder, 'tenfold.db'), later, later);
    expect((await examined({})).lines.join('\n')).toMatch(/^fix {3}The clock says .*, but a file of Tenfold was written at /m);
  });

  test('a database that cannot be reached is told without its password', async () => {
    const text = (
      await examined({ DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1:1/tenfold', SMTP_URL: 'smtp://bob:hunter2@127.0.0.1:1' })
    ).lines.join('\n');
    expect(text).toContain(
      'fix   The database (PostgreSQL) cannot be used: the database of DATABASE_URL cannot be reached (ECONNREFUSED).',
    );
    expect(text).toContain('fix   The mail server does not take mails (');
    expect(text).not.toMatch(/hunter2/);
  });
});
