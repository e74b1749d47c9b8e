import { EventEmitter } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { endAfterFault, type FaultyProcess } from '../../server/last-net.ts';
import { appForTest, configForTest, type TestApp } from './app-for-test.ts';

/** A process that does not end, but says with what it would have. */
class KeptProcess extends EventEmitter implements FaultyProcess {
  readonly ended: Promise<number>;
  exit: (code: number) => void = () => {};

  constructor() {
    super();
    this.ended = new Promise((resolve) => (this.exit = resolve));
  }
}

let running: TestApp | undefined;
afterEach(() => running?.close());

async function watched() {
  const lines: string[] = [];
  running = await appForTest({ config: configForTest({ LOG_LEVEL: 'fatal' }), logTo: { write: (line) => void lines.push(line) } });
  const { app } = running;
  const closed: string[] = [];
  const kept = new KeptProcess();
  endAfterFault({ app, close: async () => void closed.push('closed') }, kept);
  return { lines, closed, kept };
}

test.each([
  ['an error', new TypeError('mia@example.org is not a function')],
  ['what is no error', 'mia@example.org'],
  ['nothing at all', null],
])('%s that nobody caught is logged without its words; the server closes and ends with 1', async (_what, thrown) => {
  const { lines, closed, kept } = await watched();
  kept.emit('uncaughtException', thrown, 'unhandledRejection');
  expect(await kept.ended).toBe(1);
  expect(closed).toEqual(['closed']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"event":"uncaught","origin":"unhandledRejection"');
  expect(lines[0]).not.toContain('example.org');
});

test('a server that cannot close ends all the same', async () => {
  running = await appForTest();
  const kept = new KeptProcess();
  endAfterFault({ app: running.app, close: () => Promise.reject(new Error('stuck')) }, kept);
  kept.emit('uncaughtException', new Error('first'), 'uncaughtException');
  expect(await kept.ended).toBe(1);
});
