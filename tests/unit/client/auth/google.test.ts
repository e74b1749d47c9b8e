import { beforeEach, describe, expect, it } from 'vitest';
import type { TokenStorage } from '../../../../client/auth/auth-clients.ts';
import { AuthSessions } from '../../../../client/auth/auth-session.ts';

const ORIGIN = 'https://tenfold.test';
const SESSION = {
  access_token: 'token',
  refresh_token: 'r1',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'account-1', email: 'mia@example.org', user_metadata: { username: 'learner-x', display_name: 'learner-x' } },
};

describe('a sign-in with Google, as the window goes about it', () => {
  let held: Map<string, string>;
  let sessions: AuthSessions;
  let answer: (path: string) => Response;
  beforeEach(() => {
    held = new Map();
    const storage: TokenStorage = {
      getItem: async (key) => held.get(key) ?? null,
      setItem: async (key, value) => void held.set(key, value),
      removeItem: async (key) => void held.delete(key),
    };
    answer = () => Response.json({});
    sessions = new AuthSessions({
      storage,
      origin: ORIGIN,
      after: () => () => {},
      exclusive: (_name, work) => work(),
      fetch: async (input) => answer(input instanceof Request ? input.url : String(input)),
      deviceTickets: async () => [],
      captchaToken: async () => undefined,
    });
  });

  it('asks for offline access and consent, by PKCE, and comes back at the callback', async () => {
    const address = await sessions.googleAddress();
    if (!address.ok) throw new Error(address.error.code);
    const url = new URL(address.value);
    expect(`${url.origin}${url.pathname}`).toBe(`${ORIGIN}/auth/v1/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      provider: 'google',
      redirect_to: `${ORIGIN}/auth/callback?google=sign-in`,
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: expect.any(String),
      code_challenge_method: 's256',
    });
  });

  it('leaves the verifier of a sign-up that waits for its mail alone', async () => {
    await sessions.signUp({ username: 'Mia', email: 'mia@example.org', password: 'secret' });
    const waiting = held.get('auth:pending-code-verifier');
    await sessions.googleAddress();
    expect(waiting).toBeDefined();
    expect(held.get('auth:pending-code-verifier')).toBe(waiting);
  });

  it('exchanges the code for tokens, which wait for their player like those of every sign-in', async () => {
    await sessions.googleAddress();
    answer = () => Response.json(SESSION);
    expect(await sessions.exchangeCode('code', 'google')).toEqual({
      ok: true,
      value: { account: { accountId: 'account-1', email: 'mia@example.org', username: 'learner-x', displayName: 'learner-x' } },
    });
    expect([...held.keys()]).toEqual(['auth:pending']);
    await sessions.assignTo('mia');
    expect([...held.keys()]).toEqual(['auth:mia']);
  });

  it('says so when the way began in another browser', async () => {
    expect(await sessions.exchangeCode('code', 'google')).toMatchObject({ ok: false, error: { code: 'no_verifier' } });
  });

  it('connects Google to the player who asks, and comes back with that errand', async () => {
    held.set('auth:mia', JSON.stringify(SESSION));
    let asked = '';
    answer = (path) => {
      asked = path;
      return Response.json({ url: 'https://accounts.google.com/auth' });
    };
    expect(await sessions.connectAddress('mia')).toEqual({ ok: true, value: 'https://accounts.google.com/auth' });
    const { pathname, searchParams } = new URL(asked);
    expect([pathname, searchParams.get('redirect_to')]).toEqual([
      '/auth/v1/user/identities/authorize',
      `${ORIGIN}/auth/callback?google=connect`,
    ]);
  });

  describe('and comes back with a code for another way to sign in', () => {
    let bodies: unknown[];
    beforeEach(async () => {
      held.set('auth:mia', JSON.stringify(SESSION));
      answer = () => Response.json({ url: 'https://accounts.google.com/auth' });
      await sessions.connectAddress('mia');
      bodies = [];
    });
    const answers = (body: object, status = 200): void => {
      answer = (path) => {
        bodies.push(new URL(path).pathname);
        return Response.json(body, { status });
      };
    };

    it('takes it for the player who asked, once, and keeps the session', async () => {
      answers({});
      expect(await sessions.connect('mia', 'code')).toEqual({ ok: true, value: null });
      expect(bodies).toEqual(['/auth/v1/user/identities/connect']);
      expect([...held.keys()]).toEqual(['auth:mia']);
      expect(await sessions.connect('mia', 'code')).toMatchObject({ ok: false, error: { code: 'no_verifier' } });
    });

    it('asks nothing for a player, or in a browser, that did not ask', async () => {
      answers({});
      held.set('auth:leo', JSON.stringify(SESSION));
      expect(await sessions.connect('leo', 'code')).toMatchObject({ ok: false, error: { code: 'no_verifier' } });
      expect(bodies).toEqual([]);
    });

    it.each(['flow_state_not_found', 'flow_state_expired', 'bad_code_verifier'])('says what to do after %s', async (code) => {
      answers({ code, message: 'of no help to anybody' }, 404);
      const refused = await sessions.connect('mia', 'code');
      expect(refused).toMatchObject({ ok: false, error: { sentence: expect.stringMatching(/Please try again here\.$/) } });
    });

    it('says why it cannot be connected', async () => {
      answers({ code: 'identity_already_exists', message: 'This Google account is already connected' }, 422);
      expect(await sessions.connect('mia', 'code')).toMatchObject({ ok: false, error: { code: 'identity_already_exists' } });
    });
  });
});
