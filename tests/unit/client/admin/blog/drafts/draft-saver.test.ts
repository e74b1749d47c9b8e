import { expect, it } from 'vitest';
import { EMPTY_FORM } from '../../../../../../client/admin/blog/editing/post-form.ts';
import { DraftSaver, type DraftContent } from '../../../../../../client/admin/blog/drafts/draft-saver.ts';
import type { FormDraft } from '../../../../../../client/admin/blog/drafts/draft-store.ts';

/** A device with some tabs: a clock, locks that end with their tab, and drafts that stay. */
class Device {
  readonly rows = new Map<string, FormDraft>();
  readonly #locks = new Map<string, string>();
  readonly #timers = new Map<number, { readonly dueMs: number; readonly work: () => void; readonly tab: string }>();
  #ids = 0;
  nowMs = 1_000;

  tab(tab: string): DraftSaver {
    return new DraftSaver({
      store: {
        all: async () => [...this.rows.values()].sort((a, b) => b.typedMs - a.typedMs),
        put: async (row) => void this.rows.set(row.id, row),
        drop: async (id) => void this.rows.delete(id),
      },
      host: {
        now: () => this.nowMs,
        newId: () => `edit-${++this.#ids}`,
        after: (ms, work) => {
          const id = ++this.#ids;
          this.#timers.set(id, { dueMs: this.nowMs + ms, work, tab });
          return () => this.#timers.delete(id);
        },
        withLock: async (name, work) => {
          if (this.#locks.has(name)) return undefined;
          this.#locks.set(name, tab);
          try {
            return await work(true);
          } finally {
            if (this.#locks.get(name) === tab) this.#locks.delete(name);
          }
        },
      },
      onStored: () => undefined,
      onFailure: (error) => {
        throw error;
      },
    });
  }

  /** The tab is gone without a word: no timer of it runs any more, and its locks are free. */
  crash(tab: string): void {
    for (const [name, holder] of this.#locks) if (holder === tab) this.#locks.delete(name);
    for (const [id, timer] of this.#timers) if (timer.tab === tab) this.#timers.delete(id);
  }

  async pass(ms: number): Promise<void> {
    this.nowMs += ms;
    for (const [id, { dueMs, work }] of this.#timers) {
      if (dueMs > this.nowMs) continue;
      this.#timers.delete(id);
      work();
    }
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  }
}

const typed = (title: string) => (): DraftContent => ({ form: { ...EMPTY_FORM, title } });
const titles = (rows: readonly FormDraft[]): readonly string[] => rows.map(({ form }) => form.title);

it('What is typed is on the device within a second, also while somebody goes on typing', async () => {
  const device = new Device();
  const keeper = device.tab('one');
  for (let n = 1; n <= 9; n++) {
    keeper.keep(typed(`letter ${n}`));
    await device.pass(100);
  }
  expect(titles([...device.rows.values()])).toEqual(['letter 8']);
  await device.pass(400);
  expect(titles([...device.rows.values()])).toEqual(['letter 9']);
});

it('After a crash the draft is offered, with its time; while its tab is open it is not', async () => {
  const device = new Device();
  device.tab('one').keep(typed('Primes'));
  await device.pass(1000);
  const two = device.tab('two');
  expect(await two.left()).toEqual([]);
  device.crash('one');
  expect(await two.left()).toMatchObject([{ form: { title: 'Primes' }, typedMs: 2_000 }]);
});

it('Two tabs have a draft each: the later one does not write over the other', async () => {
  const device = new Device();
  const [one, two] = [device.tab('one'), device.tab('two')];
  one.keep(typed('first'));
  two.keep(typed('second'));
  await device.pass(1000);
  one.close();
  two.close();
  await device.pass(0);
  expect(titles(await device.tab('three').left()).toSorted()).toEqual(['first', 'second']);
});

it('A draft is taken by one tab only, and what that tab had typed before is left in its turn', async () => {
  const device = new Device();
  device.tab('one').keep(typed('lost'));
  await device.pass(1000);
  device.crash('one');
  const [two, three] = [device.tab('two'), device.tab('three')];
  two.keep(typed('own words'));
  const [row] = await two.left();
  if (!row) throw new Error('No form was left.');
  expect(await Promise.all([two.take(row), three.take(row)])).toEqual([true, false]);
  two.keep(typed('lost, and found'));
  three.keep(typed('another'));
  await device.pass(1000);
  expect(titles(await two.left())).toEqual(['own words']);
  expect(titles([...device.rows.values()]).toSorted()).toEqual(['another', 'lost, and found', 'own words']);
});

it('A draft that was saved is gone, also if it was still to be stored', async () => {
  const device = new Device();
  const keeper = device.tab('one');
  keeper.keep(typed('Primes'));
  await device.pass(1000);
  keeper.keep(typed('Prime numbers'));
  keeper.drop();
  await device.pass(1000);
  expect([...device.rows.values()]).toEqual([]);
  keeper.keep(typed('next'));
  await device.pass(1000);
  expect(titles([...device.rows.values()])).toEqual(['next']);
});
