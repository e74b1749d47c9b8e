import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from 'dexie';
import { DexieHandle } from '../../../../client/storage/dexie-handle.ts';
import { openStorage, type TenfoldStorage } from '../../../../client/storage/open-storage.ts';
import { playerDatabase } from '../../../../client/storage/player-database.ts';
import { PLAYER_TABLES } from '../../../../client/storage/tables/player-tables.ts';
import { schemaOf } from '../../../../client/storage/tables/table.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { view } from '../../../../shared/progress/view.ts';
import { restoreDatabases } from '../../../fixtures/device-dump.ts';
import { countedOn, playersOf, streakOf, sumXp, type DumpedPlayer } from '../../../fixtures/expected.ts';
import { deviceOf, factsOf, rowsIn, type FixtureName } from '../../../fixtures/files.ts';
import { expectConsole } from '../../../no-stray-console.ts';
import { FakeDevice } from './fake-device.ts';
import { broken, finished, shown, storedReceipt } from './samples.ts';

const DAY_MS = 86_400_000;
const GAMES = [
  'calculator-vs-brain',
  'math-bubble-pop',
  'math-race',
  'multiplication-table',
  'number-puzzle',
  'number-sequence',
  'speed-math',
];

const sorted = (texts: readonly string[]): readonly string[] => texts.toSorted();
const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => sorted(rows.map(({ id }) => id));

