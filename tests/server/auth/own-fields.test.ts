import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId, sessionItem } from '../played-games.ts';
import { sqlite } from '../engines.ts';
import { openAccounts, PASSWORD, type AccountsApp, type Member } from './accounts-for-test.ts';

/** What is the server's to say of an account, under the names that some API may have for it. */
const NOT_OURS = {
  id: '01234567-89ab-4def-8123-456789abcdef',
  user_id: 'another',
  player: 'another',
  role: 'admin',
  aud: 'admin',
  aal: 'aal2',
  level: 99,
  total_xp: 1_000_000,
  xpEarned: 1_000_000,
  xp_earned: 1_000_000,
  bonus_earned: 1_000_000,
  levelUp: true,
  streak_days: 365,
  unlocked_at: '2020-01-01',
  is_active: false,
  author_id: 'another',
  email_confirmed_at: '2020-01-01',
  confirmed_at: '2020-01-01',
  banned_until: null,
  tickets_dead_before: 0,
  created_at: '2020-01-01',
  updated_at: '2020-01-01',
  identities: [],
  factors: [],
  is_anonymous: true,
};

let server: AccountsApp;
let mia: Member;
beforeEach(async () => {
  server = await openAccounts(sqlite);
  mia = await server.member('mia@example.org', 'Mia');
});
afterEach(() => server.close());

const send = (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: { authorization: `Bearer ${mia.access}` }, ...(payload && { payload }) });
const rowsOf = async (id: string) => [
  await server.database.db.selectFrom('users').selectAll().where('id', '=', id).execute(),
  await server.database.db.selectFrom('profiles').selectAll().where('user_id', '=', id).execute(),
  await server.database.db.selectFrom('auth_sessions').select(['aal', 'created_at']).where('user_id', '=', id).execute(),
];

test('no change of a user, of their metadata or of their name sets what is not theirs to set', async () => {
  await send('PUT', '/api/account/username', { username: 'Mia' });
  const before = await rowsOf(mia.id);
  expect((await send('PUT', '/auth/v1/user', NOT_OURS)).statusCode).toBe(200);
  expect((await send('PUT', '/api/account/username', { username: 'Mia', ...NOT_OURS })).statusCode).toBe(200);
  expect(await rowsOf(mia.id)).toEqual(before);
  // What is said in the metadata stays there, and counts for nothing.
  expect((await send('PUT', '/auth/v1/user', { data: NOT_OURS })).statusCode).toBe(200);
  const { body } = await server.call('GET', '/user', undefined, { token: mia.access });
  expect(body).toMatchObject({ id: mia.id, aud: 'authenticated', role: 'authenticated', is_anonymous: false });
  expect(await server.accounts.directory.authenticate(`Bearer ${mia.access}`)).toMatchObject({ value: { role: 'player', aal: 'aal1' } });
});

test('a score brings the XP of its record, for the caller, whatever stands beside it', async () => {
  const leo = await server.member('leo@example.org', 'Leo');
  const record = sessionItem({ id: newId(), owner: mia.id });
  const game = { gameId: 1, score: 5, timeTaken: 11, accuracy: 100, difficulty: 'double', sessionData: { record } };
  const honest = await openAccounts(sqlite);
  const same = await honest.member('mia@example.org', 'Mia');
  const expected = await honest.app.inject({
    method: 'POST',
    url: '/api/game/submit-score',
    headers: { authorization: `Bearer ${same.access}` },
    payload: { ...game, sessionData: { record: sessionItem({ id: record.id, owner: same.id }) } },
  });
  const answer = await send('POST', '/api/game/submit-score', { ...game, ...NOT_OURS, user_id: leo.id, userId: leo.id });
  const earned = ({ xpEarned, newLevel }: { xpEarned: number; newLevel: number }) => [xpEarned, newLevel];
  expect(answer.statusCode).toBe(200);
  expect(earned(answer.json())).toEqual(earned(expected.json()));
  expect(await server.database.db.selectFrom('items').select('player').execute()).toEqual([{ player: mia.id }]);
  await honest.close();
});

test('there is no call that gives XP', async () => {
  for (const url of [
    '/rest/v1/rpc/increment_user_xp',
    '/rpc/increment_user_xp',
    '/api/rpc/increment_user_xp',
    '/auth/v1/rpc/increment_user_xp',
  ])
    expect((await send('POST', url, { user_id: mia.id, xp_amount: 1_000_000 })).statusCode).toBe(404);
});

test('a mail says nothing that a stranger chose at the sign-up', async () => {
  const data = { username: 'Chosen Name', display_name: 'Other Chosen', note: '<img src=x onerror=alert(1)>' };
  await server.call('POST', '/signup', { email: 'leo@example.org', password: PASSWORD, data });
  const [mail] = (await server.delivered()).to('leo@example.org');
  expect(mail?.subject).toBe('Confirm your email for Tenfold');
  for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/chosen|<img/i);
});
