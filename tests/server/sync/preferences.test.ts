import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkParts } from '../../../server/sync/check.ts';
import { resetPlayer } from '../../../server/sync/reset.ts';
import { preferenceId } from '../../../shared/items/preference/kind.ts';
import type { PreferencePayload } from '../../../shared/items/preference/payload.ts';
import type { SessionTime } from '../../../shared/items/kit/session-time.ts';
import { dayNumber } from '../../../shared/day.ts';
import type { ListedPage } from '../../../shared/progress/counted/counted.ts';
import { figuresOf } from '../../../shared/progress/figures.ts';
import { FOLD_NAMES } from '../../../shared/progress/folds/registry.ts';
import { partsIn } from '../../../shared/progress/parts.ts';
import { totalXp } from '../../../shared/progress/view.ts';
import { appForTest, TEST_NOW, type TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { anyItem, newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

const MINUTE_MS = 60_000;
const TARGET = 'practice.target';

const timeAt = (endedMs: number): Omit<SessionTime, 'startedMs'> => ({
  endedMs,
  utcOffsetMin: 0,
  clockOffsetMs: 0,
  floorMs: TEST_NOW - 60 * MINUTE_MS,
  day: dayNumber(endedMs, 0),
});

/** A choice made some minutes before the server's clock. */
function chosen(value: string, minutesAgo: number, name = TARGET, alter: object = {}) {
  const payload: PreferencePayload = { name, value, time: timeAt(TEST_NOW - minutesAgo * MINUTE_MS) };
  return anyItem({ id: preferenceId(name, newId()), owner: 'ada', kind: 'preference', payload: { ...payload, ...alter } });
}

onEachEngine('preferences', (engine) => {
  let running: TestApp;
  let phone: TestDevice;
  let laptop: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    phone = await TestDevice.of(running, 'ada', 'phone');
    laptop = await TestDevice.of(running, 'ada', 'laptop');
  });
  afterEach(() => running.close());

  /** The figures that a device gets which names all folds of this build. */
  const figures = async (device = phone) => {
    const body = { proto: 2, deviceId: device.deviceId, limit: 500, folds: FOLD_NAMES };
    const page = (await device.post('/api/sync/pull', body, device.accessToken)).json<ListedPage>();
    return figuresOf(partsIn(page.parts));
  };
  const standing = async (device = phone) =>
    Object.fromEntries(Object.entries((await figures(device)).preferences).map(([name, [, , value]]) => [name, value]));
  const statuses = async (...items: readonly ReturnType<typeof chosen>[]) =>
    (await phone.push(...items)).map(({ status, code }) => (code === undefined ? status : `${status} ${code}`));

  test('stand as chosen last, whichever device brings them and in whatever order (decision D32)', async () => {
    const [early, late] = [chosen('60', 9), chosen('90', 3)];
    expect(await statuses(late, chosen('off', 5, 'clock'))).toEqual(['accepted', 'accepted']);
    await laptop.push(early);
    expect(await standing()).toEqual({ [TARGET]: '90', clock: 'off' });
    expect(await standing(laptop)).toEqual({ [TARGET]: '90', clock: 'off' });
    expect(await statuses(late)).toEqual(['duplicate']);
  });

  test('are listed to every device with what they count as, and to a later pull no more', async () => {
    const choice = chosen('60', 9);
    await phone.push(choice);
    const { changes, cursor } = await laptop.pull();
    const counts = { preference: { id: choice.id, name: TARGET, value: '60', atMs: TEST_NOW - 9 * MINUTE_MS } };
    expect(changes).toEqual([{ type: 'claim', id: choice.id, seq: 1, counts }]);
    expect((await laptop.pull(cursor)).changes).toEqual([]);
  });

  test('come as no part to a device that names no such fold (decision D28)', async () => {
    await phone.push(chosen('60', 9));
    expect((await laptop.pull()).parts).toEqual([]);
  });

  test('are made no later than they are received: a clock that is ahead wins over nothing', async () => {
    const ahead = chosen('60', -60 * 24 * 365);
    expect(await statuses(ahead)).toEqual(['accepted']);
    expect((await figures()).preferences).toEqual({ [TARGET]: [TEST_NOW, ahead.id, '60'] });
  });

  test('have names that this server need not know, in a form that it does', async () => {
    expect(await statuses(chosen('anything at all, 100 characters of it', 3, 'some.later.setting'))).toEqual(['accepted']);
    const wrong = { name: 'Not A Name' };
    const [first, ...others] = [
      chosen('60', 3, TARGET, wrong),
      chosen('60', 3, TARGET, { value: 'x'.repeat(101) }),
      chosen('60', 3, TARGET, { value: '' }),
      chosen('60', 3, TARGET, { value: 'a\u0000b' }),
      chosen('60', 3, TARGET, { more: 1 }),
      chosen('60', 3, TARGET, { time: {} }),
    ];
    expect(await statuses(...(first ? [first] : []), ...others)).toEqual(Array.from({ length: 6 }, () => 'rejected payload'));
    expect(await statuses(chosen('60', 3, TARGET, { name: 'practice.enter' }))).toEqual(['rejected id']);
    const newer = anyItem({ ...chosen('60', 3), v: 2 });
    expect(await statuses(newer)).toEqual(['deferred version']);
  });

  test('pay nothing, survive a reset of progress, and are recounted by `check`', async () => {
    await phone.push(sessionItem({ id: newId(), owner: 'ada' }), chosen('60', 9));
    const { database } = running;
    const random = (bytes: number) => randomBytes(bytes);
    const reset = { player: 'ada', atMs: TEST_NOW, actor: 'admin', reason: 'a test' };
    await database.write((writer) => resetPlayer(writer, database.dialect, reset, random));
    const after = await figures();
    expect([totalXp(after), after.preferences[TARGET]?.[2]]).toEqual([0, '60']);
    expect(await checkParts(database, random)).toMatchObject({ repaired: 0, failed: [] });
    await database.db.deleteFrom('parts').where('fold', '=', 'preferences').execute();
    expect(await checkParts(database, random)).toMatchObject({ repaired: 1 });
    expect(await standing()).toEqual({ [TARGET]: '60' });
  });
});
