import { expect, test } from 'vitest';
import { createCountdown } from '../../../../../client/play/page/countdown.ts';
import { virtualTime } from '../run/virtual-time.ts';

const counted = () => {
  const time = virtualTime();
  let starts = 0;
  const countdown = createCountdown({ from: 3, stepMs: 800 }, (ms, work) => time.after(ms, work));
  const cancel = countdown.run(() => (starts += 1));
  return { time, countdown, cancel, starts: () => starts };
};

test('it shows 3, 2, 1 for 800 ms each and then starts', async () => {
  const { time, countdown, starts } = counted();
  const shown = [countdown.getSnapshot()];
  countdown.subscribe(() => shown.push(countdown.getSnapshot()));
  await time.pass(2_399);
  expect([shown, starts()]).toEqual([[3, 2, 1], 0]);
  await time.pass(1);
  expect(starts()).toBe(1);
});

test('Skip pressed twice starts one game (G19)', async () => {
  const { time, countdown, starts } = counted();
  countdown.startNow();
  countdown.startNow();
  await time.pass(5_000);
  expect(starts()).toBe(1);
});

test('a press after the last step starts nothing more', async () => {
  const { time, countdown, starts } = counted();
  await time.pass(2_400);
  countdown.startNow();
  expect(starts()).toBe(1);
});

test('a cancelled countdown never starts', async () => {
  const { time, countdown, cancel, starts } = counted();
  cancel();
  countdown.startNow();
  await time.pass(5_000);
  expect(starts()).toBe(0);
});
