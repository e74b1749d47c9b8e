import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onSqliteFirst } from '../engines.ts';
import { openAccounts, PASSWORD, proofIn, SITE, type AccountsApp, type Answer, type Member } from './accounts-for-test.ts';

const OLD = 'mia@example.org';
const NEW = 'nora@example.org';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

onSqliteFirst('the link of a mail', (engine) => {
  let server: AccountsApp;
  let mia: Member;
  beforeEach(async () => {
    server = await openAccounts(engine);
    mia = await server.member(OLD, 'Mia');
    server.clock.now += 61_000;
  });
  afterEach(() => server.close());

  const newest = async (email: string) => proofIn((await server.delivered()).to(email).at(-1));
  const addressOf = async (): Promise<unknown[]> => {
    const { body } = await server.call('GET', '/user', undefined, { token: mia.access });
    return [body['email'], body['new_email']];
  };
  const moveTo = (email: string): Promise<Answer> => server.call('PUT', '/user', { email }, { token: mia.access });
  /** What a mail filter does with a link, more than once. */
  const scan = async (link: URL): Promise<void> => {
    for (const method of ['HEAD', 'GET', 'GET'] as const) expect((await server.call(method, `/verify${link.search}`)).status).toBe(200);
  };

  test('opened by a mail filter moves no account to another address', async () => {
    await moveTo(NEW);
    for (const email of [OLD, NEW]) await scan((await newest(email)).link);
    expect(await addressOf()).toEqual([OLD, NEW]);
    expect(await server.follow((await newest(OLD)).link)).toContain('#message=');
    await server.follow((await newest(NEW)).link);
    expect(await addressOf()).toEqual([NEW, undefined]);
  });

  test('opened by a mail filter uses up no recovery, neither its link nor its code', async () => {
    for (const proof of ['link', 'code'] as const) {
      server.clock.now += 61_000;
      await server.call('POST', '/recover', { email: OLD });
      const { link, code } = await newest(OLD);
      await scan(link);
      if (proof === 'link') expect(await server.follow(link)).toContain('type=recovery');
      else expect((await server.call('POST', '/verify', { type: 'recovery', email: OLD, token: code })).status).toBe(200);
    }
  });

  test('opened by a mail filter confirms no sign-up', async () => {
    await server.call('POST', '/signup', { email: NEW, password: PASSWORD });
    const { link } = await newest(NEW);
    await scan(link);
    const signIn = () => server.call('POST', '/token?grant_type=password', { email: NEW, password: PASSWORD });
    expect((await signIn()).body['code']).toBe('email_not_confirmed');
    await server.follow(link);
    expect((await signIn()).status).toBe(200);
  });

  describe('leads to a page', () => {
    const open = async (search: string) => {
      const { headers, body } = await server.app.inject(`/auth/v1/verify${search}`);
      return { headers, page: body };
    };

    test('that runs its own script alone, may not be framed, and tells no other site its address', async () => {
      const { headers, page } = await open('?token=x&type=signup');
      const inlined = (tag: string): string[] =>
        [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) => text ?? '');
      expect([inlined('script').length, inlined('style').length]).toEqual([2, 1]);
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain(`script-src ${inlined('script').map(hashOf).join(' ')}`);
      expect(policy).toContain(`style-src ${inlined('style').map(hashOf).join(' ')}`);
      expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store']);
    });

    test('that is the same for every token and every address to lead to', async () => {
      const { page } = await open('?token=x&type=recovery');
      const hostile = await open(`?token=%3Cscript%3E&type=recovery&redirect_to=${encodeURIComponent('"><script>')}`);
      expect(hostile.page).toBe(page);
      const { link } = await newest(OLD);
      expect((await open(`?token=${link.searchParams.get('token') ?? ''}&type=recovery`)).page).toBe(page);
    });

    test.each(['', '?token=x', '?type=signup', '?token=&type=signup', '?token=x&type=magiclink'])(
      'that asks for nothing if the link is not whole: %j',
      async (search) => {
        const { page } = await open(search);
        expect(page).toContain('This link is not whole');
        expect(page).not.toContain('<button');
      },
    );
  });

  test('pressed, leads to the site only, whatever stands in its address', async () => {
    await server.call('POST', '/recover', { email: OLD });
    const { link } = await newest(OLD);
    link.searchParams.set('redirect_to', 'https://evil.example/');
    expect(new URL(await server.follow(link)).origin).toBe(SITE);
  });
});

onSqliteFirst('the six digits of a mail', (engine) => {
  let server: AccountsApp;
  let mia: Member;
  beforeEach(async () => {
    server = await openAccounts(engine);
    mia = await server.member(OLD, 'Mia');
    server.clock.now += 61_000;
    await server.call('PUT', '/user', { email: NEW }, { token: mia.access });
    await server.delivered();
  });
  afterEach(() => server.close());

  const codeAt = (email: string): string => proofIn(server.post.to(email).at(-1)).code;
  const type = async (email: string, token: string): Promise<URL> => {
    const body = { type: 'email_change', email, token, follow: true, redirect_to: `${SITE}/auth/callback?for=email-change` };
    return new URL(String((await server.call('POST', '/verify', body)).body['location']));
  };
  const email = async (): Promise<unknown> => (await server.call('GET', '/user', undefined, { token: mia.access })).body['email'];

  test.each([
    [OLD, NEW],
    [NEW, OLD],
  ])('of an e-mail change can all be typed for the present address: first the one of %s, then the one of %s', async (first, second) => {
    expect((await type(OLD, codeAt(first))).hash).toContain('message=');
    expect(await email()).toBe(OLD);
    expect((await type(OLD, codeAt(second))).hash).toContain('access_token=');
    expect(await email()).toBe(NEW);
  });

  test('of an e-mail change can be typed for the mailbox they came to', async () => {
    for (const address of [NEW, OLD]) await type(address, codeAt(address));
    expect(await email()).toBe(NEW);
  });

  test('that are wrong lead to the refusal in words, and nothing moves', async () => {
    const wrong = [codeAt(OLD), codeAt(NEW)].includes('111111') ? '222222' : '111111';
    expect((await type(OLD, wrong)).hash).toContain('error_description=Token+has+expired+or+is+invalid');
    expect(await email()).toBe(OLD);
  });

  test.each([OLD, NEW])(
    'and links of a change live on when somebody asks for its mails again; what has agreed (%s) stays agreed',
    async (agreed) => {
      const links = [OLD, NEW].map((address) => proofIn(server.post.to(address).at(-1)).link);
      const [first, second] = agreed === OLD ? links : links.toReversed();
      await server.follow(first ?? new URL('about:blank'));
      const before = server.post.mails.length;
      server.clock.now += 61_000;
      await server.call('POST', '/resend', { type: 'email_change', email: OLD });
      await server.delivered();
      expect(server.post.mails.slice(before).map(({ to }) => to)).toEqual([agreed === OLD ? NEW : OLD]);
      await server.follow(second ?? new URL('about:blank'));
      expect(await email()).toBe(NEW);
    },
  );
});
