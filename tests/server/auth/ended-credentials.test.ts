import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachEngine } from '../engines.ts';
import { openAccounts, PASSWORD, type AccountsApp, type Member } from './accounts-for-test.ts';

const EMAIL = 'mia@example.org';

/** A request whose head was let through and whose body is still coming, all but its first byte. */
interface Held {
  /** Sends the rest; resolves with the status and the code of the answer. */
  finish(): Promise<readonly [status: number, code: string | undefined]>;
}

const readAll = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
};

onEachEngine('a credential that ended while the body was still coming', (engine) => {
  let server: AccountsApp;
  let member: Member;
  let port: number;
  beforeEach(async () => {
    server = await openAccounts(engine);
    member = await server.member(EMAIL);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
  });
  afterEach(() => server.close());

  const signIn = async (password: string): Promise<Member> => {
    const { status, body } = await server.call('POST', '/token?grant_type=password', { email: EMAIL, password });
    return {
      id: member.id,
      email: EMAIL,
      access: status === 200 ? String(body['access_token']) : '',
      refresh: String(body['refresh_token']),
    };
  };

  /** Sends head and first byte, and waits until the server has found the token good. */
  const hold = async (method: string, path: string, token: string, body: string): Promise<Held> => {
    const { directory } = server.accounts;
    const authenticate = directory.authenticate.bind(directory);
    const letThrough = new Promise<boolean>((resolve) => {
      directory.authenticate = async (authorization) => {
        const principal = await authenticate(authorization);
        resolve(principal.ok);
        return principal;
      };
    });
    const socket = connect(port, '127.0.0.1');
    const answer = readAll(socket);
    const head = [
      `${method} /auth/v1${path} HTTP/1.1`,
      'Host: x',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      `Content-Length: ${String(body.length)}`,
      'X-Supabase-Api-Version: 2024-01-01',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 1)}`);
    expect(await letThrough).toBe(true);
    directory.authenticate = authenticate;
    return {
      async finish() {
        socket.write(body.slice(1));
        const text = await answer;
        const [, json = ''] = text.split('\r\n\r\n');
        return [Number(text.slice(9, 12)), json.startsWith('{') ? (JSON.parse(json) as { code?: string }).code : undefined];
      },
    };
  };

  const DEAD = [403, 'session_not_found'];
  const everything = async (): Promise<unknown> => {
    const { db } = server.database;
    const users = await db
      .selectFrom('users')
      .select(['email', 'password_hash', 'new_email', 'user_metadata', 'tickets_dead_before'])
      .execute();
    const sessions = await db.selectFrom('auth_sessions').select('id').orderBy('id').execute();
    return { users, sessions, mails: (await server.delivered()).mails.length };
  };

  const ends: readonly (readonly [name: string, end: (owner: Member, stolen: Member) => Promise<unknown>])[] = [
    ['a sign-out everywhere', (owner) => server.call('POST', '/logout?scope=global', undefined, { token: owner.access })],
    ['a sign-out of the others', (owner) => server.call('POST', '/logout?scope=others', undefined, { token: owner.access })],
    ['a sign-out of its own', (_owner, stolen) => server.call('POST', '/logout?scope=local', undefined, { token: stolen.access })],
    ['a password change', (owner) => server.call('PUT', '/user', { password: 'chosen by the owner' }, { token: owner.access })],
    [
      'a ban',
      () =>
        server.database.write((writer) =>
          writer
            .updateTable('users')
            .set({ banned_until: server.clock.now + 1 })
            .execute(),
        ),
    ],
    ['ninety days without use', () => Promise.resolve((server.clock.now += 91 * 86_400_000))],
  ];
  const acts: readonly (readonly [name: string, method: string, path: string, body: object])[] = [
    ['change the password', 'PUT', '/user', { password: 'chosen by a thief' }],
    ['change the data', 'PUT', '/user', { data: { a: 1 } }],
    ['move the account', 'PUT', '/user', { email: 'thief@example.org' }],
    ['sign everybody out', 'POST', '/logout?scope=global', {}],
    ['sign the others out', 'POST', '/logout?scope=others', {}],
  ];

  test.each(ends.flatMap(([end, act]) => acts.map((call) => [end, ...call, act] as const)))(
    'by %s does not %s any more',
    async (_end, _act, method, path, body, end) => {
      const owner = await signIn(PASSWORD);
      const held = await hold(method, path, member.access, JSON.stringify(body));
      await end(owner, member);
      const before = await everything();
      expect(await held.finish()).toEqual(DEAD);
      expect(await everything()).toEqual(before);
    },
  );

  test('and the owner signs in with the password that was chosen last by the owner', async () => {
    const owner = await signIn(PASSWORD);
    const held = await hold('PUT', '/user', member.access, JSON.stringify({ password: 'chosen by a thief' }));
    await server.call('PUT', '/user', { password: 'chosen by the owner' }, { token: owner.access });
    await held.finish();
    expect((await signIn('chosen by the owner')).access).not.toBe('');
    expect((await signIn('chosen by a thief')).access).toBe('');
  });

  test('a session that lives acts however slowly its body comes', async () => {
    const held = await hold('PUT', '/user', member.access, JSON.stringify({ password: 'chosen by the owner' }));
    expect(await held.finish()).toEqual([200, undefined]);
    expect((await signIn('chosen by the owner')).access).not.toBe('');
  });
});
