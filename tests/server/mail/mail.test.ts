import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../../server/database/store.ts';
import type { Mail, MailTransport } from '../../../server/mail/mail.ts';
import { openMailTransport } from '../../../server/mail/open-mail.ts';
import { MailQueue } from '../../../server/mail/queue.ts';
import { hexOfOklch as hex } from '../../../build/oklch.ts';
import { confirmSignupMail, emailChangeMail } from '../../../server/mail/templates.ts';
import { openAccounts, PASSWORD, Postbox, proofIn } from '../auth/accounts-for-test.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { onSqliteFirst } from '../engines.ts';
import { Mailbox } from '../../browser/harness/mailbox.ts';
import { parseMail } from '../../parse-mail.ts';
import { openMailServer, type MailServer } from './mailbox.ts';

const MINUTE_MS = 60_000;
const mail: Mail = {
  to: 'mia@example.org',
  subject: 'Hello',
  text: 'Hello there',
  html: '<p>Hello there</p>',
  link: 'http://tenfold.test/x',
};
const settings = { siteUrl: 'https://tenfold.example', mailDir: '/nowhere' };

class Lines {
  readonly lines: [object, string][] = [];
  info = (details: object, message: string): void => void this.lines.push([details, message]);
  warn = (details: object, message: string): void => void this.lines.push([details, message]);
}

onSqliteFirst('the queue of mails', (engine) => {
  let store: Store;
  let post: Postbox;
  let queue: MailQueue;
  let log: Lines;
  const clock = { now: TEST_NOW };
  const queueOn = (transport: MailTransport, secret = 'secret'): MailQueue =>
    new MailQueue({ store, transport, clock: () => clock.now, log, secret, answer: () => Promise.resolve() });

  beforeEach(async () => {
    clock.now = TEST_NOW;
    log = new Lines();
    post = new Postbox();
    store = await engine.open();
    queue = queueOn(post);
  });
  afterEach(async () => {
    await queue.stop();
    await store.close();
  });
  const left = () => store.db.selectFrom('mail_queue').selectAll().execute();

  test('sends each mail once, and keeps nothing of it', async () => {
    await store.write((writer) => queue.enqueue(writer, mail));
    await Promise.all([queue.deliverDue(), queue.deliverDue()]);
    expect(post.mails).toEqual([mail]);
    expect(await left()).toEqual([]);
  });

  test('two servers on one queue send each mail once', async () => {
    for (let i = 0; i < 25; i += 1) await store.write((writer) => queue.enqueue(writer, { ...mail, subject: String(i) }));
    const other = queueOn(post);
    await Promise.all([queue.deliverDue(), other.deliverDue()]);
    await queue.deliverDue();
    expect(post.mails.map(({ subject }) => Number(subject)).sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, i) => i));
  });

  test('sends nothing that its transaction took back', async () => {
    const lost = store.write(async (writer) => {
      await queue.enqueue(writer, mail);
      throw new Error('planned');
    });
    await expect(lost).rejects.toThrow('planned');
    await queue.deliverDue();
    expect(post.mails).toEqual([]);
  });

  test('tries again later and later, and gives up after a day', async () => {
    post.fails = 2;
    await store.write((writer) => queue.enqueue(writer, mail));
    await queue.deliverDue();
    await queue.deliverDue();
    expect(post.fails).toBe(1);
    clock.now += 10_000;
    await queue.deliverDue();
    clock.now += 20_000;
    await queue.deliverDue();
    expect(post.mails).toHaveLength(1);
    post.fails = 1000;
    await store.write((writer) => queue.enqueue(writer, mail));
    for (let hour = 0; hour <= 25; hour += 1) {
      await queue.deliverDue();
      clock.now += 60 * MINUTE_MS;
    }
    expect(await left()).toEqual([]);
    expect(log.lines.at(-1)?.[1]).toBe('mail given up');
    expect(JSON.stringify(log.lines)).not.toContain('mia@example.org');
  });

  test('a mail that a killed server was sending goes out from the next one', async () => {
    const hanging: MailTransport = { send: () => new Promise(() => {}), close() {} };
    await store.write((writer) => queue.enqueue(writer, mail));
    void queueOn(hanging).deliverDue();
    await expect.poll(async () => (await left())[0]?.due_at).toBeGreaterThan(clock.now);
    await queue.deliverDue();
    expect(post.mails).toEqual([]);
    clock.now += 2 * MINUTE_MS;
    await queue.deliverDue();
    expect(post.mails).toEqual([mail]);
  });

  test('while a mail server hangs, all who ask share one round after it', async () => {
    let letGo = (): void => {};
    const asked: string[] = [];
    const hanging: MailTransport = {
      send: ({ subject }) => {
        asked.push(subject);
        return new Promise((resolve) => (letGo = resolve));
      },
      close() {},
    };
    const slow = queueOn(hanging);
    await store.write((writer) => slow.enqueue(writer, { ...mail, subject: 'first' }));
    const first = slow.deliverDue();
    await expect.poll(() => asked).toEqual(['first']);
    await store.write((writer) => slow.enqueue(writer, { ...mail, subject: 'second' }));
    const rounds = new Set(Array.from({ length: 50 }, () => slow.deliverDue()));
    expect(rounds.size).toBe(1);
    letGo();
    await expect.poll(() => asked).toEqual(['first', 'second']);
    letGo();
    await Promise.all([first, ...rounds]);
    expect(await left()).toEqual([]);
  });

  test('lies sealed in the database, and one sealed with another key is dropped', async () => {
    await store.write((writer) => queue.enqueue(writer, mail));
    const rows = JSON.stringify(await left());
    for (const text of [mail.to, mail.link ?? '', mail.text]) expect(rows).not.toContain(text);
    await queueOn(post, 'another').deliverDue();
    expect(post.mails).toEqual([]);
    expect(await left()).toEqual([]);
  });
});

