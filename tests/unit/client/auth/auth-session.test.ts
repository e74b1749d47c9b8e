import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TokenStorage } from '../../../../client/auth/auth-clients.ts';
import { AuthSessions } from '../../../../client/auth/auth-session.ts';

const KEY = 'auth:ada';
const NOW_S = Math.floor(Date.now() / 1000);
const tokens = (part: object = {}): string =>
  JSON.stringify({
    access_token: 'old',
    refresh_token: 'r1',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: NOW_S - 60,
    user: { id: 'account-1' },
    ...part,
  });
const json = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const RENEWED = {
  access_token: 'new',
  refresh_token: 'r2',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: NOW_S + 3600,
  user: { id: 'account-1' },
};

class MemoryTokens implements TokenStorage {
  readonly held = new Map<string, string>();
  async getItem(key: string): Promise<string | null> {
    return this.held.get(key) ?? null;
  }
  async setItem(key: string, value: string): Promise<void> {
    this.held.set(key, value);
  }
  async removeItem(key: string): Promise<void> {
    this.held.delete(key);
  }
}

describe('the interactive session', () => {
  let storage: MemoryTokens;
  let hurry: (() => void) | undefined;
  let tickets: readonly string[];
  let proof: string | undefined;
  let asked: string[];
  let sent: (readonly [path: string, headers: Headers])[];

  const sessions = (answer: (path: string) => Promise<Response> | Response): AuthSessions =>
    new AuthSessions({
      storage,
      origin: 'https://tenfold.test',
      after: (_ms, work) => {
        hurry = work;
        return () => {};
      },
      exclusive: (_name, work) => work(),
      fetch: async (input, init) => {
        const path = input instanceof Request ? input.url : String(input);
        sent.push([path, new Headers(init?.headers)]);
        return answer(path);
      },
      deviceTickets: async () => tickets,
      captchaToken: async (call) => {
        asked.push(call);
        return proof;
      },
    });

  beforeEach(() => {
    storage = new MemoryTokens();
    tickets = [];
    sent = [];
    proof = 'proof';
    asked = [];
    storage.held.set(KEY, tokens());
  });
  afterEach(() => {
    vi.useRealTimers();
    hurry = undefined;
  });

  it.each([
    ['a 429', json(429, { code: 'over_request_rate_limit' })],
    [
      'the page of a captive portal',
      new Response('<html>Log in to the Wi-Fi</html>', { status: 403, headers: { 'content-type': 'text/html' } }),
    ],
    ['a portal that answers 200', new Response('{"portal":true}', { status: 200, headers: { 'content-type': 'application/json' } })],
    ['a proxy without words', new Response('', { status: 401 })],
  ])('[P8] %s in the middle of a refresh signs nobody out', async (_name, answer) => {
    let asked = 0;
    // The client asks again after a moment; by then the network is itself again.
    const auth = sessions(() => (asked++ === 0 ? answer : json(200, RENEWED)));
    expect(await auth.credentials('ada')).toEqual({ accessToken: 'new', userId: 'account-1' });
    expect(asked).toBe(2);
  });

  const captchaFailed = () =>
    new Response(JSON.stringify({ code: 'captcha_failed', message: 'The check against robots was not passed. Please try again.' }), {
      status: 400,
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    });
  const SIGNED_IN = { ...RENEWED, user: { id: 'account-1', user_metadata: {} } };
  const ADA = { email: 'ada@example.org', password: 'correct horse' };

  it('does the work that the server asks for before a sign-in, once, and only where it asks', async () => {
    const plain = sessions(() => json(200, SIGNED_IN));
    expect((await plain.signIn(ADA)).ok).toBe(true);
    expect(asked).toEqual([]);
    let calls = 0;
    const guarded = sessions(() => (calls++ === 0 ? captchaFailed() : json(200, SIGNED_IN)));
    expect((await guarded.signIn(ADA)).ok).toBe(true);
    expect([asked, calls]).toEqual([['token'], 2]);
    proof = undefined;
    const hopeless = sessions(captchaFailed);
    expect(await hopeless.signIn(ADA)).toEqual({
      ok: false,
      error: { code: 'captcha_failed', sentence: 'The check against robots was not passed. Please try again.' },
    });
  });

  it("our own server's refusal ends the session", async () => {
    const auth = sessions(() => json(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }));
    expect(await auth.credentials('ada')).toBe('signed_out');
    expect(storage.held.has(KEY)).toBe(false);
  });

  it.each([
    ['in its last hour', NOW_S + 3600],
    ['that the slow clock of this device takes for good for years', NOW_S + 3 * 365 * 86_400],
  ])('[L4] a session that was ended elsewhere is over at once, also with an access token %s', async (_name, expiresS) => {
    storage.held.set(KEY, tokens({ expires_at: expiresS }));
    let asked = 0;
    const auth = sessions(() => {
      asked += 1;
      return json(400, { code: 'session_not_found', message: 'Session not found' });
    });
    expect(await auth.credentials('ada')).toMatchObject({ accessToken: 'old' });
    expect(await auth.credentials('ada', 'old')).toBe('signed_out');
    expect(storage.held.has(KEY)).toBe(false);
    expect(await auth.credentials('ada')).toBe('signed_out');
    expect(asked).toBe(1);
  });

  it('[L4] a refresh that was refused near the end of the access token is remembered when that is refused, too', async () => {
    storage.held.set(KEY, tokens({ expires_at: NOW_S + 30 }));
    const auth = sessions(() => json(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }));
    expect(await auth.credentials('ada')).toMatchObject({ accessToken: 'old' });
    expect(await auth.credentials('ada', 'old')).toBe('signed_out');
  });

  it('[P8] a refused access token that cannot be replaced, because nothing is reached, is no end of the session', async () => {
    storage.held.set(KEY, tokens({ expires_at: NOW_S + 3600 }));
    vi.useFakeTimers();
    const auth = sessions(() => Promise.reject(new TypeError('Failed to fetch')));
    const given = auth.credentials('ada', 'old');
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(await given).toBe('offline');
    expect(storage.held.has(KEY)).toBe(true);
  });

  it.each<[what: string, answer: () => Response, why: string]>([
    ['a server that fails', () => json(500, { code: 'unexpected_failure', message: 'Something went wrong' }), 'unwell'],
    ['a server that is busy', () => json(429, { code: 'over_request_rate_limit', message: 'Slow down' }), 'unwell'],
    ['a captive portal', () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }), 'offline'],
  ])('[P8, O8] a refresh answered by %s is no end of the session, and told apart', async (_what, answer, why) => {
    storage.held.set(KEY, tokens({ expires_at: NOW_S + 3600 }));
    vi.useFakeTimers();
    const auth = sessions(() => Promise.resolve(answer()));
    const given = auth.credentials('ada', 'old');
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(await given).toBe(why);
    expect(storage.held.has(KEY)).toBe(true);
  });

  it('[P8] tokens that another tab stored while this one was refused stay', async () => {
    storage.held.set(KEY, tokens({ expires_at: NOW_S + 3600 }));
    const auth = sessions(() => {
      storage.held.set(KEY, tokens({ access_token: 'new', refresh_token: 'r2', expires_at: NOW_S + 3600 }));
      return json(400, { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' });
    });
    expect(await auth.credentials('ada', 'old')).toBe('offline');
    expect(await auth.credentials('ada')).toEqual({ accessToken: 'new', userId: 'account-1' });
  });

  it('[P8] signing out works with a server that never answers, and a late refresh brings nothing back', async () => {
    let answerLate: (response: Response) => void = () => {};
    const auth = sessions(
      () =>
        new Promise<Response>((resolve) => {
          answerLate = resolve;
        }),
    );
    const out = auth.signOut('ada');
    await new Promise((resolve) => setTimeout(resolve, 10));
    hurry?.();
    await out;
    expect(storage.held.has(KEY)).toBe(false);
    answerLate(json(200, RENEWED));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(storage.held.has(KEY)).toBe(false);
  });

  it('[P7] tokens of a sign-in go to their player and nobody else', async () => {
    storage.held.set('auth:pending', tokens({ expires_at: NOW_S + 3600 }));
    const auth = sessions(() => json(500, {}));
    await auth.assignTo('ben');
    expect([...storage.held.keys()].sort()).toEqual(['auth:ada', 'auth:ben']);
    expect(await auth.credentials('ben')).toEqual({ accessToken: 'old', userId: 'account-1' });
  });

  it('a password goes with the proof that this device plays for its accounts, and nothing else does', async () => {
    tickets = ['ticket-of-ada', 'ticket-of-bob'];
    const auth = sessions(() => json(200, SIGNED_IN));
    await auth.signIn({ email: 'ada@example.org', password: 'correct horse' });
    await auth.credentials('ada');
    expect(sent.map(([path, headers]) => [new URL(path).search, headers.get('x-tenfold-device'), headers.has('content-type')])).toEqual([
      ['?grant_type=password', 'ticket-of-ada, ticket-of-bob', true],
      ['?grant_type=refresh_token', null, true],
    ]);
  });

  it('a device without tickets sends none', async () => {
    await sessions(() => json(200, SIGNED_IN)).signIn({ email: 'ada@example.org', password: 'correct horse' });
    expect(sent.map(([, headers]) => headers.has('x-tenfold-device'))).toEqual([false]);
  });
});
