import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { DAY_MS, finished, NOON, partsOver, summaryOf } from './samples.ts';
import { STORES } from './stores.ts';

describe.each(STORES)('a game of the history in %s', (_, open) => {
  let store: TablePlayerStore;
  beforeEach(() => {
    store = open();
  });
  afterEach(() => store.close());

  it('[S31] is read by its id with its log, and is in no other player’s database', async () => {
    await store.finish(finished('a'));
    expect(await store.pastGame('a')).toMatchObject({
      session: { id: 'a', beforeReset: false, item: { payload: { log: 'log of a' } } },
      isOwn: true,
    });
    expect(await store.pastGame('of-another')).toMatchObject({ session: undefined, isOwn: false });
  });

  it('[S31] has its summary alone where another device played it, and says if a reset took it out', async () => {
    const elsewhere = summaryOf('b');
    const reset = { atMs: NOON + DAY_MS, generation: 1 };
    await store.applyPull({
      changes: [{ type: 'session', id: 'b', seq: 1, session: elsewhere }],
      parts: partsOver([]),
      cursor: 'c1',
      reset,
    });
    const { session, isOwn } = await store.pastGame('b');
    expect({ session, isOwn }).toMatchObject({ session: { summary: elsewhere, beforeReset: true }, isOwn: false });
    expect(session?.item).toBeUndefined();
  });

  it('[S9, S31] is still known as this device’s when its log was dropped', async () => {
    await store.finish(finished('a'));
    await store.applyResults([{ id: 'a', status: 'accepted' }], NOON);
    await store.database.transact('write', async ({ sessions }) => {
      const row = await sessions.get('a');
      if (!row) throw new Error('no row');
      const { item: _log, ...rest } = row;
      await sessions.put([rest]);
    });
    expect(await store.pastGame('a')).toMatchObject({ session: { id: 'a' }, isOwn: true });
  });
});