describe('mail through a real mail server', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await openMailServer();
  });
  afterEach(() => server.close());

  test('arrives with both parts, one recipient, and the headers of a machine', async () => {
    const transport = openMailTransport({ ...settings, smtpUrl: server.url }, () => TEST_NOW, new Lines());
    await transport.send(
      confirmSignupMail('mia@example.org', { link: 'https://tenfold.example/auth/v1/verify?token=a&type=signup', code: '012345' }),
      'id',
    );
    transport.close();
    const [got] = server.received;
    expect([got?.from, got?.to]).toEqual(['no-reply@tenfold.example', ['mia@example.org']]);
    const { headers, parts } = parseMail(got?.raw ?? '');
    expect(headers).toContain('To: mia@example.org');
    expect(headers).toContain('From: Tenfold <no-reply@tenfold.example>');
    expect(headers).toContain('Subject: Confirm your email for Tenfold');
    expect(headers).toContain('Auto-Submitted: auto-generated');
    expect(headers).toContain('Date: Fri, 20 Nov 2026 12:00:00 +0000');
    expect(parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html']);
    expect(parts[0]?.text).toContain('https://tenfold.example/auth/v1/verify?token=a&type=signup');
    expect(parts[1]?.text).toContain('href="https://tenfold.example/auth/v1/verify?token=a&amp;type=signup"');
    for (const part of parts) expect(part.text).toContain('012345');
  });

  test('a link stands in the raw text whole, so that a person finds it in the file', async () => {
    const transport = openMailTransport({ ...settings, smtpUrl: server.url }, () => TEST_NOW, new Lines());
    const link = `https://tenfold.example/auth/v1/verify?token=pkce_${'a'.repeat(43)}&type=signup&redirect_to=https%3A%2F%2Ftenfold.example%2Fauth%2Fcallback`;
    await transport.send(confirmSignupMail('mia@example.org', { link, code: '012345' }), 'id');
    await transport.send({ ...mail, text: `Grüße ${'x'.repeat(2000)}` }, 'id');
    transport.close();
    expect(server.received[0]?.raw).toContain(`\r\n${link}\r\n`);
    expect(parseMail(server.received[1]?.raw ?? '').parts[0]?.text).toContain('Grüße xxx');
    for (const { raw } of server.received) expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  test('beyond this machine no mail goes in clear: a server that offers no TLS gets none', async () => {
    // 0.0.0.0 leads to this machine, too, but it is no address that says so.
    const transport = openMailTransport({ ...settings, smtpUrl: server.url.replace('127.0.0.1', '0.0.0.0') }, () => TEST_NOW, new Lines());
    await expect(transport.send(mail, 'id')).rejects.toThrow(/STARTTLS|TLS|command/i);
    transport.close();
    expect(server.received).toEqual([]);
  });

  test('a refusal is an error that the queue may try again', async () => {
    server.refuse = 1;
    const transport = openMailTransport({ ...settings, smtpUrl: server.url }, () => TEST_NOW, new Lines());
    await expect(transport.send(mail, 'id')).rejects.toThrow();
    await transport.send(mail, 'id');
    transport.close();
    expect(server.received).toHaveLength(1);
  });

  onSqliteFirst('with the auth API', (engine) => {
    test('the link that arrives confirms the account', async () => {
      const transport = openMailTransport({ ...settings, smtpUrl: server.url }, () => TEST_NOW, new Lines());
      const accounts = await openAccounts(engine, {}, TEST_NOW, transport);
      await accounts.call('POST', '/signup', { email: 'mia@example.org', password: PASSWORD });
      await accounts.accounts.mail.deliverDue();
      await expect.poll(() => server.received.length).toBe(1);
      const { parts } = parseMail(server.received[0]?.raw ?? '');
      const { link } = proofIn({ ...mail, text: parts[0]?.text ?? '' });
      expect(await accounts.follow(link)).toContain('access_token=');
      await accounts.close();
    });

    test('a mail server that says nothing holds up no answer', async () => {
      let hangUp: (reason: Error) => void = () => {};
      const hanging: MailTransport = {
        send: () => new Promise((_resolve, reject) => (hangUp = reject)),
        close: () => hangUp(new Error('closed')),
      };
      const accounts = await openAccounts(engine, {}, TEST_NOW, hanging);
      expect((await accounts.call('POST', '/signup', { email: 'mia@example.org', password: PASSWORD })).status).toBe(200);
      expect((await accounts.call('POST', '/recover', { email: 'mia@example.org' })).status).toBe(200);
      await accounts.close();
    });
  });
});

describe('mail into a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'tenfold-mail-')), 'mail');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

  test('is one whole .eml file a mail, in the order of time, for the server alone; the link goes to the log', async () => {
    const clock = { now: TEST_NOW };
    const log = new Lines();
    const transport = openMailTransport({ ...settings, mailDir: folder }, () => clock.now, log);
    for (const subject of ['one', 'two', 'three']) {
      await transport.send({ ...mail, subject }, randomBytes(8).toString('hex'));
      clock.now += subject === 'one' ? 0 : 1;
    }
    const names = (await readdir(folder)).sort();
    expect(names).toHaveLength(3);
    for (const name of names) expect(name).toMatch(/^20261120T12000000\dZ-\d{6}-[0-9a-f]{8}\.eml$/);
    const subjects = await Promise.all(
      names.map(async (name) => parseMail(await readFile(join(folder, name), 'utf8')).headers.find((line) => line.startsWith('Subject: '))),
    );
    expect(subjects).toEqual(['Subject: one', 'Subject: two', 'Subject: three']);
    expect((await stat(join(folder, names[0] ?? ''))).mode & 0o077).toBe(0);
    expect(log.lines[0]?.[0]).toEqual({ link: mail.link });
  });

  // "=3D" is "=" in a mail that is quoted-printable. Ours are not, and a token may begin like that.
  test.each([
    ['in plain lines', ''],
    ['in lines that have to be encoded', 'Grüße '],
  ])('a link is read as it was written, %s, whatever its token begins with', async (_how, before) => {
    const link = 'http://tenfold.test/auth/v1/verify?token=3Dabc-_&type=signup';
    const transport = openMailTransport({ ...settings, mailDir: folder }, () => TEST_NOW, new Lines());
    await transport.send({ ...mail, text: `${before}\n${link}\nor not`, html: `<a href="${link}">${before}</a>` }, 'id');
    expect(await new Mailbox(join(folder, '..')).link(mail.to)).toBe(link);
  });

  test('the log of a server with a mail server holds no link', async () => {
    const server = await openMailServer();
    const log = new Lines();
    const transport = openMailTransport({ ...settings, smtpUrl: server.url }, () => TEST_NOW, log);
    await transport.send(mail, 'id');
    transport.close();
    await server.close();
    expect(log.lines).toEqual([]);
  });
});

