import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount } from '../../../server/deletion/erase-account.ts';
import { openAccounts, type AccountsApp, type Member } from '../auth/accounts-for-test.ts';
import { onSqliteFirst } from '../engines.ts';
import { expectDescribed } from '../http/described.ts';
import { halves, manyScans, png, pngNaming, text } from './made-files.ts';

const PATH = '/api/account/picture';
const HOUR_MS = 3_600_000;

onSqliteFirst('the picture of an account', (engine) => {
  let server: AccountsApp;
  let mia: Member;
  let leo: Member;
  let jpeg: Buffer;
  beforeAll(async () => {
    server = await openAccounts(engine, { AUTH_ACCESS_TTL_S: '86400' });
    mia = await server.member('mia@example.org', 'Mia');
    leo = await server.member('leo@example.org', 'Leo');
    jpeg = await halves('jpeg');
  });
  afterAll(() => server.close());

  const upload = async (who: Member, payload: Buffer, headers: Readonly<Record<string, string>> = { 'content-type': 'image/jpeg' }) => {
    // Past the limit of uploads, which is not what most of these are about.
    server.clock.now += HOUR_MS / 9;
    return send(who, payload, headers);
  };
  const send = async (who: Member, payload: Buffer, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await server.app.inject({
      method: 'PUT',
      url: PATH,
      headers: { authorization: `Bearer ${who.access}`, ...headers },
      payload,
    });
    const body = answer.json<{ pictureUrl?: string; error?: string; code?: string }>();
    expectDescribed(server.app, 'PUT', PATH, answer.statusCode, body);
    return { status: answer.statusCode, body, headers: answer.headers };
  };
  const remove = async (who: Member) => {
    const answer = await server.app.inject({ method: 'DELETE', url: PATH, headers: { authorization: `Bearer ${who.access}` } });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const get = (url: string) => server.app.inject({ url });
  const pictureUrl = async ({ id }: Member) => (await server.accounts.directory.profile(id))?.pictureUrl;
  const stored = async () => (await server.database.db.selectFrom('pictures').select('user_id').execute()).length;

  test('is named by the profile under a random address, and its devices are told', async () => {
    const told = server.changed.length;
    const { status, body } = await upload(mia, jpeg);
    expect([status, body]).toEqual([200, { pictureUrl: expect.stringMatching(/^\/api\/pictures\/[0-9a-f-]{36}$/) }]);
    expect(await pictureUrl(mia)).toBe(body.pictureUrl);
    expect(body.pictureUrl).not.toContain(mia.id);
    expect(server.changed.slice(told)).toEqual([mia.id]);
  });

  test('is refused in words if it takes too long, and meanwhile everybody else has their turn', async () => {
    const costly = await manyScans(60_000);
    const hostile = await Promise.all(['eve', 'mallory'].map((name) => server.member(`${name}@example.org`)));
    const refused = hostile.flatMap((who) => [send(who, costly), send(who, costly)]);
    expect((await upload(mia, jpeg)).status).toBe(200);
    for (const { status, body } of await Promise.all(refused))
      expect([status, body]).toEqual([
        422,
        { error: 'This picture takes too long to read. Save it again as an ordinary JPEG or PNG, and choose that.', code: 'too_complex' },
      ]);
  });

  test('is served to whoever has its address as a WebP that can be nothing else, and is kept by no cache that others share', async () => {
    const { body } = await upload(mia, jpeg);
    const answer = await get(body.pictureUrl ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'attachment; filename="picture.webp"',
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.rawPayload.toString('latin1', 0, 12)).toMatch(/^RIFF[^]{4}WEBP$/);
  });

  test('has one address at a time: the picture before is gone', async () => {
    const first = (await upload(leo, jpeg)).body.pictureUrl ?? '';
    const count = await stored();
    const second = (await upload(leo, png(9, 9))).body.pictureUrl ?? '';
    expect(second).not.toBe(first);
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
    expect(await stored()).toBe(count);
  });

  test('belongs to whoever sent it: two who send at once overwrite nothing of each other', async () => {
    server.clock.now += HOUR_MS;
    const [one, other] = await Promise.all([send(mia, jpeg), send(leo, jpeg)]);
    expect(one.body.pictureUrl).not.toBe(other.body.pictureUrl);
    expect([await pictureUrl(mia), await pictureUrl(leo)]).toEqual([one.body.pictureUrl, other.body.pictureUrl]);
  });

  test.each<[what: string, headers: Readonly<Record<string, string>>]>([
    ['an SVG', { 'content-type': 'image/svg+xml' }],
    ['a page', { 'content-type': 'text/html' }],
    ['nothing', {}],
    ['a form', { 'content-type': 'multipart/form-data; boundary=x', 'content-disposition': 'form-data; filename="../../x.php\0.png"' }],
  ])('is taken by its bytes, though the request calls it %s', async (_what, headers) => {
    expect((await upload(mia, jpeg, headers)).status).toBe(200);
  });

  test('is refused in words, and the one before stays', async () => {
    const before = await pictureUrl(mia);
    const told = server.changed.length;
    const refusals: readonly (readonly [Buffer, number, string])[] = [
      [Buffer.alloc(0), 422, 'not_a_picture'],
      [text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'not_a_picture'],
      [jpeg.subarray(0, jpeg.length / 2), 422, 'not_a_picture'],
      [pngNaming(50_000, 50_000), 413, 'too_many_pixels'],
      [Buffer.concat([jpeg, randomBytes(2 * 1024 * 1024)]), 413, 'too_large'],
      [Buffer.alloc(25 * 1024 * 1024), 413, 'too_large'],
    ];
    for (const [payload, status, code] of refusals) {
      const answer = await upload(mia, payload);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body.error).toMatch(/^[A-Z].*\.$/);
    }
    expect((await upload(mia, jpeg, { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' })).status).toBe(415);
    expect(await pictureUrl(mia)).toBe(before);
    expect(server.changed.length).toBe(told);
  });

  test('can be sent ten times an hour, refused ones counted', async () => {
    server.clock.now += HOUR_MS;
    const answers: number[] = [];
    for (let i = 0; i < 12; i += 1) answers.push((await send(mia, i % 2 === 0 ? text('no') : jpeg)).status);
    expect(answers).toEqual([422, 200, 422, 200, 422, 200, 422, 200, 422, 200, 429, 429]);
    expect((await send(leo, jpeg)).status).toBe(200);
    expect(Number((await send(mia, jpeg)).headers['retry-after'])).toBeGreaterThan(3000);
  });

  test('is removed by its owner: from the profile, from its address, once', async () => {
    server.clock.now += HOUR_MS;
    const { body } = await upload(mia, jpeg);
    const told = server.changed.length;
    expect(await remove(mia)).toEqual({ status: 200, body: { removed: true } });
    expect([await pictureUrl(mia), (await get(body.pictureUrl ?? '')).statusCode]).toEqual([undefined, 404]);
    expect(await remove(mia)).toEqual({ status: 200, body: { removed: false } });
    expect(server.changed.slice(told)).toEqual([mia.id]);
  });

  test('is found by no other address', async () => {
    for (const id of [leo.id, mia.id, '..%2f..%2fetc%2fpasswd', "'%20or%201=1", '%00', 'x'.repeat(90)])
      expect((await get(`/api/pictures/${id}`)).json()).toEqual({ error: 'Not found', code: 'not_found' });
  });

  test('stays as it is where the session ends while the bytes are on their way', async () => {
    const { directory } = server.accounts;
    const authenticate = directory.authenticate.bind(directory);
    for (const change of [(eve: Member) => upload(eve, jpeg), remove]) {
      const eve = await server.member(`eve${String(server.clock.now)}@example.org`);
      directory.authenticate = async (...given) => {
        const found = await authenticate(...given);
        directory.authenticate = authenticate;
        await server.call('POST', '/logout?scope=local', undefined, { token: eve.access });
        return found;
      };
      expect((await change(eve)).status).toBe(401);
      expect(await pictureUrl(eve)).toBeUndefined();
    }
  });

  test('goes with its account', async () => {
    const ada = await server.member('ada@example.org');
    const { body } = await upload(ada, jpeg);
    await server.database.write((writer) => eraseAccount(writer, { player: ada.id, deletedMs: server.clock.now }));
    expect((await get(body.pictureUrl ?? '')).statusCode).toBe(404);
    expect(await server.database.db.selectFrom('pictures').selectAll().where('user_id', '=', ada.id).execute()).toEqual([]);
  });
});
