import { describe, expect, it } from 'vitest';
import { claimReward } from '../../../../client/challenge/claim-reward.ts';
import { openStorage } from '../../../../client/storage/open-storage.ts';
import { standingOf } from '../../../../shared/progress/standing.ts';
import { totalXp } from '../../../../shared/progress/view.ts';
import { itemHash } from '../../../../client/storage/hash.ts';
import { FakeDevice } from '../storage/fake-device.ts';
import { finished, NOON } from '../storage/samples.ts';

function player() {
  const device = new FakeDevice();
  const store = openStorage(device.ports).player('ada');
  const claims = async () => (await store.unsentItems()).filter(({ kind }) => kind === 'reward-claim');
  const xp = async () => totalXp((await store.progress(0)).figures);
  return { device, store, claims, xp };
}

const played = (passed: boolean) => finished('one', { challenge: 'today', attempt: { revision: 1, passed, xpReward: 100 } });

describe('the reward of a challenge', () => {
  it('counts at once, and once, however often it is pressed', async () => {
    const { device, store, claims, xp } = player();
    await store.finish(played(true));
    const before = await xp();
    await Promise.all([1, 2, 3].map(() => claimReward({ host: device, store }, 'today')));
    expect(await xp()).toBe(before + 100);
    const [item, ...more] = await claims();
    expect(more).toEqual([]);
    expect(item).toMatchObject({ id: 'reward:today:0', v: 1, payload: { challenge: 'today', generation: 0, time: { endedMs: NOON } } });
    expect(item?.hash).toBe(item && (await itemHash(device, item)));
  });

  it('says the level that its XP have brought, once', async () => {
    const { device, store, xp } = player();
    await store.finish(played(true));
    await store.finish(finished('two', { score: 50 * (901 - (await xp())) }));
    const levels = [];
    const before = await xp();
    expect([before >= 900, before < 1000]).toEqual([true, true]);
    for (const _ of [1, 2]) levels.push(await claimReward({ host: device, store }, 'today'));
    expect(levels).toEqual([{ level: 2 }, {}]);
  });

  it('is of the generation of resets that the device has seen (decision D13)', async () => {
    const { device, store, claims } = player();
    await store.setMeta({ generation: 2 });
    await store.finish(played(true));
    await claimReward({ host: device, store }, 'today');
    expect((await claims()).map(({ id }) => id)).toEqual(['reward:today:2']);
  });

  it('is none for an attempt that did not pass', async () => {
    const { device, store, claims } = player();
    await store.finish(played(false));
    await claimReward({ host: device, store }, 'today');
    expect(await claims()).toEqual([]);
    expect(standingOf((await store.challenges()).challenges, 'today')).toMatchObject({ passed: false, claimed: false });
  });
});