describe('what a mail says', () => {
  test('markup in an address is shown, not obeyed', () => {
    const { html, text } = emailChangeMail('a@example.org', `o'neil&<b>@example.org`, {
      link: 'https://tenfold.example/?a="><script>',
      code: '000000',
    });
    expect(html).toContain('o&#39;neil&amp;&lt;b&gt;@example.org');
    expect(html).not.toMatch(/<script|<b>/);
    expect(text).toContain(`o'neil&<b>@example.org`);
  });

  test('it has the colours of the app, in both themes, and fetches nothing', () => {
    const { html, text } = confirmSignupMail('a@example.org', { link: 'https://tenfold.example/a', code: '012345' });
    const colours = (css: string) => new Set(css.match(/#[\da-f]{6}\b/g));
    const light = colours(html.replace(/<style>.*<\/style>/, ''));
    const dark = colours(/prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)?.[1] ?? '');
    // Paper, sheet, ink, soft ink, accent and its text: client/ui/tokens.css.
    for (const colour of [hex(0.962, 0.014, 85), hex(0.99, 0.006, 90), hex(0.235, 0.05, 268), hex(0.43, 0.038, 266)])
      expect([...light]).toContain(colour);
    for (const colour of [hex(0.715, 0.185, 46), hex(0.2, 0.045, 268), hex(0.505, 0.165, 38)]) expect([...light]).toContain(colour);
    for (const colour of [hex(0.185, 0.028, 268), hex(0.232, 0.03, 267), hex(0.945, 0.012, 90), hex(0.78, 0.018, 262)])
      expect([...dark]).toContain(colour);
    expect(html).not.toMatch(/<(?:img|link|script)|url\(|@import|\bsrc=/);
    expect(html.match(/https?:[^"<]*/g)).toEqual(['https://tenfold.example/a']);
    expect(text).not.toMatch(/[<>#]/);
    expect(html.split('\n').filter((line) => line.length > 998)).toEqual([]);
  });
});

onSqliteFirst('addresses that are no address', (engine) => {
  test('are refused, and no mail goes anywhere', async () => {
    const server = await openAccounts(engine);
    const hostile = [
      'mia@example.org\r\nBcc: all@example.org',
      'mia@example.org\nBcc: all@example.org',
      'mia@example.org%0d%0aBcc:all@example.org',
      'mia@example.org,leo@example.org',
      'mia@example.org;leo@example.org',
      'mia@example.org leo@example.org',
      'Mia <mia@example.org>',
      '<mia@example.org>',
      '"mia@example.org" <leo@example.org>',
      '"mia b"@example.org',
      'mia(comment)@example.org',
      'mia@[127.0.0.1]',
      'mia@localhost',
      'mia@example.org\u0000',
      'mia@exämple.org',
      'mia\u2028@example.org',
      'mia@-example.org',
      'mia@example..org',
      '.mia@example.org',
      'mia@example.org@evil.example',
      `${'m'.repeat(65)}@example.org`,
      `mia@${'e'.repeat(250)}.org`,
      'mia@example.org ',
      '@example.org',
      'mia',
    ];
    for (const email of hostile) expect((await server.call('POST', '/signup', { email, password: PASSWORD })).status, email).toBe(400);
    expect((await server.delivered()).mails).toEqual([]);
    await server.close();
  });
});
