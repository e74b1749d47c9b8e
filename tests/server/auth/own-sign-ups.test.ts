import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../../../server/auth/sweep.ts';
import { onEachEngine } from '../engines.ts';
import { challengeOf, openAccounts, proofIn, type AccountsApp, type Answer } from './accounts-for-test.ts';

const EMAIL = 'mia@example.org';
const OWN = 'chosen by the owner';
const PLANTED = 'planted by a stranger';
const MINUTE_MS = 61_000;
const DAY_MS = 24 * 3_600_000;

type Proof = ReturnType<typeof proofIn>;

onEachEngine('a link confirms its own sign-up and no other (decision D33)', (engine) => {
  let server: AccountsApp;
  beforeEach(async () => {
    server = await openAccounts(engine);
  });
  afterEach(() => server.close());

  const signUp = (password: string, data: object = {}, more: object = {}): Promise<Answer> =>
    server.call('POST', '/signup', { email: EMAIL, password, data, ...more });
  const signIn = async (password: string): Promise<string> => {
    const { status, body } = await server.call('POST', '/token?grant_type=password', { email: EMAIL, password });
    return status === 200 ? 'signed in' : String(body['code']);
  };
  const mails = async (): Promise<readonly Proof[]> => (await server.delivered()).to(EMAIL).map(proofIn);
  const newest = async (): Promise<Proof> => (await mails()).at(-1) ?? proofIn(undefined);
  const later = (ms = MINUTE_MS): void => void (server.clock.now += ms);
  const resend = (): Promise<Answer> => server.call('POST', '/resend', { type: 'signup', email: EMAIL });
  const verify = (proof: object): Promise<Answer> => server.call('POST', '/verify', { type: 'signup', ...proof });

  /** The mailbox is proven; neither password is there, and the session is for choosing one. */
  const expectBothDropped = async ({ status, body }: Answer): Promise<void> => {
    expect([status, body['type']]).toEqual([200, 'recovery']);
    expect([await signIn(OWN), await signIn(PLANTED)]).toEqual(['invalid_credentials', 'invalid_credentials']);
    const chosen = await server.call('PUT', '/user', { password: OWN }, { token: String(body['access_token']) });
    expect(chosen.status).toBe(200);
    expect([await signIn(OWN), await signIn(PLANTED)]).toEqual(['signed in', 'invalid_credentials']);
  };

  test('one sign-up: its link keeps its password', async () => {
    await signUp(OWN);
    const { body } = await verify({ token_hash: (await newest()).token });
    expect(body['type']).toBe('signup');
    expect(await signIn(OWN)).toBe('signed in');
  });

  test('the same password once more: both links are good, and each keeps it', async () => {
    await signUp(OWN);
    later();
    await signUp(OWN);
    const [first, second] = await mails();
    expect((await verify({ token_hash: first?.token })).body['type']).toBe('signup');
    expect(await signIn(OWN)).toBe('signed in');
    expect((await verify({ token_hash: second?.token })).body['code']).toBe('otp_expired');
  });

  describe('a stranger plants a password', () => {
    const ORDERS = [
      { when: 'before, and the owner opens the own mail', passwords: [PLANTED, OWN], wait: MINUTE_MS, opened: 1 },
      { when: 'before, and the owner opens the other mail', passwords: [PLANTED, OWN], wait: MINUTE_MS, opened: 0 },
      { when: 'after, and the owner opens the own mail', passwords: [OWN, PLANTED], wait: MINUTE_MS, opened: 0 },
      { when: 'after, and the owner opens the other mail', passwords: [OWN, PLANTED], wait: MINUTE_MS, opened: 1 },
      { when: 'right after, so that no second mail goes out', passwords: [OWN, PLANTED], wait: 1, opened: 0 },
      { when: "right before, so that the owner's mail never goes out", passwords: [PLANTED, OWN], wait: 1, opened: 0 },
      { when: 'between two sign-ups of the owner', passwords: [OWN, PLANTED, OWN], wait: MINUTE_MS, opened: 2 },
      { when: 'between, and the first mail is opened', passwords: [OWN, PLANTED, OWN], wait: MINUTE_MS, opened: 0 },
      { when: 'a day before, and signs up again with the other one', passwords: [PLANTED, OWN, PLANTED], wait: DAY_MS, opened: 2 },
    ];

    test.each(ORDERS)('$when: confirming drops both', async ({ passwords, wait, opened }) => {
      for (const password of passwords) {
        later(wait);
        expect((await signUp(password)).status).toBe(200);
      }
      await expectBothDropped(await verify({ token_hash: (await mails())[opened]?.token }));
    });

    test('by the six digits as by the link', async () => {
      await signUp(OWN);
      await signUp(PLANTED);
      await expectBothDropped(await verify({ email: EMAIL, token: (await newest()).code }));
    });

    test('and has a mail sent again: its link leads to a choice, too', async () => {
      await signUp(OWN);
      await signUp(PLANTED);
      later();
      await resend();
      expect(await mails()).toHaveLength(2);
      await expectBothDropped(await verify({ token_hash: (await newest()).token }));
    });

    test('after a mail was sent again: that link, too', async () => {
      await signUp(OWN);
      later();
      await resend();
      const { token } = await newest();
      later();
      await signUp(PLANTED);
      await expectBothDropped(await verify({ token_hash: token }));
    });

    test('and asks for a recovery: the same', async () => {
      await signUp(OWN);
      await signUp(PLANTED);
      await server.call('POST', '/recover', { email: EMAIL });
      await expectBothDropped(await verify({ type: 'recovery', token_hash: (await newest()).token }));
    });

    test('and the account moves to an address that the owner signs up with: what waits there goes', async () => {
      const mover = await server.member('mover@example.org');
      await signUp(PLANTED);
      const planted = await newest();
      await server.call('PUT', '/user', { email: EMAIL }, { token: mover.access });
      const links = [(await server.delivered()).to('mover@example.org').at(-1), server.post.to(EMAIL).at(-1)].map(
        (mail) => proofIn(mail).link,
      );
      for (const link of links) await server.follow(link);
      expect((await verify({ token_hash: planted.token })).body['code']).toBe('otp_expired');
      expect(await signIn(PLANTED)).toBe('invalid_credentials');
      later();
      await signUp(PLANTED);
      expect(await signIn(PLANTED)).toBe('invalid_credentials');
    });

    test('and waits for the week to end: what was offered is forgotten with its links', async () => {
      await signUp(PLANTED);
      const planted = await newest();
      server.clock.now += 7 * DAY_MS + 1;
      await sweep({ store: server.database, clock: () => server.clock.now });
      await signUp(OWN);
      expect((await verify({ token_hash: planted.token })).body['code']).toBe('otp_expired');
      expect((await verify({ token_hash: (await newest()).token })).body['type']).toBe('signup');
      expect(await signIn(OWN)).toBe('signed in');
    });

    test('many times at once: none of them wins', async () => {
      await Promise.all([OWN, PLANTED, OWN, PLANTED, OWN, PLANTED].map((password) => signUp(password)));
      await expectBothDropped(await verify({ token_hash: (await newest()).token }));
    });
  });

  test('the choice is told in the address to which the link leads, with tokens as with a code', async () => {
    await signUp(PLANTED, {}, challengeOf('s'.repeat(50)));
    later();
    await signUp(OWN);
    const [withCode, withTokens] = await mails();
    const tokens = new URLSearchParams(new URL(await server.follow(withTokens?.link ?? new URL('about:blank'))).hash.slice(1));
    expect([tokens.has('access_token'), tokens.get('type')]).toEqual([true, 'recovery']);
    await server.close();
    server = await openAccounts(engine);
    await signUp(PLANTED, {}, challengeOf('s'.repeat(50)));
    later();
    await signUp(OWN, {}, challengeOf('v'.repeat(50)));
    const { searchParams } = new URL(await server.follow((await newest()).link));
    expect([[...searchParams.keys()], searchParams.get('type')]).toEqual([['code', 'type'], 'recovery']);
    const body = { auth_code: searchParams.get('code'), code_verifier: 'v'.repeat(50) };
    expect((await server.call('POST', '/token?grant_type=pkce', body)).status).toBe(200);
    expect(withCode).toBeDefined();
  });

  describe('data and names', () => {
    const metadataOf = ({ body }: Answer): unknown => (body['user'] as { user_metadata: unknown }).user_metadata;
    const profileOf = ({ body }: Answer) => server.accounts.directory.profile((body['user'] as { id: string }).id);

    test('are those of the sign-up whose link was opened', async () => {
      await signUp(OWN, { username: 'Mia', note: 'first' });
      later();
      await signUp(OWN, { username: 'Noa', note: 'second' });
      const [first] = await mails();
      const answer = await verify({ token_hash: first?.token });
      expect(metadataOf(answer)).toEqual({ username: 'Mia', note: 'first' });
      expect(await profileOf(answer)).toMatchObject({ username: 'Mia' });
    });

    test('of a sign-up for which no mail went out are those of the mail that is sent again', async () => {
      await signUp(OWN, { username: 'Mia' });
      await signUp(OWN, { username: 'Noa' });
      later();
      await resend();
      expect(metadataOf(await verify({ token_hash: (await newest()).token }))).toEqual({ username: 'Noa' });
    });

    test('of nobody, if nobody knows whose they would be', async () => {
      await signUp(OWN, { username: 'Mia' });
      await signUp(PLANTED, { username: 'Planted', planted: true });
      later();
      await resend();
      const answer = await verify({ token_hash: (await newest()).token });
      const { username } = metadataOf(answer) as { username: string };
      expect(username).toMatch(/^learner-/);
      expect(metadataOf(answer)).toEqual({ username, display_name: username });
      expect(await profileOf(answer)).toMatchObject({ username });
    });

    test('that somebody else has taken meanwhile give way to neutral ones', async () => {
      await signUp(OWN, { username: 'Mia' });
      later();
      await signUp(OWN, { username: 'Noa' });
      await server.call('POST', '/signup', { email: 'other@example.org', password: OWN, data: { username: 'Mia' } });
      const [first] = await mails();
      const answer = await verify({ token_hash: first?.token });
      expect((await profileOf(answer))?.username).toMatch(/^learner-/);
    });
  });
});
