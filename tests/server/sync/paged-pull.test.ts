import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Part } from '../../../shared/contract/state.ts';
import { appForTest, type TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { newId, noticeRead, sessionItem } from '../played-games.ts';
import { figuresIn, inOrder, placeOf, TestDevice } from '../sync-client.ts';

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

type Step = { readonly push: number; readonly by: 'phone' | 'laptop' } | { readonly page: number } | { readonly both: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ push: fc.integer({ min: 1, max: 20 }), by: fc.constantFrom('phone', 'laptop') }),
    fc.record({ page: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ both: fc.integer({ min: 1, max: 30 }) }),
  ),
  { minLength: 5, maxLength: 20 },
);

onEachEngine('a pull by pages', (engine) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
  });
  afterEach(() => running.close());

  test('brings every part as it is in the end, and none that holds what was not listed, whatever is pushed in between (P6)', async () => {
    let players = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const player = `player-${players++}`;
        const phone = await TestDevice.of(running, player, 'phone');
        const laptop = await TestDevice.of(running, player, 'laptop');
        const stored = new Stored(phone);
        const games = (count: number) => Array.from({ length: count }, () => sessionItem({ id: newId(), owner: player }));
        const read = () => noticeRead(`a-badge`, player);
        const agree = (): void => expect(figuresIn(stored.parts).totals.sessions).toBe(stored.contained.size);
        for (const step of taken) {
          if ('push' in step) await (step.by === 'phone' ? phone : laptop).push(...games(step.push), read());
          else if ('page' in step) {
            if (await stored.page(step.page)) agree();
          } else {
            const [isLast] = await Promise.all([stored.page(step.both), laptop.push(...games(3))]);
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
