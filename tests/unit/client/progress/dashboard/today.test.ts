import { describe, expect, it } from 'vitest';
import { dashboardData } from '../../../../../client/progress/dashboard/dashboard-data.ts';
import { dayToday } from '../../../../../client/storage/known-time.ts';
import { createMemoryStore } from '../../../../../client/storage/memory-player-database.ts';
import { timeOfEnd } from '../../../../../client/engine/finish.ts';
import { contactMeta } from '../../../../../client/sync/clock.ts';
import { effectiveEnd } from '../../../../../shared/progress/counted/time.ts';
import { FakeDevice } from '../../storage/fake-device.ts';
import { finished, partsOver, summaryOf } from '../../storage/samples.ts';

const DAY_MS = 86_400_000;
/** The true time: noon of a day well after the build. */
const TRUE_MS = Date.UTC(2026, 11, 8, 12);
const TODAY = Math.floor(TRUE_MS / DAY_MS);

/** A device whose clock is so many days ahead, and its player. */
function deviceAhead(days: number) {
  const device = new FakeDevice();
  device.nowMs = TRUE_MS + days * DAY_MS;
  device.offsetMin = 0;
  const store = createMemoryStore();
  const known = async () => ({ clockOffsetMs: await store.meta('clockOffsetMs'), lastServerMs: await store.meta('lastServerMs') });
  return {
    store,
    contact: (trueMs: number) =>
      store.setMeta(contactMeta({ sentMs: trueMs + days * DAY_MS, receivedMs: trueMs + days * DAY_MS, serverTime: trueMs })),
    /** A game that ends now, as the engine saves it. */
    play: async (id: string) => {
      const { endMs, ...time } = timeOfEnd(device, { startedMs: device.nowMs - 60_000, lengthMs: 60_000 }, await known());
      await store.finish(finished(id, { endMs, day: time.day }));
      return time;
    },
    shown: async () => {
      const progress = await store.progress(5);
      const player = { nickname: 'Ada', colour: 'red', shape: 'star' };
      const data = dashboardData({ player, ...progress }, dayToday(device, progress.clock));
      return { streak: data.streakDays, today: data.days.at(-1)?.practised, when: data.recent.map(({ detail }) => detail.split(',')[0]) };
    },
  };
}

describe('"Today" and the streak go by the time that games are kept by (P5)', () => {
  it.each([2, -2, 0, 800, -800])(
    'on a clock %i days ahead that knows it: right after playing the streak is 1, and the game was today',
    async (days) => {
      const { contact, play, shown } = deviceAhead(days);
      await contact(TRUE_MS - 3_600_000);
      const { day } = await play('one');
      expect(day).toBe(TODAY);
      expect(await shown()).toEqual({ streak: 1, today: true, when: ['Today'] });
    },
  );

  it.each([2, -2])('on a clock %i days ahead, before the first contact: the device is all there is to go by', async (days) => {
    const { play, shown } = deviceAhead(days);
    await play('one');
    expect(await shown()).toEqual({ streak: 1, today: true, when: ['Today'] });
  });

  it.each([2, -2])('on a clock %i days ahead, the first contact puts the days before it and after it in one row', async (days) => {
    const { contact, play, shown, store } = deviceAhead(days);
    const time = await play('before');
    await contact(TRUE_MS);
    const { endMs, day } = effectiveEnd(time, TRUE_MS);
    await store.applyResults([{ id: 'before', status: 'corrected', code: 'day', corrected: { endMs, day } }], TRUE_MS);
    await play('after');
    // A clock that is behind had its game two days ago: nothing says that it was today.
    expect(await shown()).toMatchObject({ streak: 1, today: true });
  });

  it('the server said so yesterday and this clock was set back a year: it is yesterday at least, never before', async () => {
    const { store, shown } = deviceAhead(-365);
    await store.setMeta({ clockOffsetMs: 0, lastServerMs: TRUE_MS - DAY_MS });
    const yesterday = summaryOf('one', { endMs: TRUE_MS - DAY_MS, day: TODAY - 1 });
    await store.applyPull({
      changes: [{ type: 'session', id: 'one', seq: 1, session: yesterday }],
      cursor: 'c',
      parts: partsOver([yesterday]),
    });
    expect(await shown()).toEqual({ streak: 1, today: true, when: ['Today'] });
  });

  it('a game from before a reset is listed as such, and counts no more', async () => {
    const { play, shown, store } = deviceAhead(0);
    await play('one');
    const reset = { atMs: TRUE_MS, generation: 1, reason: 'a new school year' };
    await store.applyPull({ changes: [], parts: [], reset, cursor: 'c' });
    expect(await shown()).toMatchObject({ streak: 0, today: false });
    const { latest, ...progress } = await store.progress(5);
    const player = { nickname: 'Ada', colour: 'red', shape: 'star' };
    const data = dashboardData({ player, latest, ...progress }, TODAY);
    expect(data.recent[0]?.detail).toBe('Today, before the reset, 90%, 40\u00a0s');
    expect(data.resetNote).toMatch(/^Your progress started again on Dec [89]: a new school year\.$/);
  });

  it('before anything is known it is never before the build, however dead the clock', async () => {
    const { play, shown } = deviceAhead(-TODAY);
    await play('one');
    expect(await shown()).toEqual({ streak: 1, today: true, when: ['Today'] });
  });
});
