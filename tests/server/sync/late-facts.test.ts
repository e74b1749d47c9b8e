import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SessionSummary } from '../../../shared/contract/state.ts';
import { sessionsIn } from '../../../shared/progress/folds/games.ts';
import type { ListedPage } from '../../../shared/progress/counted/counted.ts';
import { whole } from '../../../shared/progress/parts.ts';
import { checkParts } from '../../../server/sync/check.ts';
import { makeLateFacts } from '../../../server/sync/late-facts.ts';
import { readFigures } from '../../../server/sync/parts.ts';
import { packSummary, unpackSummary } from '../../../server/sync/stored-summary.ts';
import { FACTS } from '../../../server/database/tables/sync.ts';
import { appForTest } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { giveChangesTheirRows } from '../older-changes.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);

onEachEngine('facts of sessions that an older build stored', (engine) => {
  let running: TestApp;
  let phone: TestDevice;
  let laptop: TestDevice;
  const faults: unknown[] = [];
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    phone = await TestDevice.of(running, 'ada', 'phone');
    laptop = await TestDevice.of(running, 'ada', 'laptop');
    faults.length = 0;
  });
  afterEach(() => running.close());

  const game = (owner = 'ada') => sessionItem({ id: newId(), owner });
  const games = (count: number, owner = 'ada') => Array.from({ length: count }, () => game(owner));
  const restart = () => makeLateFacts({ database: running.database, random, onFault: (error) => void faults.push(error) });
  const rows = (player = 'ada') =>
    running.database.db.selectFrom('items').select(['id', 'seq', 'facts', 'summary']).where('player', '=', player).orderBy('id').execute();
  const summaries = async (player?: string): Promise<readonly SessionSummary[]> =>
    (await rows(player)).map(({ id, summary }) => unpackSummary(id, summary ?? ''));
  const rightAnswers = async (player = 'ada') =>
    whole(await running.database.write((writer) => readFigures(writer, player)), 'games')['speed-math']?.feats.right;

  const comparedRuns = async () => {
    const parts = await running.database.write((writer) => readFigures(writer, 'ada', ['bests']));
    return Object.values(whole(parts, 'bests')).reduce((sum, [runs]) => sum + runs, 0);
  };

  /** As an older build left them: summaries and parts know nothing of facts, nor of evidence. */
  async function withoutFacts(): Promise<void> {
    await running.database.write(async (writer) => {
      await giveChangesTheirRows(writer);
      for (const { id, summary } of await writer.selectFrom('items').select(['id', 'summary']).execute()) {
        const { facts: _, ...old } = unpackSummary(id, summary ?? '');
        await writer
          .updateTable('items')
          .set({ summary: packSummary(old), facts: FACTS.unknown, evidence: null })
          .where('id', '=', id)
          .execute();
      }
    });
    expect(await checkParts(running.database, random)).toMatchObject({ failed: [] });
  }

  test('a new session has them from the start, and is not looked at', async () => {
    await phone.push(game());
    expect(await summaries()).toMatchObject([{ facts: [5, 5, expect.any(Number), null, { addition: [5, 5, expect.any(Number)] }] }]);
    expect(await restart()).toBe(0);
    expect(await rows()).toMatchObject([{ seq: 1 }]);
  });

  test('are made from their logs, and counted', async () => {
    await phone.push(...games(3));
    const before = await summaries();
    await withoutFacts();
    expect([await rightAnswers(), await comparedRuns()]).toEqual([0, 0]);
    expect(await restart()).toBe(3);
    expect(await summaries()).toEqual(before);
    expect([await rightAnswers(), await comparedRuns()]).toEqual([15, 3]);
    expect(await checkParts(running.database, random)).toMatchObject({ repaired: 0 });
    expect(await restart()).toBe(0);
    expect(faults).toEqual([]);
  });

  test('reach every device, the one that brought the session too', async () => {
    const item = game();
    await phone.push(item);
    await withoutFacts();
    const [atPhone, atLaptop] = [await phone.pull(), await laptop.pull()];
    const { days, streak } = await phone.figures();
    await restart();
    const [summary] = await summaries();
    const listed = { type: 'session', id: item.id, session: summary };
    const { changes } = await phone.pull(atPhone.cursor);
    expect(changes).toMatchObject([{ type: 'own', id: item.id }, listed]);
    expect((await laptop.pull(atLaptop.cursor)).changes).toMatchObject([listed]);
    expect(await phone.figures()).toMatchObject({ days, streak });
  });

  test('of a long history come in changes of at most fifty sessions, of each player', async () => {
    const bob = await TestDevice.of(running, 'bob', 'bob-phone');
    await bob.push(...games(3, 'bob'));
    for (let i = 0; i < 3; i++) await phone.push(...games(40));
    await withoutFacts();
    expect(await restart()).toBe(123);
    const bySeq = new Map<number, number>();
    for (const { seq } of await rows()) bySeq.set(seq, (bySeq.get(seq) ?? 0) + 1);
    expect([...bySeq.values()].toSorted((a, b) => b - a)).toEqual([50, 50, 20]);
    expect([await rightAnswers(), await rightAnswers('bob')]).toEqual([600, 15]);
  });

  test('that were made in part before the server stopped are completed and counted at the next start', async () => {
    await phone.push(...games(2));
    const [first] = await summaries();
    await withoutFacts();
    await running.database.write((writer) =>
      writer
        .updateTable('items')
        .set({ summary: packSummary(first as SessionSummary), facts: FACTS.late, evidence: '' })
        .where('id', '=', first?.id ?? '')
        .execute(),
    );
    expect(await restart()).toBe(1);
    expect(await rightAnswers()).toBe(10);
  });

  test('two servers that start at once count them once', async () => {
    await phone.push(...games(10));
    await withoutFacts();
    const [one, other] = await Promise.all([restart(), restart()]);
    expect(one + other).toBe(10);
    expect(await rightAnswers()).toBe(50);
    expect(await checkParts(running.database, random)).toMatchObject({ repaired: 0 });
  });

  /** As the build before this one left them: with facts, without evidence. */
  async function withoutEvidence(): Promise<void> {
    await running.database.write((writer) => writer.updateTable('items').set({ evidence: null }).execute());
    expect(await checkParts(running.database, random)).toMatchObject({ failed: [] });
  }
  const evidence = async () => {
    const rowsOfPlayer = await running.database.db.selectFrom('items').select('evidence').orderBy('id').execute();
    return rowsOfPlayer.map((row) => row.evidence);
  };

  /** What a device gets that names the fold, as today's app does. */
  const pullEvidence = async (device: TestDevice, cursor?: string): Promise<ListedPage> => {
    const body = { proto: 2, deviceId: device.deviceId, limit: 500, folds: ['evidence'], ...(cursor !== undefined && { cursor }) };
    return (await device.post('/api/sync/pull', body, device.accessToken)).json<ListedPage>();
  };
  const storedEvidence = async (): Promise<string> =>
    whole(await running.database.write((writer) => readFigures(writer, 'ada', ['evidence'])), 'evidence');

  test('have evidence beside them, which the parts carry and no summary on the wire', async () => {
    await phone.push(...games(2));
    expect((await evidence()).every((text) => text !== null && text.length > 0 && text.length % 10 === 0)).toBe(true);
    const { changes, parts } = await pullEvidence(laptop);
    expect(changes.map((change) => change.type === 'session' && 'evidence' in change.session)).toEqual([false, false]);
    expect(parts.map(({ fold }) => fold)).toEqual(['evidence']);
  });

  test('that lack evidence alone get it without being listed again: the parts bring it', async () => {
    await phone.push(...games(3));
    const before = await evidence();
    const part = await storedEvidence();
    await withoutEvidence();
    expect([await storedEvidence(), part.length > 0]).toEqual(['', true]);
    const { cursor } = await pullEvidence(laptop);
    expect(await restart()).toBe(0);
    expect(await evidence()).toEqual(before);
    const { changes, parts: changed } = await pullEvidence(laptop, cursor);
    expect([changes, changed.map((each) => each.part)]).toEqual([[], [part]]);
    expect(await checkParts(running.database, random)).toMatchObject({ repaired: 0 });
    expect(await restart()).toBe(0);
  });

  test('a log that gives none is not tried again, and its session counts on', async () => {
    const [bad, good] = [game(), game()];
    await phone.push(bad, good);
    await withoutFacts();
    const { payload } = bad;
    await running.database.write((writer) =>
      writer
        .updateTable('items')
        .set({ payload: JSON.stringify({ ...payload, log: '' }) })
        .where('id', '=', bad.id)
        .execute(),
    );
    expect(await restart()).toBe(1);
    expect((await summaries()).find(({ id }) => id === bad.id)?.facts).toBeNull();
    expect((await evidence()).filter((text) => text === '')).toHaveLength(1);
    expect((await rows()).every(({ facts }) => facts !== FACTS.unknown)).toBe(true);
    expect(sessionsIn((await phone.figures()).games)).toBe(2);
  });

  test('of rules that this build lacks wait for one that has them', async () => {
    const item = game();
    await phone.push(item);
    await withoutFacts();
    await running.database.write((writer) =>
      writer
        .updateTable('items')
        .set({ payload: JSON.stringify({ ...item.payload, rules: 99 }) })
        .execute(),
    );
    expect([await restart(), await restart()]).toEqual([0, 0]);
    expect(await rows()).toMatchObject([{ facts: FACTS.unknown }]);
  });

  test('a session at which our code stumbles holds up no other', async () => {
    await phone.push(...games(2));
    await withoutFacts();
    const [first] = await rows();
    await running.database.write((writer) =>
      writer
        .updateTable('items')
        .set({ payload: '{broken' })
        .where('id', '=', first?.id ?? '')
        .execute(),
    );
    expect(await restart()).toBe(1);
    expect(faults).toHaveLength(1);
  });
});
