import { expect, test } from 'vitest';
import { fairTurns, type TurnLimits } from '../../../server/limits/fair-turns.ts';

/** Tasks by name, `source/account/number`: each runs until it is let go. */
const open = (limits: Partial<TurnLimits> = {}) => {
  const turns = fairTurns({ width: 1, waitingOfAccount: 100, waitingOfSource: 100, ...limits });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string): Promise<string> => {
    const [source = '', account = ''] = name.split('/');
    return turns({ source, account }, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return 'done';
    });
  };
  const end = async (name: string, task: Promise<string>): Promise<void> => {
    ends.get(name)?.();
    expect(await task).toBe('done');
  };
  return { begin, end, started };
};

test('at most so many are under way, in order, and one that throws frees its place', async () => {
  const turns = fairTurns({ width: 2, waitingOfAccount: 10, waitingOfSource: 10 });
  const whose = { source: 's', account: 'a' };
  const started: number[] = [];
  const gates: (() => void)[] = [];
  const task = (n: number) => turns(whose, () => new Promise<void>((resolve) => (started.push(n), gates.push(resolve))));
  const failing = turns(whose, () => Promise.reject(new Error('planned')));
  const all = [1, 2, 3].map(task);
  await expect(failing).rejects.toThrow('planned');
  await expect.poll(() => started).toEqual([1, 2]);
  gates[0]?.();
  await expect.poll(() => started).toEqual([1, 2, 3]);
  for (const gate of gates) gate();
  await Promise.all(all);
});

test('sources take turns, and the accounts of a source do, however many tasks one of them brings', async () => {
  const { begin, end, started } = open();
  const names = ['a/x/1', 'a/x/2', 'a/x/3', 'a/x/4', 'a/y/1', 'b/z/1', 'c/z/1', 'c/z/2'];
  const tasks = names.map((name) => [name, begin(name)] as const);
  const left = new Map(tasks);
  for (let i = 0; i < names.length; i += 1) {
    await expect.poll(() => started.length).toBe(i + 1);
    const name = started[i] ?? '';
    await end(name, left.get(name) ?? Promise.resolve(''));
  }
  expect(started).toEqual(['a/x/1', 'a/x/2', 'b/z/1', 'c/z/1', 'a/y/1', 'c/z/2', 'a/x/3', 'a/x/4']);
});

test('of one account, and of one source, only so many wait; others are not refused', async () => {
  const { begin, end } = open({ waitingOfAccount: 2, waitingOfSource: 3 });
  const running = begin('a/x/0');
  const waiting = ['a/x/1', 'a/x/2'].map((name) => [name, begin(name)] as const);
  expect(await begin('a/x/3')).toBe('crowded');
  const more = ['a/y/1', 'b/x/1'].map((name) => [name, begin(name)] as const);
  expect(await begin('a/z/1')).toBe('crowded');
  await end('a/x/0', running);
  const left = new Map([...waiting, ...more]);
  // The one that left the line made room.
  left.set('a/z/2', begin('a/z/2'));
  for (const name of ['a/x/1', 'b/x/1', 'a/y/1', 'a/x/2', 'a/z/2']) await end(name, left.get(name) ?? Promise.resolve(''));
});
