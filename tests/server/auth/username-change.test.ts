import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachEngine } from '../engines.ts';
import { openAccounts, PASSWORD, type AccountsApp, type Member } from './accounts-for-test.ts';

const TAKEN = { error: 'Username already exists. Try another name.', code: 'validation_failed', reason: 'name_taken' };

onEachEngine('PUT /api/account/username', (engine) => {
  let server: AccountsApp;
  let mia: Member;
  let leo: Member;
  beforeAll(async () => {
    server = await openAccounts(engine);
    mia = await server.member('mia@example.org', 'Mia');
    leo = await server.member('leo@example.org', 'Leo');
  });
  afterAll(() => server.close());

  const change = async (who: Member, username: unknown) => {
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/account/username',
      headers: { authorization: `Bearer ${who.access}` },
      payload: { username },
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const ask = async (name: string, who?: Member, from = '192.0.2.1') => {
    const answer = await server.app.inject({
      url: `/api/account/username-available?${new URLSearchParams({ name }).toString()}`,
      remoteAddress: from,
      headers: who ? { authorization: `Bearer ${who.access}` } : {},
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  test('saves the trimmed name as username and as display name, frees the one before, and tells the devices', async () => {
    const told = server.changed.length;
    expect(await change(mia, '  Mia Maria ')).toEqual({ status: 200, body: { username: 'Mia Maria', displayName: 'Mia Maria' } });
    expect(await server.accounts.directory.profile(mia.id)).toMatchObject({ username: 'Mia Maria', displayName: 'Mia Maria' });
    expect(server.changed.slice(told)).toEqual([mia.id]);
    expect((await ask('Mia')).body).toEqual({ available: true });
    expect((await change(leo, 'Mia')).status).toBe(200);
  });

  test('gives the same name once more to who has lost the answer: nothing changes', async () => {
    const answers = [await change(mia, 'Mia Twice'), await change(mia, 'Mia Twice')];
    expect(answers[1]).toEqual({ status: 200, body: { username: 'Mia Twice', displayName: 'Mia Twice' } });
    expect(answers[0]).toEqual(answers[1]);
    expect((await change(leo, 'Mia Twice')).status).toBe(422);
  });

  test('is what a sign-in on another device shows first', async () => {
    await change(mia, 'Mia the Second');
    const { body } = await server.call('POST', '/token?grant_type=password', { email: mia.email, password: PASSWORD });
    expect(body['user']).toMatchObject({ user_metadata: { username: 'Mia the Second', display_name: 'Mia the Second' } });
  });

  test('refuses a name that somebody else has in any spelling, and one that breaks a rule; nothing changes and nobody is told', async () => {
    await change(leo, 'Leo Lion');
    const told = server.changed.length;
    const before = await server.accounts.directory.profile(mia.id);
    expect(await change(mia, 'LEO_lion')).toEqual({ status: 422, body: TAKEN });
    expect(await change(mia, 'x')).toMatchObject({ status: 400, body: { code: 'validation_failed', reason: 'name_length' } });
    expect(await change(mia, 7)).toMatchObject({ status: 400 });
    expect(await server.accounts.directory.profile(mia.id)).toEqual(before);
    expect(server.changed.length).toBe(told);
  });

  test('lets the owner spell the name in another way, and finds it free for the owner alone', async () => {
    await change(mia, 'Mia M');
    expect((await ask('MIA m', mia)).body).toEqual({ available: true });
    expect((await ask('MIA m', leo)).body).toMatchObject({ available: false });
    expect((await ask('MIA m')).body).toMatchObject({ available: false });
    expect(await change(mia, 'MIA m')).toMatchObject({ status: 200, body: { username: 'MIA m' } });
  });

  test('gives one of two who want the same name at once the name', async () => {
    const answers = await Promise.all([change(mia, 'Sun'), change(leo, 'Sun')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('keeps a name held that a sign-up with the address wants (decision D21)', async () => {
    await server.call('POST', '/signup', { email: mia.email, password: PASSWORD, data: { username: 'Held Name' } });
    await change(mia, 'Mia again');
    expect((await ask('Held Name', leo)).body).toMatchObject({ available: false });
    expect((await change(mia, 'Held Name')).status).toBe(422);
  });

  test('gives each of a class behind one address a share of its own in name checks', async () => {
    server.clock.now += 60_000;
    const from = '198.51.100.7';
    for (let i = 0; i < 60; i += 1) expect((await ask('Nobody', mia, from)).status).toBe(200);
    expect((await ask('Nobody', mia, from)).status).toBe(429);
    expect((await ask('Nobody', leo, from)).status).toBe(200);
    expect((await ask('Nobody', undefined, from)).status).toBe(200);
  });

  test('counts with the other changes of a user: thirty in five minutes', async () => {
    const answers: number[] = [];
    const ada = await server.member('ada@example.org', 'Ada');
    for (let i = 0; i <= 30; i += 1) answers.push((await change(ada, 'x')).status);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
  });
});
