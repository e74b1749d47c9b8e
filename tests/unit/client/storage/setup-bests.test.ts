import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import { finished, NOON, partsOver, summaryOf } from './samples.ts';
import { STORES } from './stores.ts';

const SUMS = 'speed-math addition.easy.10';

/** A run of sums, as many minutes after noon, at this pace. */
const sums = (minute: number, meanMs: number, operation = 'addition'): Partial<SessionSummary> => ({
  endMs: NOON + minute * 60_000,
  data: { operation, friendly: true, questions: 15 },
  facts: [15, 15, 15 * meanMs, null, {}],
});

describe.each(STORES)('the bests of a set-up in %s', (_, open) => {
  let store: TablePlayerStore;
  beforeEach(() => {
    store = open();
  });
  afterEach(() => store.close());

  const read = async (key = SUMS) => {
    const [runs, best, , last = []] = (await store.setupBests(key))[key] ?? [];
    return { runs, best: best?.map(([cost]) => cost), line: last.map(([, cost]) => cost) };
  };

  it('[S20] are over what the server contains and what it does not yet, from the end of a game on', async () => {
    expect(await read()).toEqual({ runs: undefined, best: undefined, line: [] });
    const elsewhere = [summaryOf('a', sums(1, 1_400)), summaryOf('b', sums(2, 1_100))];
    const changes = elsewhere.map((session) => ({ type: 'session' as const, id: session.id, seq: 1, session }));
    await store.applyPull({ changes, parts: partsOver(elsewhere), cursor: 'c1' });
    await store.finish(finished('c', sums(3, 1_000)));
    await store.finish(finished('d', sums(4, 700, 'division')));
    const expected = { runs: 3, best: [1_000], line: [1_000, 1_100, 1_400] };
    expect(await read()).toEqual(expected);
    expect((await read('speed-math division.easy.10')).best).toEqual([700]);
    await store.tidy();
    expect(await read()).toEqual(expected);
  });

  it('[S20] come from the rows where the parts are those of another build', async () => {
    await store.finish(finished('a', sums(1, 1_400)));
    await store.database.transact('write', async ({ state }) => {
      const row = await state.get('counting');
      if (row?.key === 'counting') await state.put([{ key: 'counting', value: { ...row.value, folds: 'games.99' } }]);
    });
    expect(await read()).toEqual({ runs: 1, best: [1_400], line: [1_400] });
  });
});
