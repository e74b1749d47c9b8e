import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChallengeRevision, ChallengesResponse } from '../../../shared/contract/content.ts';
import { appForTest, TEST_NOW, type TestApp } from '../app-for-test.ts';
import { addBehind, speedMathOn } from '../challenge-items.ts';
import { onEachEngine } from '../engines.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

onEachEngine('GET /api/content/challenges', (engine) => {
  let running: TestApp;
  const start = async (...revisions: readonly ChallengeRevision[]): Promise<void> => {
    const database = await engine.open();
    await addBehind({ database }, ...revisions);
    running = await appForTest({ database });
  };
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval'] }));
  afterEach(async () => {
    vi.useRealTimers();
    await running.close();
  });

  const ask = (tag?: string) =>
    running.app.inject({ url: '/api/content/challenges', headers: tag === undefined ? {} : { 'if-none-match': tag } });
  const revisions = async () => (await ask()).json<ChallengesResponse>().revisions;

  test('has every revision of the challenges from 60 days back to 30 days ahead, as they were made (decision C1)', async () => {
    const [oldest, last] = [speedMathOn('c-old', { date: '2026-09-21' }), speedMathOn('c-last', { date: '2026-12-20' })];
    const edited = { ...last, revision: 2, title: 'Better sums' };
    const moved = [speedMathOn('c-moved', { date: '2026-08-01' }), speedMathOn('c-moved', { revision: 2, date: '2026-11-25' })];
    await start(
      oldest,
      last,
      edited,
      ...moved,
      speedMathOn('c-too-old', { date: '2026-09-20' }),
      speedMathOn('c-later', { date: '2026-12-21' }),
    );
    expect(new Set(await revisions())).toEqual(new Set([oldest, last, edited, ...moved]));
  });

  test('is answered by 304 to who has it, until a day begins or another is made', async () => {
    await start(speedMathOn('c-1', { date: '2026-09-21' }));
    const first = await ask();
    const tag = first.headers.etag;
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache']);
    const again = await ask(tag);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    running.clock.now = TEST_NOW + DAY_MS;
    expect((await ask(tag)).json()).toEqual({ revisions: [] });
  });

  test('has what another server or an operator added within a minute', async () => {
    await start();
    expect(await revisions()).toEqual([]);
    await addBehind(running, speedMathOn('c-1'));
    vi.advanceTimersByTime(MINUTE_MS);
    await expect.poll(revisions).toEqual([speedMathOn('c-1')]);
  });

  test('has also what this build cannot read: a newer app may', async () => {
    const next = speedMathOn('c-1', { game_id: 99 });
    await start(next);
    expect(await revisions()).toEqual([next]);
  });
});
