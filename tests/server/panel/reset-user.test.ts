import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '../../../server/deletion/erase-account.ts';
import { checkParts } from '../../../server/sync/check.ts';
import { openAccounts, type AccountsApp, type Member } from '../auth/accounts-for-test.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { expectDescribed } from '../http/described.ts';
import { newId, sessionItem } from '../played-games.ts';

const UNKNOWN = '01234567-89ab-4def-8123-456789abcdef';

onEachEngine('a reset by an admin', (engine) => {
  let server: AccountsApp;
  let admin: Member;
  let mia: Member;
  let ticket: string;
  let log: Record<string, unknown>[];
  beforeEach(async () => {
    log = [];
    const logTo = { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) };
    server = await openAccounts(engine, { LOG_LEVEL: 'info' }, TEST_NOW, undefined, logTo);
    admin = await server.member('admin@example.org', 'The Admin');
    mia = await server.member('mia@example.org', 'Mia');
    await server.database.write((writer) =>
      writer.updateTable('profiles').set({ role: 'admin' }).where('user_id', '=', admin.id).execute(),
    );
    ticket = (await post('/api/sync/ticket', mia.access, { deviceId: 'd', installId: 'i' })).json<{ ticket: string }>().ticket;
  });
  afterEach(() => server.close());

  const post = (url: string, token: string, payload?: object) =>
    server.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });
  const push = (count: number) => {
    const items = Array.from({ length: count }, () => sessionItem({ id: newId(), owner: mia.id }));
    return post('/api/sync/push', ticket, { proto: 1, batchId: 'b', deviceId: 'd', deviceNow: TEST_NOW, items });
  };
  const reset = async (query: string): Promise<readonly [status: number, body: unknown]> => {
    const answer = await post(`/api/admin/reset-user${query}`, admin.access);
    expectDescribed(server.app, 'POST', '/api/admin/reset-user', answer.statusCode, answer.json());
    return [answer.statusCode, answer.json()];
  };
  const totals = () => server.database.db.selectFrom('players').select(['xp', 'sessions']).where('id', '=', mia.id).execute();

  test('says what it took, is logged by ids alone and kept with who ordered it; again it takes nothing', async () => {
    await push(2);
    expect(await totals()).toEqual([{ xp: 42, sessions: 2 }]);
    expect(await reset(`?userId=${mia.id}`)).toEqual([200, { xp: 42, games: 2 }]);
    expect(await totals()).toEqual([{ xp: 0, sessions: 0 }]);
    expect(await reset(`?userId=${mia.id}`)).toEqual([200, { xp: 0, games: 0 }]);
    const rows = await server.database.db.selectFrom('resets').select(['player', 'actor', 'reason']).execute();
    expect(rows).toEqual([1, 2].map(() => ({ player: mia.id, actor: admin.id, reason: 'Reset by an admin' })));
    const lines = log.filter(({ event }) => event === 'player_reset');
    expect(lines).toMatchObject([
      { actor: admin.id, player: mia.id, xp: 42, games: 2 },
      { actor: admin.id, player: mia.id, xp: 0, games: 0 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Mia|example\.org/);
    // Whoever plays stays signed in.
    expect((await server.call('GET', '/user', undefined, { token: mia.access })).status).toBe(200);
  });

  test.each([
    ['no id', '', 400],
    ['an empty one', '?userId=', 400],
    ['a malformed one', '?userId=%25', 400],
    ['a name', '?userId=Mia', 400],
    ['two', `?userId=${UNKNOWN}&userId=${UNKNOWN}`, 400],
    ['an unknown one', `?userId=${UNKNOWN}`, 404],
  ])('of %s changes nothing', async (_what, query, status) => {
    expect((await reset(query))[0]).toBe(status);
    expect(await server.database.db.selectFrom('resets').select('seq').execute()).toEqual([]);
    expect(await server.database.db.selectFrom('players').select('id').execute()).toEqual([]);
  });

  test('is no call for players: they learn nothing, and it changes nothing', async () => {
    for (const userId of [admin.id, mia.id, UNKNOWN]) {
      const answer = await post(`/api/admin/reset-user?userId=${userId}`, mia.access);
      expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'Admin access required', code: 'not_admin' }]);
    }
    expect(await server.database.db.selectFrom('resets').select('seq').execute()).toEqual([]);
  });

  test('beside pushes of that player leaves sums that agree', async () => {
    const fourTimes = async (act: () => Promise<unknown>) => {
      for (let n = 0; n < 4; n++) await act();
    };
    const statuses: number[] = [];
    const pushThree = async () => statuses.push((await push(3)).statusCode);
    const resetOnce = async () => statuses.push((await reset(`?userId=${mia.id}`))[0]);
    await Promise.all([fourTimes(pushThree), fourTimes(resetOnce), fourTimes(pushThree), fourTimes(resetOnce)]);
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(await checkParts(server.database, (bytes) => randomBytes(bytes))).toEqual({ players: 1, repaired: 0, failed: [] });
    // The games had ended before, so the last one took all of them out, and those that came after it count no more, either.
    expect(await totals()).toEqual([{ xp: 0, sessions: 0 }]);
    expect(await server.database.db.selectFrom('items').select('id').where('status', '=', 'accepted').execute()).toHaveLength(24);
  });

  test('beside the deletion of the account leaves no row of it', async () => {
    await push(1);
    const deleted = server.database.write((writer) => eraseAccount(writer, { player: mia.id, deletedMs: TEST_NOW }));
    const [, [status]] = await Promise.all([deleted, reset(`?userId=${mia.id}`)]);
    expect([200, 404]).toContain(status);
    expect(await totals()).toEqual([]);
  });
});
