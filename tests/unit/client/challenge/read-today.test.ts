import { describe, expect, it } from 'vitest';
import { nothingKnown, readToday } from '../../../../client/challenge/read-today.ts';
import { CHALLENGES_KEY } from '../../../../client/storage/cached-challenges.ts';
import { openStorage } from '../../../../client/storage/open-storage.ts';
import { dateOfDay } from '../../../../shared/challenge/utc-date.ts';
import { dayNumber } from '../../../../shared/day.ts';
import { revision } from '../../shared/challenge/revisions.ts';
import { FakeDevice } from '../storage/fake-device.ts';
import { DAY_MS, NOON } from '../storage/samples.ts';

const FIRST_DAY = dayNumber(NOON, 0);

/** A device that was delivered a challenge for each of the next 30 days. */
async function delivered() {
  const device = new FakeDevice();
  const storage = openStorage(device.ports);
  const revisions = Array.from({ length: 30 }, (_, days) => revision(1, {}, { id: `c${days}`, date: dateOfDay(FIRST_DAY + days) }));
  await storage.device.putContent({ key: CHALLENGES_KEY, etag: '', body: { revisions }, fetchedMs: NOON });
  const idNow = async (localId?: string) => {
    const { ofDay } = await readToday(storage, device, localId);
    return ofDay.state === 'none' ? undefined : ofDay.revision.id;
  };
  return { device, storage, idNow };
}

describe('today’s challenge', () => {
  it('is there after two weeks without a network, and none is invented after a month (decisions C1 and C10)', async () => {
    const { device, idNow } = await delivered();
    expect(await idNow()).toBe('c0');
    device.nowMs += 14 * DAY_MS;
    expect(await idNow()).toBe('c14');
    device.nowMs += 16 * DAY_MS;
    expect(await idNow()).toBeUndefined();
  });

  it('changes at midnight by UTC, wherever the device is', async () => {
    const { device, storage, idNow } = await delivered();
    device.nowMs = (FIRST_DAY + 1) * DAY_MS - 1;
    expect(await idNow()).toBe('c0');
    expect((await readToday(storage, device, undefined)).untilNextMs).toBe(1);
    device.nowMs += 1;
    expect(await idNow()).toBe('c1');
  });

  it('is that of the day whose result is on screen, when that day is over', async () => {
    const { device, storage } = await delivered();
    device.nowMs = (FIRST_DAY + 1) * DAY_MS + 1;
    const shown = await readToday(storage, device, undefined, FIRST_DAY);
    expect(shown).toMatchObject({ day: FIRST_DAY, isOver: true, ofDay: { revision: { id: 'c0' } }, untilNextMs: DAY_MS - 1 });
    expect(await readToday(storage, device, undefined)).toMatchObject({ day: FIRST_DAY + 1, isOver: false });
  });

  it('is none while storage refuses, on the same date and until the same midnight', async () => {
    const { device, storage } = await delivered();
    const { day, isOver, untilNextMs } = await readToday(storage, device, undefined);
    const unknown = { revisions: [], ofDay: { state: 'none' }, clock: {}, attempts: undefined };
    expect(nothingKnown(device)).toEqual({ day, isOver, untilNextMs, ...unknown });
  });

  it('is that of the server’s clock for a player who has met the server (P5)', async () => {
    const { storage, idNow } = await delivered();
    await storage.player('ada').setMeta({ clockOffsetMs: 3 * DAY_MS, lastServerMs: NOON + 3 * DAY_MS });
    expect(await idNow('ada')).toBe('c3');
    expect(await idNow()).toBe('c0');
  });
});
