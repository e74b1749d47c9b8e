import { expect, it } from 'vitest';
import { inTurn } from '../../../../client/device/serial.ts';

it('a step that fails holds up none that come after it', async () => {
  const seen: unknown[] = [];
  const step = inTurn((reason) => seen.push(reason));
  step(async () => {
    seen.push('first');
    throw new Error('storage was blocked');
  });
  await new Promise<void>((resolve) => {
    step(async () => {
      seen.push('second');
      resolve();
    });
  });
  expect(seen).toEqual(['first', new Error('storage was blocked'), 'second']);
});
