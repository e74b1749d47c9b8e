import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminUsersResponse } from '../../../shared/contract/admin.ts';
import { appForTest, TEST_NOW, type TestApp } from '../app-for-test.ts';
import { onSqliteFirst } from '../engines.ts';
import { expectDescribed } from '../http/described.ts';
import { makeAccounts, type MadeAccount } from './made-accounts.ts';

onSqliteFirst('the panel', (engine) => {
  let running: TestApp;
  let token: string;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    token = running.accounts.add('an-admin', 'admin');
  });
  afterEach(() => running.close());

  const make = (...accounts: readonly MadeAccount[]) => makeAccounts(running.database, accounts);
  const ask = async (url: string) => {
    const answer = await running.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expectDescribed(running.app, 'GET', url, answer.statusCode, answer.json());
    return answer;
  };
  const list = async (search?: string) =>
    (await ask(`/api/admin/users${search === undefined ? '' : `?search=${encodeURIComponent(search)}`}`)).json<AdminUsersResponse>();
  const named = async (search: string): Promise<readonly string[]> => (await list(search)).users.map(({ username }) => username);

  test('counts confirmed accounts, their games that count, and posts that are not deleted', async () => {
    expect((await ask('/api/admin/stats')).json()).toEqual({ users: 0, sessions: 0, posts: 0, published: 0 });
    await make(
      { username: 'Mia', xp: 10, sessions: 3 },
      { username: 'Leo', xp: 5, sessions: 2 },
      { username: 'Ada' },
      { username: 'Eve', isConfirmed: false },
    );
    const post = {
      revision: 1,
      published: 1,
      created_ms: 1,
      updated_ms: 1,
      deleted_ms: null,
      author: null,
      title: 't',
      seo_title: '',
      seo_description: '',
      content: '',
    };
    await running.database.write((writer) =>
      writer
        .insertInto('posts')
        .values([post, post, { ...post, published: 0 }, { ...post, published: 0, deleted_ms: TEST_NOW }])
        .execute(),
    );
    expect((await ask('/api/admin/stats')).json()).toEqual({ users: 3, sessions: 5, posts: 3, published: 2 });
  });

  test('lists of a thousand accounts the fifty with the most XP, with their level (spec 2 §7)', async () => {
    // In no order of the ids, and each with another XP.
    await make(
      ...Array.from({ length: 1000 }, (_, n) => ({ username: `player ${n}`, displayName: `Shown ${n}`, xp: ((n * 7919) % 1000) * 10 })),
    );
    const { users, total } = await list();
    expect(total).toBe(1000);
    expect(users.map(({ totalXp }) => totalXp)).toEqual(Array.from({ length: 50 }, (_, n) => (999 - n) * 10));
    expect(users[0]).toEqual({
      id: expect.stringMatching(/^0{8}-/) as string,
      username: expect.stringMatching(/^player /) as string,
      displayName: expect.stringMatching(/^Shown /) as string,
      level: 10,
      totalXp: 9990,
    });
    const found = await list('player 99');
    expect(found.total).toBe(11);
    expect(found.users.map(({ totalXp }) => totalXp)).toEqual(found.users.map(({ totalXp }) => totalXp).toSorted((a, b) => b - a));
  });

  test('lists accounts without games behind those with, and none that is not confirmed', async () => {
    await make(
      { username: 'Zoe' },
      { username: 'Mia', xp: 5 },
      { username: 'Ada' },
      { username: 'Leo', xp: 7 },
      { username: 'Eve', isConfirmed: false },
    );
    expect((await list()).users.map(({ username, totalXp }) => [username, totalXp])).toEqual([
      ['Leo', 7],
      ['Mia', 5],
      ['Ada', 0],
      ['Zoe', 0],
    ]);
    expect(await list('e')).toMatchObject({ total: 2, users: [{ username: 'Leo' }, { username: 'Zoe' }] });
  });

  test('finds a part of either name in any spelling; % and _ stand for themselves', async () => {
    await make({ username: 'Mia Two', displayName: 'Grace', xp: 1 }, { username: 'José', xp: 2 }, { username: 'plain', xp: 3 });
    for (const spelling of ['mia', 'MIA_T', ' two ', 'a-t', 'grace', 'RAC'])
      expect([spelling, await named(spelling)]).toEqual([spelling, ['Mia Two']]);
    expect(await named('jose')).toEqual(['José']);
    expect(await named('ｐｌａｉｎ')).toEqual(['plain']);
    for (const none of ['%', 'p%n', String.raw`\%`, '\\', "' or 1=1 --", 'x'])
      expect([none, await list(none)]).toEqual([none, { users: [], total: 0 }]);
    // It folds to the sign between two words, and to no wildcard.
    for (const folded of ['_', '_____']) expect(await named(folded)).toEqual(['Mia Two']);
    expect(await named(' ')).toEqual(['plain', 'José', 'Mia Two']);
  });

  test('finds no name that is only held for somebody', async () => {
    await make({ username: 'Mia', xp: 1 });
    const { id = '' } = (await list()).users[0] ?? {};
    await running.database.write((writer) =>
      writer.insertInto('profile_names').values({ name_key: 'other', user_id: id, held_at: 1 }).execute(),
    );
    expect(await list('other')).toEqual({ users: [], total: 0 });
  });

  test('refuses a search that no name can hold', async () => {
    for (const search of ['x'.repeat(101), 'a%00']) {
      const answer = await running.app.inject({ url: `/api/admin/users?search=${search}`, headers: { authorization: `Bearer ${token}` } });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid']);
    }
  });
});
