import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceName } from '../../../server/auth/sessions/device-name.ts';
import { onEachEngine } from '../engines.ts';
import { openAccounts, PASSWORD, type AccountsApp, type Member } from './accounts-for-test.ts';

/** As the browsers themselves send it. */
const AGENTS = {
  chrome: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  chromebook: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  samsung:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
};

describe('The name of a device (protocol, "Identity and tokens")', () => {
  test.each([
    [AGENTS.chrome, 'Chrome on Android'],
    [AGENTS.edge, 'Edge on Windows'],
    [AGENTS.safari, 'Safari on iPhone'],
    [AGENTS.mac, 'Safari on Mac'],
    [AGENTS.firefox, 'Firefox on Linux'],
    [AGENTS.chromebook, 'Chrome on Chromebook'],
    [AGENTS.samsung, 'Samsung Internet on Android'],
    ['Something (Windows NT 10.0)', 'Windows'],
    ['curl/8.5.0', null],
    ['', null],
    [undefined, null],
  ])('%j is %j', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });

  test('contains nothing of what a stranger sends, however long', () => {
    expect(deviceName(`<script>Firefox/1 ${'x'.repeat(1_000_000)} Linux`)).toBe('Firefox');
  });
});

onEachEngine('/api/account/sessions', (engine) => {
  let server: AccountsApp;
  let mia: Member;
  let leo: Member;
  beforeAll(async () => {
    server = await openAccounts(engine);
    mia = await server.member('mia@example.org', 'Mia');
    leo = await server.member('leo@example.org', 'Leo');
  });
  afterAll(() => server.close());

  const signIn = async (agent: string): Promise<string> => {
    const { body } = await server.call(
      'POST',
      '/token?grant_type=password',
      { email: mia.email, password: PASSWORD },
      { headers: { 'user-agent': agent } },
    );
    return String(body['access_token']);
  };
  interface Listed {
    readonly id: string;
    readonly device?: string;
    readonly current: boolean;
  }
  const call = async (method: 'GET' | 'DELETE', token: string, id = '') => {
    const answer = await server.app.inject({
      method,
      url: `/api/account/sessions${id === '' ? '' : `/${id}`}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const list = async (token: string) => (await call('GET', token)).body['sessions'] as readonly Listed[];

  test('lists the sessions of the caller alone, the one used last first, each with the name of its device', async () => {
    server.clock.now += 1_000;
    const phone = await signIn(AGENTS.chrome);
    server.clock.now += 1_000;
    await signIn(AGENTS.edge);
    const listed = await list(phone);
    expect(listed.slice(0, 2)).toMatchObject([
      { device: 'Edge on Windows', current: false, signedInMs: server.clock.now, usedMs: server.clock.now },
      { device: 'Chrome on Android', current: true },
    ]);
    const others = await list(leo.access);
    expect(others).toHaveLength(1);
    expect(listed.map(({ id }) => id)).not.toContain(others[0]?.id);
  });

  test('signs out one device and no other, and tells the devices of the account', async () => {
    const [here, there] = [await signIn(AGENTS.firefox), await signIn(AGENTS.safari)];
    const target = (await list(there)).find(({ current }) => current)?.id ?? '';
    const told = server.changed.length;
    expect(await call('DELETE', here, target)).toEqual({ status: 200, body: { id: target } });
    expect(server.changed.slice(told)).toEqual([mia.id]);
    expect((await call('GET', there)).status).toBe(401);
    expect((await list(here)).map(({ id }) => id)).not.toContain(target);
    expect((await call('DELETE', here, target)).status).toBe(404);
  });

  test("does not end somebody else's session, and tells nobody that it exists", async () => {
    const target = (await list(leo.access))[0]?.id ?? '';
    const here = await signIn(AGENTS.mac);
    const unknown = await call('DELETE', here, '01234567-89ab-4def-8123-456789abcdef');
    expect(await call('DELETE', here, target)).toEqual(unknown);
    expect(unknown.status).toBe(404);
    expect((await call('GET', leo.access)).status).toBe(200);
  });

  test('leaves out a session that is over', async () => {
    const before = (await list(await signIn(AGENTS.mac))).length;
    server.clock.now += 91 * 24 * 3_600_000;
    const now = await signIn(AGENTS.mac);
    expect(before).toBeGreaterThan(1);
    expect(await list(now)).toMatchObject([{ current: true }]);
  });
});
