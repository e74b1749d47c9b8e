import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockPlayer, storeChange } from '../../../server/sync/players.ts';
import type { Part } from '../../../shared/contract/state.ts';
import { appForTest, type TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { giveChangesTheirRows } from '../older-changes.ts';
import { newId, noticeRead, sessionItem } from '../played-games.ts';
import { figuresIn, inOrder, placeOf, TestDevice } from '../sync-client.ts';
import { sessionsIn } from '../../../shared/progress/folds/games.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);

/** What a device stores at the end of a pull: the ids that the server's figures contain, and the figures' parts. */
class Stored {
  readonly #device: TestDevice;
  readonly contained = new Set<string>();
  readonly #parts = new Map<string, Part>();
  #cursor: string | undefined;
  #pages: { cursor: string | undefined; ids: readonly string[]; parts: readonly Part[] };

  constructor(device: TestDevice) {
    this.#device = device;
    this.#pages = this.#begun();
  }

  #begun() {
    return { cursor: this.#cursor, ids: [], parts: [] };
  }

  get parts(): readonly Part[] {
    return inOrder(this.#parts.values());
  }

  /** Asks for one more page. Whether it was the last, with which everything is stored. */
  async page(limit: number): Promise<boolean> {
    const { changes, parts, cursor, more } = await this.#device.pull(this.#pages.cursor, limit);
    const sessions = changes.filter(({ type }) => type === 'own' || type === 'session');
    this.#pages = { cursor, ids: [...this.#pages.ids, ...sessions.map(({ id }) => id)], parts: [...this.#pages.parts, ...parts] };
    if (more) return false;
    for (const id of this.#pages.ids) this.contained.add(id);
    for (const part of this.#pages.parts) this.#parts.set(placeOf(part), part);
    this.#cursor = cursor;
    this.#pages = this.#begun();
    return true;
  }
}

type Step =
  | { readonly push: number; readonly by: 'phone' | 'laptop' }
  | { readonly page: number }
  | { readonly both: number; readonly with: 'push' | 'relisting' };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ push: fc.integer({ min: 1, max: 20 }), by: fc.constantFrom('phone', 'laptop') }),
    fc.record({ page: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ both: fc.integer({ min: 1, max: 30 }), with: fc.constantFrom('push', 'relisting') }),
  ),
  { minLength: 5, maxLength: 20 },
);

onEachEngine('a pull by pages', (engine) => {
  let running: TestApp;
  /** What happens once, as soon as the state of a player was read. */
  let afterState: (() => Promise<void>) | undefined;
  beforeEach(async () => {
    const store = await engine.open();
    const hook: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const act = result.rows.some((row) => 'part_seq' in row) ? afterState : undefined;
        if (act) afterState = undefined;
        await act?.();
        return result;
      },
    };
    running = await appForTest({ database: { ...store, db: store.db.withPlugin(hook) } });
  });
  afterEach(() => running.close());

  /** Lists a player's latest games anew, as they are when they get facts late. */
  const relist = (player: string) =>
    running.database.write(async (writer) => {
      const { seq } = await lockPlayer(writer, running.database.dialect, player, random);
      const games = writer.selectFrom('items').select('id').where('player', '=', player).where('kind', '=', 'session');
      const latest = (await games.orderBy('seq', 'desc').limit(20).execute()).map(({ id }) => id);
      if (latest.length === 0) return;
      await giveChangesTheirRows(writer);
      await writer
        .updateTable('items')
        .set({ seq: seq + 1 })
        .where('player', '=', player)
        .where('id', 'in', latest)
        .execute();
      await storeChange(writer, player, seq + 1, random);
    });

  test.each([
    ['is listed anew', () => relist('ada')],
    [
      'is joined by another',
      async () => void (await (await TestDevice.of(running, 'ada', 'laptop')).push(sessionItem({ id: newId(), owner: 'ada' }))),
    ],
  ])('brings a game that %s while it is read together with the parts that hold it', async (_what, meanwhile) => {
    const phone = await TestDevice.of(running, 'ada', 'phone');
    const item = sessionItem({ id: newId(), owner: 'ada' });
    await phone.push(item);
    afterState = meanwhile;
    const { changes, parts } = await phone.pullAll();
    expect(afterState).toBeUndefined();
    expect(changes).toContainEqual(expect.objectContaining({ type: 'own', id: item.id }));
    expect(sessionsIn(figuresIn(parts).games)).toBe(changes.length);
  });

  test('brings every part as it is in the end, and none that holds what was not listed, whatever is pushed in between (P6)', async () => {
    let players = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const player = `player-${players++}`;
        const phone = await TestDevice.of(running, player, 'phone');
        const laptop = await TestDevice.of(running, player, 'laptop');
        const stored = new Stored(phone);
        const games = (count: number) => Array.from({ length: count }, () => sessionItem({ id: newId(), owner: player }));
        const read = () => noticeRead('a-badge', player);
        const agree = (): void => expect(sessionsIn(figuresIn(stored.parts).games)).toBe(stored.contained.size);
        for (const step of taken) {
          if ('push' in step) await (step.by === 'phone' ? phone : laptop).push(...games(step.push), read());
          else if ('page' in step) {
            if (await stored.page(step.page)) agree();
          } else {
            const [isLast] = await Promise.all([stored.page(step.both), step.with === 'push' ? laptop.push(...games(3)) : relist(player)]);
            if (isLast) agree();
          }
        }
        while (!(await stored.page(7)));
        agree();
        expect(stored.parts).toEqual((await phone.pullAll()).parts);
      }),
      { numRuns: 25 },
    );
  });
});
