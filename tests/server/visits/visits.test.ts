import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../../server/admin/run-command.ts';
import type { AdminDeps } from '../../../server/admin/command.ts';
import type { Store } from '../../../server/database/store.ts';
import type { AdminVisitsResponse } from '../../../shared/contract/visits.ts';
import { appForTest, configForTest, TEST_NOW, type TestApp } from '../app-for-test.ts';
import { onSqliteFirst } from '../engines.ts';
import { expectDescribed } from '../http/described.ts';

const PAGES = ['/', '/games', '/blog/$post'];
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

onSqliteFirst('visits', (engine) => {
  let database: Store;
  let running: TestApp;
  const start = (VISIT_COUNTS = 'on') => appForTest({ database, config: configForTest({ VISIT_COUNTS }), pages: PAGES });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    database = await engine.open();
    running = await start();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await running.close();
  });

  async function visit(path: string, remoteAddress = '192.0.2.1', on = running): Promise<number> {
    const answer = await on.app.inject({ method: 'POST', url: '/api/visits', remoteAddress, payload: { path } });
    return answer.statusCode;
  }
  async function totals(query = ''): Promise<AdminVisitsResponse> {
    const authorization = `Bearer ${running.accounts.add('an-admin', 'admin')}`;
    const answer = await running.app.inject({ url: `/api/admin/visits${query}`, headers: { authorization } });
    expectDescribed(running.app, 'GET', '/api/admin/visits', answer.statusCode, answer.json());
    return answer.json();
  }
  /** What was counted is stored each minute. */
  async function stored(rows: number): Promise<AdminVisitsResponse['visits']> {
    vi.advanceTimersByTime(MINUTE_MS);
    await expect.poll(async () => (await totals()).visits).toHaveLength(rows);
    return (await totals()).visits;
  }

  test('are daily totals by page, of two servers together, and nothing else is stored (decision S17)', async () => {
    const other = await start();
    for (const path of ['/', '/games', '/', '/blog/$post']) expect(await visit(path)).toBe(204);
    await visit('/', '192.0.2.2', other);
    await stored(3);
    await expect.poll(async () => (await totals()).visits[0]?.visits).toBe(3);
    expect(await totals()).toEqual({
      isOn: true,
      visits: [
        { date: '2026-11-20', path: '/', visits: 3 },
        { date: '2026-11-20', path: '/blog/$post', visits: 1 },
        { date: '2026-11-20', path: '/games', visits: 1 },
      ],
    });
    const [row = {}] = await database.db.selectFrom('visits').selectAll().execute();
    expect(Object.keys(row).toSorted()).toEqual(['day', 'path', 'visits']);
    await other.app.close();
  });

  test('are asked for by days, the latest first', async () => {
    await visit('/');
    running.clock.now = TEST_NOW + 2 * DAY_MS;
    await visit('/games');
    expect(await stored(2)).toEqual([
      { date: '2026-11-22', path: '/games', visits: 1 },
      { date: '2026-11-20', path: '/', visits: 1 },
    ]);
    expect((await totals('?days=2')).visits).toHaveLength(1);
    expect((await totals('?days=3')).visits).toHaveLength(2);
  });

  test.each(['/nothing', '/games/', '/?x=1', '/blog/a-post', '%', ''])('of %j are not counted: it is no page', async (path) => {
    expect(await visit(path)).toBe(path === '' ? 400 : 204);
    await visit('/');
    expect((await stored(1)).map((each) => each.path)).toEqual(['/']);
  });

  test('of one source are 600 an hour at most, and no other source is held up', async () => {
    for (let n = 0; n < 605; n++) await visit('/');
    await visit('/', '192.0.2.2');
    expect(await stored(1)).toMatchObject([{ visits: 601 }]);
    running.clock.now += 60 * MINUTE_MS;
    await visit('/games');
    expect(await stored(2)).toMatchObject([{ visits: 601 }, { path: '/games' }]);
  });

  test('that were not stored yet are stored when the server is closed, and an operator reads them', async () => {
    await visit('/');
    const other = await start();
    await running.app.close();
    running = other;
    const deps = { database, clock: () => TEST_NOW } as Partial<AdminDeps> as AdminDeps;
    expect(await runCommand(deps, ['visits'])).toEqual({ exitCode: 0, lines: ['2026-11-20  /  1'] });
    expect(await runCommand({ ...deps, clock: () => TEST_NOW + DAY_MS }, ['visits', '1'])).toEqual({
      exitCode: 0,
      lines: ['No visit was counted.'],
    });
    expect(await runCommand(deps, ['visits', 'all'])).toMatchObject({ exitCode: 2 });
  });

  test('are counted only where the operator says so, and pages hear of it', async () => {
    const off = await start('off');
    expect(await visit('/', '192.0.2.1', off)).toBe(404);
    expect((await off.app.inject('/api/site')).json()).not.toHaveProperty('visits');
    expect((await running.app.inject('/api/site')).json()).toMatchObject({ visits: true });
    await off.app.close();
    expect(await database.db.selectFrom('visits').selectAll().execute()).toEqual([]);
  });
});
