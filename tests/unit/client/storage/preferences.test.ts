import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../../../client/storage/backup/restore.ts';
import { newHeader, writeBackup } from '../../../../client/storage/backup/write.ts';
import { createMemoryStore } from '../../../../client/storage/memory-player-database.ts';
import { preferenceNow } from '../../../../client/storage/preference-now.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import type { CountedClaim } from '../../../../shared/progress/counted/counted.ts';
import { FakeDevice } from './fake-device.ts';
import { broken, DAY_MS, finished, NOON, partsOver, shown, storedReceipt } from './samples.ts';
import { STORES } from './stores.ts';

const TARGET = 'practice.target';

describe.each(STORES)('what a player prefers, in %s', (_, open) => {
  let store: TablePlayerStore;
  let device: FakeDevice;

  beforeEach(() => {
    store = open();
    device = new FakeDevice();
    device.nowMs = NOON;
  });

  afterEach(async () => {
    expect(await broken(store)).toEqual([]);
    store.close();
  });

  /** Chooses on this device. The result is the item's id. */
  async function choose(value: string, name = TARGET, into = store): Promise<string> {
    const made = await preferenceNow(device, await into.preferences(), name, value);
    expect(await into.claim(made)).toBe(true);
    return made.item.id;
  }
  const values = async (of = store) => Object.fromEntries([...(await of.preferences()).chosen].map(([name, { value }]) => [name, value]));
  /** As another device chose it. */
  const elsewhere = (id: string, value: string, atMs: number): CountedClaim => ({ preference: { id, name: TARGET, value, atMs } });
  const pull = (...all: readonly (CountedClaim & { readonly preference: { readonly id: string } })[]) =>
    store.applyPull({
      changes: all.map((counts, n) => ({ type: 'claim', id: counts.preference.id, seq: n + 1, counts })),
      parts: partsOver([], all),
      cursor: `c${all.length}`,
    });

  it('[S36] is seen at once, waits to be sent, and counts for nothing else', async () => {
    const id = await choose('90');
    await choose('off', 'clock');
    expect(await values()).toEqual({ [TARGET]: '90', clock: 'off' });
    expect((await store.unsentItems()).map((item) => [item.id === id, item.kind])).toEqual([
      [true, 'preference'],
      [false, 'preference'],
    ]);
    expect(await shown(store)).toEqual({ sessions: 0, xp: 0 });
    // Of games alone it is said that they wait.
    expect(await store.counts()).toMatchObject({ waiting: 0, items: 2 });
  });

  it('[S36] is what was chosen last, also after the clock was set back', async () => {
    await choose('60');
    device.nowMs += 60_000;
    await choose('90');
    expect(await values()).toEqual({ [TARGET]: '90' });
    device.nowMs -= 400 * DAY_MS;
    await choose('75');
    expect(await values()).toEqual({ [TARGET]: '75' });
  });

  it('[S36] follows the player from other devices: the latest stands, whichever device it is of', async () => {
    const id = await choose('60');
    await store.applyResults([{ id, status: 'accepted' }], NOON);
    expect(await values()).toEqual({ [TARGET]: '60' });
    const mine = { preference: { id, name: TARGET, value: '60', atMs: NOON } };
    await pull(mine, elsewhere('preference:practice:target:far', '90', NOON + 1) as never);
    expect(await values()).toEqual({ [TARGET]: '90' });
    device.nowMs += 2;
    await choose('75');
    expect(await values()).toEqual({ [TARGET]: '75' });
  });

  it('[S36] stays while a server that does not know the kind has deferred it, and outlives a reset', async () => {
    const id = await choose('60');
    await store.finish(finished('a'));
    await store.applyResults(
      [
        { id, status: 'deferred', code: 'kind' },
        { id: 'a', status: 'accepted' },
      ],
      NOON,
    );
    expect((await store.beforePull()).waiting).toEqual([]);
    const reset = { atMs: NOON + DAY_MS, generation: 1 };
    await store.applyPull({ changes: [], parts: [], reset, cursor: 'c', stillWaiting: (await store.beforePull()).waiting });
    expect([await values(), await storedReceipt(store, id)]).toMatchObject([{ [TARGET]: '60' }, { status: 'waiting' }]);
    expect(await shown(store)).toEqual({ sessions: 0, xp: 0 });
  });

  it('[S8, S36] is offered to a restored server again', async () => {
    const id = await choose('60');
    await store.applyResults([{ id, status: 'accepted' }], NOON);
    expect(await store.applyFullListing({ changes: [], parts: [], cursor: 'f' })).toBe(1);
    expect((await store.unsentItems()).map((item) => item.id)).toEqual([id]);
    expect(await values()).toEqual({ [TARGET]: '60' });
  });

  it('[S7, S36] goes along when a learner is claimed, and stays the latest there', async () => {
    const learner = createMemoryStore();
    await choose('60', TARGET, learner);
    await choose('off', 'clock', learner);
    device.nowMs += 1;
    await choose('90');
    await store.absorb(await learner.absorbable());
    await store.absorb(await learner.absorbable());
    expect(await values()).toEqual({ [TARGET]: '90', clock: 'off' });
    expect(await store.unsentItems()).toHaveLength(3);
  });

  it('[S22, S36] is in the backup file, and comes back from it', async () => {
    await choose('60');
    const ada = { localId: 'ada', kind: 'learner', nickname: 'Ada', colour: 'sky', shape: 'star', createdMs: NOON } as const;
    const slices: string[] = [];
    for await (const slice of writeBackup(store, newHeader(ada, device), device)) slices.push(slice);
    const other = createMemoryStore();
    const text = async function* () {
      yield* slices;
    };
    expect(await restoreBackup(other, text, device)).toMatchObject({ ok: true });
    expect(await values(other)).toEqual({ [TARGET]: '60' });
    expect(await broken(other)).toEqual([]);
  });

  it('[S5] is recounted like all figures', async () => {
    await choose('60');
    expect(await store.check()).toBe(false);
    await store.database.transact('write', (tx) => tx.state.delete(['counting']));
    await store.tidy();
    expect(await values()).toEqual({ [TARGET]: '60' });
  });
});
