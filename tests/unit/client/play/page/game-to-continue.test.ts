import { afterEach, expect, test } from 'vitest';
import { createMemoryStore } from '../../../../../client/storage/memory-player-database.ts';
import { gameToContinue } from '../../../../../client/play/page/game-to-continue.ts';
import { forgetLeft, rememberLeft } from '../../../../../client/play/page/left-run.ts';
import { runLock } from '../../../../../client/engine/run-lock.ts';
import type { JournalHeader } from '../../../../../client/storage/records.ts';

interface Left {
  readonly id: string;
  readonly game: string;
  /** When its last chunk was written; absent without an answer. */
  readonly writtenMs?: number;
  readonly more?: Partial<JournalHeader>;
}

/** The slug of the game to continue on a device with these journals. @param held the sessions whose lock somebody holds. */
async function offered(journals: readonly Left[], held: readonly string[] = []): Promise<string | undefined> {
  const store = createMemoryStore();
  for (const { id, game, writtenMs, more } of journals) {
    await store.openJournal({ sessionId: id, game, rules: 1, seed: '0', config: {}, startedMs: 1, v: 1, ...more });
    if (writtenMs !== undefined) await store.appendJournal({ sessionId: id, n: 1, packed: '', writtenMs });
  }
  const locked = new Set(held.map(runLock));
  const host = { isLocked: async (name: string) => locked.has(name) };
  return (await gameToContinue(store, host))?.slug;
}

afterEach(forgetLeft);

test('none is offered where nothing was left', async () => {
  expect(await offered([])).toBeUndefined();
});

test('of several games the one that was played last is offered, and none in which nothing was done', async () => {
  const speed = { id: 'a', game: 'speed-math', writtenMs: 20 };
  const race = { id: 'b', game: 'math-race', writtenMs: 30 };
  const untouched = { id: 'c', game: 'number-puzzle' };
  expect(await offered([untouched, speed, race])).toBe('math-race');
  expect(await offered([untouched])).toBeUndefined();
});

test('what another tab plays is not offered; what was left in this window is, although its engine holds it', async () => {
  const journals = [{ id: 'd', game: 'speed-math', writtenMs: 20 }];
  expect(await offered(journals, ['d'])).toBeUndefined();
  rememberLeft('speed-math', 'd');
  expect(await offered(journals, ['d'])).toBe('speed-math');
});

test('an attempt at a challenge is never continued, nor a game without a page', async () => {
  const attempt = { id: 'e', game: 'speed-math', writtenMs: 20, more: { challenge: { id: 'today', revision: 1 } } };
  expect(
    await offered([attempt, { id: 'f', game: 'math-duel', writtenMs: 20 }, { id: 'g', game: 'chess', writtenMs: 20 }]),
  ).toBeUndefined();
});
