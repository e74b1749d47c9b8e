import { describe, expect, test } from 'vitest';
import { StoreBusy } from '../../../server/database/store.ts';
import type { Committer } from '../../../server/database/write-queue.ts';
import { WriteQueue } from '../../../server/database/write-queue.ts';

/** A connection that only notes what it is told. */
function listening(): Committer & { readonly told: string[] } {
  const told: string[] = [];
  return {
    told,
    inTransaction: true,
    begin() {
      told.push('begin immediate');
      return true;
    },
    exec(command) {
      told.push(command);
    },
  };
}

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const commits = (told: readonly string[]): number => told.filter((command) => command === 'commit').length;

describe('the write queue', () => {
  test('commits together what is handed in together', async () => {
    const connection = listening();
    const queue = new WriteQueue(connection);
    await Promise.all(Array.from({ length: 32 }, (_, i) => queue.add(async () => i)));
    expect(commits(connection.told)).toBe(1);
  });

  test('waits for writes that keep coming turn by turn, so that they share the commit', async () => {
    const connection = listening();
    const queue = new WriteQueue(connection);
    const writes: Promise<number>[] = [];
    for (let i = 0; i < 10; i++) {
      writes.push(queue.add(async () => i));
      await turn();
    }
    expect(await Promise.all(writes)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(commits(connection.told)).toBe(1);
  });

  test('does not wait for ever: a full group is committed while more keep coming', async () => {
    const connection = listening();
    const queue = new WriteQueue(connection);
    let done = 0;
    for (let i = 0; i < 500 && done === 0; i++) {
      void queue.add(async () => i).then(() => done++);
      await turn();
    }
    expect(done).toBeGreaterThan(0);
    await queue.idle();
  });

  /** Writes a full group. @returns how many of its jobs were written at most between two other turns of the event loop. */
  async function jobsATurn(run: (queue: WriteQueue, group: () => Promise<unknown>) => Promise<unknown>): Promise<number> {
    const connection = listening();
    const queue = new WriteQueue(connection);
    let isWriting = true;
    const beside = (): void => {
      connection.told.push('another turn');
      if (isWriting) setImmediate(beside);
    };
    setImmediate(beside);
    await run(queue, () => Promise.all(Array.from({ length: 64 }, (_, i) => queue.add(async () => i))));
    isWriting = false;
    expect(commits(connection.told)).toBe(1);
    const group = connection.told.slice(connection.told.indexOf('begin immediate'), connection.told.indexOf('commit'));
    return Math.max(
      ...group
        .join()
        .split('another turn')
        .map((between) => between.split('savepoint job').length - 1),
    );
  }

  test('lets everything else have its turn while a full group is written', async () => {
    expect(await jobsATurn((_, group) => group())).toBe(8);
  });

  test('writes a group in one go beside work that must not find it half written', async () => {
    expect(await jobsATurn((queue, group) => queue.betweenGroups(group))).toBe(64);
  });

  /** A connection whose file another program holds for the first `held` tries to begin. */
  function heldFor(held: number): { readonly connection: Committer; readonly tries: () => number } {
    let tries = 0;
    return { connection: { ...listening(), begin: () => ++tries > held }, tries: () => tries };
  }

  test('asks again while another program holds the file, in turns of its own', async () => {
    const { connection, tries } = heldFor(7);
    const queue = new WriteQueue(connection, turn);
    expect(await queue.add(async () => 'stored')).toBe('stored');
    expect(tries()).toBe(8);
  });

  test('gives up after a hundred tries, for all that wait by then, and begins anew for the next', async () => {
    const { connection, tries } = heldFor(100);
    const queue = new WriteQueue(connection, turn);
    const first = queue.add(async () => 'stored');
    await turn();
    const meanwhile = Array.from({ length: 70 }, () => queue.add(async () => 'stored'));
    const ends = await Promise.allSettled([first, ...meanwhile]);
    expect(ends.map((end) => end.status === 'rejected' && end.reason instanceof StoreBusy)).toEqual(ends.map(() => true));
    expect(tries()).toBe(100);
    expect(await queue.add(async () => 'stored')).toBe('stored');
  });
});
