import { expect, test } from 'vitest';
import { FairTurns, TURN_MS } from '../../../server/items/fair-turns.ts';

/** Work whose steps take a stated time on a clock of the test's own. */
function scene() {
  const clock = { ms: 0 };
  const done: string[] = [];
  const turns = new FairTurns(() => clock.ms);
  const work = (player: string, steps: number, ms: number): Promise<void> => {
    let left = steps;
    return turns.run(player, () => {
      clock.ms += ms;
      done.push(player);
      return --left === 0;
    });
  };
  return { clock, done, turns, work };
}

const loopTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('work that is soon done is done at once', async () => {
  const { done, work } = scene();
  const working = work('ada', 10, 0.1);
  expect(done).toHaveLength(10);
  await working;
});

test('after 5 ms of measured time, however few steps that was, everybody else has a turn of the event loop', async () => {
  const { done, work } = scene();
  const working = work('ada', 4, TURN_MS);
  for (let turn = 1; turn <= 4; turn++) {
    expect(done).toHaveLength(turn);
    await loopTurn();
  }
  await working;
});

test('the 5 ms are those of all requests together', async () => {
  const { done, work } = scene();
  const working = [work('ada', 1, 3), work('bob', 1, 3), work('cem', 1, 3)];
  expect(done).toEqual(['ada', 'bob']);
  await loopTurn();
  expect(done).toEqual(['ada', 'bob', 'cem']);
  await Promise.all(working);
});

test('players take turns: four requests of one hold up another for one turn, not for four', async () => {
  const { done, work } = scene();
  const flood = Array.from({ length: 4 }, () => work('flood', 3, TURN_MS));
  const other = work('other', 1, 1);
  await other;
  expect(done.indexOf('other')).toBeLessThanOrEqual(2);
  await Promise.all(flood);
  expect(done).toHaveLength(13);
});

test('a step that throws fails its own work and no other', async () => {
  const { turns, work } = scene();
  const failing = turns.run('ada', () => {
    throw new Error('a bug');
  });
  await expect(failing).rejects.toThrow('a bug');
  await work('bob', 2, TURN_MS);
});
