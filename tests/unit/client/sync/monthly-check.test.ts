import { Dexie } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkMonthly } from '../../../../client/sync/monthly-check.ts';
import { openPlayerStore } from '../../../../client/storage/dexie-player-store.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { FakeDevice } from '../storage/fake-device.ts';
import { broken, DAY_MS, finished, NOON, shown } from '../storage/samples.ts';

describe('the monthly check of kept totals', () => {
  let device: FakeDevice;
  let store: TablePlayerStore;

  /** Loses the kept totals, as a bug of an earlier version might have. */
  async function damage(): Promise<void> {
    const db = await new Dexie('tenfold-player-one', { indexedDB: device.indexedDB, IDBKeyRange }).open();
    const { value } = await db.table('state').get('counting');
    await db.table('state').put({ key: 'counting', value: { ...value, head: { items: 0, parts: [] } } });
    db.close();
  }

  beforeEach(async () => {
    device = new FakeDevice();
    store = openPlayerStore(device.ports, 'one');
    await store.finish(finished('a'));
  });

  it('[S5] puts totals right that differ from the games, and says so', async () => {
    await damage();
    expect((await shown(store)).sessions).toBe(0);
    expect(await checkMonthly(store, NOON)).toBe(true);
    expect((await shown(store)).sessions).toBe(1);
    expect(await broken(store)).toEqual([]);
  });

  it('runs once a month', async () => {
    expect(await checkMonthly(store, NOON)).toBe(false);
    await damage();
    expect(await checkMonthly(store, NOON + 29 * DAY_MS)).toBe(false);
    expect(await checkMonthly(store, NOON + 30 * DAY_MS)).toBe(true);
  });

  it('[P5] runs when the last check lies in the future: the clock was wrong then', async () => {
    await checkMonthly(store, NOON + 365 * DAY_MS);
    await damage();
    expect(await checkMonthly(store, NOON)).toBe(true);
  });
});
