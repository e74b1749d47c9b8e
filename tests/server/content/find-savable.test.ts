import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idsForNew } from '../../../server/content/challenge-saves.ts';
import { findSavableApart } from '../../../server/content/find-savable-apart.ts';
import { firstSavable } from '../../../server/content/find-savable.ts';
import { refusalOf } from '../../../shared/challenge/refusal.ts';
import { ok } from '../../../shared/result.ts';
import { revision } from '../../unit/shared/challenge/revisions.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenfold-thread-'));
  const rolldownOptions = { input: { thread: `${root}server/content/savable-thread.ts` }, output: { entryFileNames: '[name].mjs' } };
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: true, outDir: folder, target: 'node20', rolldownOptions },
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entry = (name: string): URL => pathToFileURL(join(folder, name));

/** Boards of 3 × 3, of which some can be done in 20 moves. */
const BOARDS = Array.from({ length: 8 }, (_, n) => revision(3, { puzzle_size: 3, moves_limit: 20 }, { id: `board-${n}` }));
const DONE = BOARDS.findIndex((board) => refusalOf(board) === undefined);

test('of several boards the first that can be done within its limits is saved, here and in a thread of its own', async () => {
  expect(DONE).toBeGreaterThan(0);
  expect(firstSavable(BOARDS)).toEqual(ok(BOARDS[DONE]));
  expect(await findSavableApart(entry('thread.mjs'))(BOARDS)).toEqual(ok(BOARDS[DONE]));
});

test('where none can be done it is said why', async () => {
  const find = findSavableApart(entry('thread.mjs'));
  const others = BOARDS.slice(0, DONE);
  const refused = { ok: false, error: { field: 'moves_limit' } };
  expect(firstSavable(others)).toMatchObject(refused);
  // Several saves are looked at one after the other.
  expect(await Promise.all([find(others), find(BOARDS), find(others)])).toMatchObject([refused, { ok: true }, refused]);
});

test('the untouched form of a puzzle finds a board, where the first eight of its save have none', () => {
  for (const key of ['save-0', 'save-9']) {
    const boards = idsForNew({ who: { userId: 'ada', role: 'admin', sessionId: 's', aal: 'aal1', ticketGeneration: 0 }, key }).map((id) =>
      revision(3, {}, { id }),
    );
    expect(boards.slice(0, 8).filter((board) => refusalOf(board) === undefined)).toEqual([]);
    // By a clock that stands: how long the search may take is another test's.
    expect(firstSavable(boards, () => 0).ok).toBe(true);
  }
});

test('the search ends before a device stops waiting for its answer', () => {
  let ms = 0;
  expect(firstSavable(BOARDS, () => (ms += 20_000))).toMatchObject({ ok: false, error: { field: 'moves_limit' } });
});

test('a thread that breaks or ends is a failure of its save alone', async () => {
  const find = findSavableApart(entry('thread.mjs'));
  for (const [code, words] of [
    ["throw new Error('broken')", 'broken'],
    ['', 'ended without an answer'],
  ] as const) {
    writeFileSync(join(folder, 'bad.mjs'), code);
    await expect(findSavableApart(entry('bad.mjs'))(BOARDS)).rejects.toThrow(words);
  }
  const none: never[] = [];
  await expect(find(none)).rejects.toThrow('nothing to save');
  expect(await find(BOARDS)).toMatchObject({ ok: true });
});
