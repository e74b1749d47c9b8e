import { expect, it } from 'vitest';
import { createToastStore, TOAST_MS } from '../../../../client/ui/overlay/toast-store.ts';

it('a toast is there at once, and gone after four seconds without taking a later one along', () => {
  const due: { run: () => void; ms: number }[] = [];
  const store = createToastStore((run, ms) => void due.push({ run, ms }));
  let changes = 0;
  const stop = store.subscribe(() => (changes += 1));
  store.show('first');
  store.show('second', 'wrong');
  expect(store.current().map(({ text, tone }) => [text, tone])).toEqual([
    ['first', 'plain'],
    ['second', 'wrong'],
  ]);
  expect(due.map(({ ms }) => ms)).toEqual([TOAST_MS, TOAST_MS]);
  due[0]?.run();
  expect(store.current().map(({ text }) => text)).toEqual(['second']);
  expect(changes).toBe(3);
  stop();
  due[1]?.run();
  expect(changes).toBe(3);
});

it('a third toast takes the place of the oldest', () => {
  const store = createToastStore(() => undefined);
  for (const text of ['first', 'second', 'third']) store.show(text);
  expect(store.current().map(({ text }) => text)).toEqual(['second', 'third']);
});
