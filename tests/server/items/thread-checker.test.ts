import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkItem } from '../../../server/items/kinds.ts';
import { ThreadChecker } from '../../../server/items/thread-checker.ts';
import type { UncheckedItem } from '../../../server/items/item-kind.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { activityItem, anyItem, newId, sessionItem } from '../played-games.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
let entry: URL;
const checkers: ThreadChecker[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenfold-thread-'));
  const rolldownOptions = { input: { thread: `${root}server/items/verify-thread.ts` }, output: { entryFileNames: '[name].mjs' } };
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: true, outDir: folder, target: 'node20', rolldownOptions },
  });
  entry = pathToFileURL(join(folder, 'thread.mjs'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => Promise.all(checkers.splice(0).map((each) => each.close())));

function started(at: URL): ThreadChecker {
  const checker = new ThreadChecker(at);
  checkers.push(checker);
  return checker;
}

/** A thread of the test's own. */
const threadOf = (code: string): URL => {
  const path = join(folder, `${newId()}.mjs`);
  writeFileSync(path, `import { parentPort } from 'node:worker_threads';\n${code}`);
  return pathToFileURL(path);
};
const item = (id: string): UncheckedItem => ({ id, kind: 'session', v: 1, payload: {} });

test('a thread checks as this one does', async () => {
  const checker = started(entry);
  const items = [
    sessionItem({ id: newId(), owner: 'ada' }),
    sessionItem({ id: newId(), owner: 'ada', alter: (payload) => ({ ...payload, log: 'x' }) }),
    sessionItem({ id: newId(), owner: 'ada', alter: (payload) => ({ ...payload, rules: 99 }) }),
    activityItem(newId(), 'ada'),
    anyItem({ id: newId(), owner: 'ada', kind: 'of-next-year', payload: { a: 1 } }),
  ];
  for (const each of items) expect(await checker.check('ada', each, TEST_NOW)).toMatchObject({ check: checkItem(each, TEST_NOW) });
});

test('players take turns: who hands in one waits for one of those who handed in many', async () => {
  const checker = started(
    threadOf(`parentPort.on('message', () => parentPort.postMessage({ ms: 1, check: { status: 'sound', grounds: null } }));`),
  );
  const order: string[] = [];
  const ask = async (player: string): Promise<void> => {
    await checker.check(player, item(player), 0);
    order.push(player);
  };
  await Promise.all([...Array.from({ length: 6 }, () => ask('flood')), ask('other')]);
  expect(order.indexOf('other')).toBeLessThanOrEqual(2);
});

test('a thread that ends is a fault of what it was at, and of nothing else', async () => {
  const checker = started(
    threadOf(`parentPort.on('message', ({ item }) => {
    if (item.id === 'ends') process.exit();
    if (item.id === 'throws') throw new Error('a bug');
    parentPort.postMessage({ ms: 1, check: { status: 'sound', grounds: null } });
  });`),
  );
  const [first, ended, thrown, last] = await Promise.all(
    ['first', 'ends', 'throws', 'last'].map((id) => checker.check('ada', item(id), 0)),
  );
  expect([first, last]).toEqual([
    { ms: 1, check: { status: 'sound', grounds: null } },
    { ms: 1, check: { status: 'sound', grounds: null } },
  ]);
  expect(ended).toMatchObject({ fault: { message: expect.stringContaining('ended') } });
  expect(thrown).toMatchObject({ fault: { message: 'a bug' } });
});