describe.each<FixtureName>(['sqlite', 'postgres'])('A device of the first version (its server on %s)', (name) => {
  const facts = factsOf(name);
  const { account, learner } = playersOf(name);
  let device: FakeDevice;
  let storage: TenfoldStorage;
  beforeEach(async () => {
    device = new FakeDevice();
    device.nowMs = facts.madeMs;
    await restoreDatabases(deviceOf(name).databases, device.indexedDB);
    storage = openStorage(device.ports);
  });
  afterEach(() => storage.close());

  const storeOf = ({ localId }: DumpedPlayer): TablePlayerStore => storage.player(localId);

  it('holds what these tests are about: every game, games of another device, a backlog, parked items, open journals', () => {
    expect([...new Set(account.games.map(({ summary }) => summary.game))].toSorted()).toEqual(GAMES);
    expect(account.games).toHaveLength(15);
    expect(account.games.filter(({ item }) => item === undefined)).toHaveLength(1);
    expect(account.queued.filter(({ kind }) => kind === 'session')).toHaveLength(5);
    expect(account.receipts.filter(({ kind }) => kind === 'session')).toHaveLength(9);
    expect(learner.games).toHaveLength(2);
    for (const { journal } of [account, learner]) expect(journal.length).toBeGreaterThan(2);
  });

  it('shows its players, and who plays', async () => {
    const players = (await storage.players.list()).map(({ localId, nickname, kind, accountId }) => ({
      localId,
      nickname,
      kind,
      accountId,
    }));
    expect(players).toEqual([account, learner].map(({ localId, nickname, kind, accountId }) => ({ localId, nickname, kind, accountId })));
    expect((await storage.players.current())?.localId).toBe(account.localId);
    expect(await storage.probe()).toBeUndefined();
  });

  it('keeps its settings and the tokens of who is signed in', async () => {
    const device = deviceOf(name).databases.find((database) => database.name === 'tenfold-device');
    const settings = device ? rowsIn<{ key: 'installId'; value: string }>(device, 'settings') : [];
    expect(settings.map(({ key }) => key)).toEqual(expect.arrayContaining(['installId', 'playing', `auth:${account.localId}`]));
    for (const { key, value } of settings) expect(await storage.device.setting(key)).toEqual(value);
  });

  it.each([account, learner])('keeps every game of $nickname with its log and its figures', async (player) => {
    const rows = await storeOf(player).allSessions();
    expect(idsOf(rows)).toEqual(idsOf(player.games));
    for (const { id, item, summary } of player.games) {
      const row = rows.find((each) => each.id === id);
      expect(row?.summary).toMatchObject(summary);
      expect(row?.item?.hash).toBe(item?.hash);
      expect(row?.item?.payload['log']).toBe(item?.payload.log);
    }
  });

  it.each([account, learner])('keeps what waits of $nickname, and how the rest ended', async (player) => {
    const store = storeOf(player);
    expect(idsOf(await store.unsentItems())).toEqual(idsOf(player.queued));
    for (const { id, status, code } of player.receipts)
      expect(await storedReceipt(store, id)).toMatchObject(code === undefined ? { status } : { status, code });
    expect(await broken(store)).toEqual([]);
  });

  it('shows the parked games with their reasons, and can export them', async () => {
    const parked = await storeOf(account).parked();
    const { altered, astray } = facts.parked;
    expect(parked.map(({ id, status }) => ({ id, status })).toSorted((a, b) => (a.status < b.status ? -1 : 1))).toEqual([
      { id: altered, status: 'rejected' },
      { id: astray, status: 'wrong_owner' },
    ]);
    expect(parked.map(({ item }) => item?.payload['log'])).not.toContain(undefined);
    expect(await storeOf(account).counts()).toMatchObject({ waiting: 5, items: account.queued.length, parked: 2 });
  });

  it.each([account, learner])('offers the open game of $nickname with all that was journalled', async (player) => {
    const journals = await storeOf(player).openJournals();
    expect(journals).toHaveLength(1);
    expect(journals[0]?.header.sessionId).toBe(player.journal[0]?.sessionId);
    const packed = journals[0]?.chunks.map((chunk) => chunk.packed).join('');
    expect(packed).toBe(player.journal.map((row) => row.packed ?? '').join(''));
    expect(packed).not.toBe('');
  });

  it('goes on with the same name and ticket towards the server, and asks for a full listing: the first version knew of no claims', async () => {
    for (const key of ['deviceId', 'ticket', 'lastSetup'] as const) {
      expect(account.meta[key]).toBeDefined();
      expect(await storeOf(account).meta(key)).toEqual(account.meta[key]);
    }
    expect(await storeOf(account).meta('cursor')).toEqual(account.meta['cursor']);
    expect((await storeOf(account).beforePull()).cursor).toBeNull();
  });

  it('[S10, S11] waits for a tab of the first version that plays, and then that tab leaves the raised database alone', async () => {
    const { localId, games } = account;
    const tab = new DexieHandle<{ readonly sessions: Table }>(device.ports, playerDatabase(localId), schemaOf(PLAYER_TABLES).slice(0, 1));
    const put = (id: string) => tab.write(['sessions'], ({ sessions }) => sessions.put(finished(id).row));
    await put('begun');
    tab.beforeClosing(() => put('ended').then(() => undefined));
    expectConsole(/Upgrade 'tenfold-player-.*' blocked/);
    expect(await storeOf(account).allSessions()).toHaveLength(games.length + 2);
    await expect(put('late')).rejects.toMatchObject({ code: 'storage_newer' });
    expect((await shown(storeOf(account))).sessions).toBe(countedOn(name, account).length + 2);
  });

  it.each([account, learner])('a game that ends before $nickname was brought up counts beside the old ones', async (player) => {
    const store = storeOf(player);
    const before = (await shown(store)).sessions;
    await store.finish(finished('new'));
    expect((await shown(store)).sessions).toBe(before + 1);
    await store.tidy();
    expect((await shown(store)).sessions).toBe(before + 1);
    expect(await broken(store)).toEqual([]);
  });

  it.each([account, learner])('shows $nickname the figures that the first version showed', async (player) => {
    const store = storeOf(player);
    const day = Math.floor(facts.madeMs / DAY_MS);
    const figures = async () => {
      const { totalXp, level, streakDays, sessions } = view((await store.progress(10)).figures, { day });
      return { totalXp, level, streakDays, sessions };
    };
    const before = await store.profile();
    const games = countedOn(name, player).map(({ summary }) => summary);
    const xp = sumXp(games);
    const streak = streakOf(games);
    const right = {
      totalXp: xp,
      level: 1 + Math.floor(xp / 1000),
      streakDays: streak,
      sessions: games.length,
    };
    expect(await figures()).toEqual(right);
    expect(facts.shown[player.nickname]).toMatchObject({ xp, level: right.level, streak: streak === 1 ? '1 day' : `${streak} days` });
    expect(before?.displayName).toBe(player.kind === 'account' ? player.nickname : undefined);
    await store.tidy();
    expect(await figures()).toEqual(right);
    expect(await store.profile()).toEqual(before);
    expect(await broken(store)).toEqual([]);
    expect(await store.check()).toBe(false);
  });
});
