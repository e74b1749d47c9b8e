import { expect, it } from 'vitest';
import { fittedBy } from '../../../../../client/play/memory/fitted-by.ts';

it('of two presses of Start the second begins a run, with what fits', async () => {
  const answers: ((config: string) => void)[] = [];
  const fitted = fittedBy<string>(() => new Promise((resolve) => answers.push(resolve)));
  const begun: string[] = [];
  fitted('a', (config) => begun.push(config));
  fitted('b', (config) => begun.push(config));
  for (const [i, answer] of answers.entries()) answer(`fits ${i}`);
  await Promise.resolve();
  expect(begun).toEqual(['fits 1']);
});
