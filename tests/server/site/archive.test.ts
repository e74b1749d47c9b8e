import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AssetArchive } from '../../../server/site/archive.ts';
import { TEST_NOW } from '../app-for-test.ts';

const day = 86_400_000;
let base: string;
let build: string;
let kept: string;

beforeEach(async () => {
  base = await mkdtemp(`${tmpdir()}/tenfold-archive-`);
  [build, kept] = [`${base}/build`, `${base}/kept`];
  for (const folder of [build, kept]) await mkdir(folder);
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** A build that consists of this one file. */
async function ship(name: string, atMs: number): Promise<void> {
  for (const former of await readdir(build)) await rm(`${build}/${former}`);
  await writeFile(`${build}/${name}`, name);
  await new AssetArchive(kept).keep([build], atMs);
}

const found = async (name: string) => (await new AssetArchive(kept).find(name))?.plain.toString();

it('A file of a former build is there for 90 days after the last start that brought it', async () => {
  await ship('old-1.js', TEST_NOW);
  await ship('new-2.js', TEST_NOW + 89 * day);
  expect(await found('old-1.js')).toBe('old-1.js');
  await ship('new-2.js', TEST_NOW + 91 * day);
  expect([await found('old-1.js'), await found('new-2.js')]).toEqual([undefined, 'new-2.js']);
});

it('A server that goes on shipping a file keeps it', async () => {
  await ship('same-1.js', TEST_NOW);
  await ship('same-1.js', TEST_NOW + 89 * day);
  await ship('new-2.js', TEST_NOW + 178 * day);
  expect(await found('same-1.js')).toBe('same-1.js');
});

it('A start copies a file that was cut off, and none that is here as a whole', async () => {
  await ship('same-1.js', TEST_NOW);
  for (const [there, then] of [
    ['SAME-1.JS', 'SAME-1.JS'],
    ['same', 'same-1.js'],
  ] as const) {
    await writeFile(`${kept}/same-1.js`, there);
    await ship('same-1.js', TEST_NOW + day);
    expect(await found('same-1.js')).toBe(then);
  }
});

it.each(['../secret.js', '..', '.', '', '.hidden.js', 'a/b.js', 'key.pem'])('No name leads out of the archive: "%s"', async (name) => {
  await writeFile(`${base}/secret.js`, 'secret');
  await writeFile(`${kept}/key.pem`, 'secret');
  expect(await found(name)).toBeUndefined();
});
