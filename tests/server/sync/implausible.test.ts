import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SessionTime } from '../../../shared/items/kit/session-time.ts';
import type { PushResult } from '../../../shared/contract/sync.ts';
import type { SessionSummary } from '../../../shared/contract/state.ts';
import { calculatorVsBrain } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { mathBubblePop } from '../../../shared/games/math-bubble-pop/v1/rules.ts';
import { multiplicationTable } from '../../../shared/games/multiplication-table/v1/rules.ts';
import { numberSequence } from '../../../shared/games/number-sequence/v1/rules.ts';
import { sessionXp } from '../../../shared/progress/counted/xp.ts';
import { AT_ONCE, playsBubblePop, playsCalculator, playsSequence, playsTable } from '../../unit/shared/games/players.ts';
import { appForTest, TEST_NOW } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { recordOf, solvedPuzzle } from '../other-games.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

const ada = () => ({ id: newId(), owner: 'ada' });

const MIXED = { mode: 'practice', table: 'mixed' } as const;

/** Every set chosen in the moment its bubbles appear. */
const bubblePop = () => recordOf({ ...ada(), game: mathBubblePop, config: { operation: 'division' }, next: playsBubblePop(AT_ONCE) });
const calculator = () =>
  recordOf({ ...ada(), game: calculatorVsBrain, config: { difficulty: 'easy', operation: 'addition' }, next: playsCalculator(AT_ONCE) });
const table = () => recordOf({ ...ada(), game: multiplicationTable, config: { mode: 'challenge', table: 100 }, next: playsTable(AT_ONCE) });
const pattern = () =>
  recordOf({ ...ada(), game: multiplicationTable, config: { mode: 'pattern_learn', table: 7 }, next: playsTable(AT_ONCE) });
const sequence = () =>
  recordOf({ ...ada(), game: numberSequence, config: { digits: 3, count: 3, timeLimit: 300, rounds: 20 }, next: playsSequence(AT_ONCE) });

const twentyMinutes = (time: Partial<SessionTime>) =>
  recordOf({ ...ada(), game: multiplicationTable, config: MIXED, time, next: playsTable({ answer: () => 60_000, hand: () => 0 }, 20) });

/** One answer after 285,000 years, as the claims have it. */
const ages = () =>
  recordOf({
    ...ada(),
    game: multiplicationTable,
    config: MIXED,
    time: { startedMs: 0, endedMs: Number.MAX_SAFE_INTEGER, day: 0 },
    next: playsTable({ answer: () => Number.MAX_SAFE_INTEGER - 2_000, hand: () => 0 }, 1),
  });

const marked = { status: 'corrected', corrected: { unverified: true } };

onEachEngine('play that no person could have played (decision D23)', (engine) => {
  let running: TestApp;
  let device: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    device = await TestDevice.of(running, 'ada');
  });
  afterEach(() => running.close());

  test.each([
    ['a bubble pop whose sets are all chosen at 0 ms', bubblePop, 92_434],
    ['a calculator beaten 1,000 times in 0 ms', calculator, 3_020],
    ['a table of 500 answers in 0 ms', table, 1_444],
    ['twenty rounds remembered in 0 ms', sequence, 664],
  ])('%s is kept, marked, and worth ten XP, no best and no record', async (_, forged, unmarkedXp) => {
    const item = forged();
    const [result] = (await device.push(item)) as [PushResult];
    expect(result).toEqual({ id: item.id, code: 'unverified', ...marked });
    const other = await TestDevice.of(running, 'ada', 'another');
    const { unverified, ...rest } = (await other.pull()).changes.map(
      (change) => (change as { session: SessionSummary }).session,
    )[0] as SessionSummary;
    expect([unverified, sessionXp(rest)]).toEqual([true, unmarkedXp]);
    const { games, days } = await device.figures();
    expect(Object.keys(games)).toEqual([rest.game]);
    expect(games[rest.game]).toMatchObject({ sessions: 1, xp: 10, bestScore: 0 });
    expect(games[rest.game]?.records).toEqual({});
    expect(days.map(([each]) => each)).toEqual([rest.day]);
  });

  test('sent again it gets the same answer', async () => {
    const item = calculator();
    const [first] = await device.push(item);
    expect(await device.push(item)).toEqual([first]);
  });

  test('fifty games of twenty minutes that began a second ago', async () => {
    const endedMs = TEST_NOW - 1_000;
    const games = Array.from({ length: 50 }, () => twentyMinutes({ startedMs: endedMs - 1_000, endedMs }));
    expect(await device.push(...games)).toEqual(games.map(({ id }) => ({ id, code: 'unverified', ...marked })));
    expect((await device.figures()).games).toMatchObject({ 'multiplication-table': { sessions: 50, xp: 500 } });
  });

  test('runs of 285,000 years leave every sum a whole number', async () => {
    const eternal = Array.from({ length: 50 }, ages);
    for (const result of await device.push(...eternal))
      expect(result).toMatchObject({ status: 'corrected', corrected: { unverified: true } });
    const { games } = await device.figures();
    expect(games['multiplication-table']?.timeSum).toBe(50 * 86_400);
  });

  test('days before the first release are lifted to it: no streak is made up', async () => {
    const days = Array.from({ length: 50 }, (_, back) => {
      const endedMs = TEST_NOW - (back + 1) * 86_400_000;
      return sessionItem({
        ...ada(),
        time: { endedMs, floorMs: endedMs, startedMs: endedMs - 60_000, day: Math.floor(endedMs / 86_400_000) },
      });
    });
    const results = await device.push(...days);
    // The day before is still that day somewhere on earth.
    expect(results.map(({ status }) => status)).toEqual(['accepted', ...days.slice(1).map(() => 'corrected')]);
    expect((await device.figures()).days).toHaveLength(2);
  });

  test('a pattern that is known from its start, and a quick hand at the puzzle, count in full', async () => {
    const honest = [pattern(), solvedPuzzle(newId(), 'ada')];
    expect(await device.push(...honest)).toEqual(honest.map(({ id }) => ({ id, status: 'accepted' })));
  });

  test('an operator sees how many there were', async () => {
    await device.push(calculator(), sessionItem(ada()));
    expect((await running.app.inject('/metrics')).payload).toContain('sessions_unverified_total 1\n');
  });
});
