import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MadeClaim } from '../../../../client/storage/player-store.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { standingOf } from '../../../../shared/progress/standing.ts';
import { broken, DAY_MS, finished, headerOf, itemOf, NOON } from './samples.ts';
import { STORES } from './stores.ts';

const attempt = { revision: 1, passed: true, xpReward: 100 };
const MORNING = NOON - DAY_MS / 2;
const REWARD: MadeClaim = {
  item: itemOf('reward:today:0', 'reward-claim', { challenge: 'today', generation: 0 }),
  counts: { reward: { challenge: 'today', generation: 0, atMs: NOON, day: 20_777 } },
};

describe.each(STORES)('attempts in %s', (_, open) => {
  let store: TablePlayerStore;

  beforeEach(() => {
    store = open();
  });

  afterEach(async () => {
    expect(await broken(store)).toEqual([]);
    store.close();
  });

  const standing = async () => standingOf((await store.challenges()).challenges, 'today');

  it('[S24] of a challenge are its games of the day, and what they and the reward come to', async () => {
    await store.finish(finished('free'));
    await store.finish(finished('today-1', { challenge: 'today', score: 150, attempt }));
    await store.finish(finished('yesterday', { challenge: 'before', endMs: MORNING - 1, attempt }));
    const shown = await store.challenges({ id: 'today', sinceMs: MORNING });
    expect(shown.sessions.map(({ id }) => id)).toEqual(['today-1']);
    expect(standingOf(shown.challenges, 'today')).toEqual({ bestScore: 150, passed: true, xpReward: 100, claimed: false });
    expect(standingOf(shown.challenges, 'before')).toMatchObject({ passed: true });
    expect((await store.challenges()).sessions).toEqual([]);
  });

  it('[S24] are open as long as their journal is', async () => {
    await store.openJournal({ ...headerOf('one'), challenge: { id: 'today', revision: 1 } });
    await store.openJournal(headerOf('free'));
    expect((await store.challenges()).open).toEqual(['today']);
    await store.finish(finished('one', { challenge: 'today', attempt }));
    expect((await store.challenges()).open).toEqual([]);
  });

  it('[S18] pay a reward that was taken once, at once', async () => {
    await store.finish(finished('one', { challenge: 'today', attempt }));
    await store.claim(REWARD);
    await store.claim(REWARD);
    expect(await standing()).toMatchObject({ claimed: true, xpReward: 100 });
  });
});
