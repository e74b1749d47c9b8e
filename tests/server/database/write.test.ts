import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store, Writer } from '../../../server/database/store.ts';
import { onEachEngine } from '../engines.ts';

onEachEngine('writing', (engine) => {
  let store: Store;
  beforeEach(async () => {
    store = await engine.open();
  });
  afterEach(() => store.close());

  const add = (id: string) => (writer: Writer) => writer.insertInto('players').values({ id, seq: 0 }).execute();
  const stored = async (): Promise<readonly string[]> =>
    (await store.db.selectFrom('players').select('id').orderBy('id').execute()).map(({ id }) => id);

  test('what fails takes nothing else with it, though it was handed in at the same moment', async () => {
    const fails = async (writer: Writer): Promise<void> => {
      await add('half')(writer);
      throw new Error('changed my mind');
    };
    const endings = await Promise.allSettled([store.write(add('a')), store.write(fails), store.write(add('b'))]);
    expect(endings.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await stored()).toEqual(['a', 'b']);
  });

  test('what fails alone leaves nothing behind, and the next one goes on', async () => {
    await expect(store.write(async (writer) => [await add('a')(writer), await add('a')(writer)])).rejects.toThrow(/unique/i);
    await store.write(add('b'));
    expect(await stored()).toEqual(['b']);
  });

  test('nobody reads what is not committed yet', async () => {
    let seen: readonly string[] | undefined;
    const reading = store.write(async (writer) => {
      await add('a')(writer);
      // Not awaited here: a transaction waits for nothing but its own queries.
      return { later: stored().then((ids) => (seen = ids)) };
    });
    const { later } = await reading;
    await later;
    expect([[], ['a']]).toContainEqual(seen);
    expect(await stored()).toEqual(['a']);
  });

  test('many at once all get in', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, i) => store.write(add(`p${String(i).padStart(3, '0')}`))));
    expect((await stored()).length).toBe(200);
  });
});
