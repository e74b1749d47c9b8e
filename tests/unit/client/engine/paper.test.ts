import { beforeEach, describe, expect, it } from 'vitest';
import type { Engine, FinishReport, RunOwner } from '../../../../client/engine/engine.ts';
import { createEngine } from '../../../../client/engine/local-engine.ts';
import { openStorage, type TenfoldStorage } from '../../../../client/storage/open-storage.ts';
import type { JournalHeader } from '../../../../client/storage/records.ts';
import { StorageFailure } from '../../../../client/storage/storage-failure.ts';
import { checkItem } from '../../../../server/items/kinds.ts';
import type { LogEntry } from '../../../../shared/games/kit/game.ts';
import { writeSheet } from '../../../../shared/games/practice/sheet.ts';
import { paperConfig } from '../../../../shared/games/practice/v3/config.ts';
import type { Mark } from '../../../../shared/games/practice/v3/rules.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import { seedFromText, seedToHex } from '../../../../shared/seed.ts';
import { sheetId } from '../../../../shared/sheet-id.ts';
import { CLASS_SET } from '../../shared/games/practice/sheets.ts';
import { FakeDevice } from '../storage/fake-device.ts';
import { storedSession } from '../storage/samples.ts';
import { headerOf } from './played-run.ts';

const ID = sheetId(writeSheet(CLASS_SET));
const GUEST: RunOwner = { kind: 'guest' };
const player = (localId: string): RunOwner => ({ kind: 'player', localId });

const header: JournalHeader = headerOf(ID, {
  game: 'practice',
  rules: 3,
  seed: seedToHex(seedFromText(ID)),
  config: paperConfig(CLASS_SET),
});

const refuse = async (): Promise<never> => {
  throw new StorageFailure('storage_blocked');
};

/** The marks of the sheet, so many of them wrong. */
const marked = (wrong: number): readonly LogEntry<Mark>[] =>
  Array.from({ length: CLASS_SET.count }, (_, i) => ({ move: { type: 'mark', right: i >= wrong }, atMs: 0 }));

describe('a sheet of paper that is brought back (decision D37)', () => {
  let device: FakeDevice;
  let storage: TenfoldStorage;
  let engine: Engine;
  let gone: readonly string[];
  let isBlocked: boolean;

  beforeEach(() => {
    device = new FakeDevice();
    storage = openStorage(device.ports);
    gone = [];
    isBlocked = false;
    engine = createEngine({
      host: device,
      rulesFor,
      challenges: async () => [],
      player: (id) => (isBlocked ? { ...storage.player(id), finish: refuse } : storage.player(id)),
      hasPlayer: async (id) => !gone.includes(id),
      makeRoom: () => storage.makeRoom(),
    });
  });

  const bring = (wrong: number, owner: RunOwner = player('ada')): Promise<FinishReport> => engine.bring(owner, header, marked(wrong));
  const rightIn = async (localId: string) => (await storedSession(storage.player(localId), ID))?.summary.data['right'];

  it('is a session that the server takes as it counts here, and leaves no journal', async () => {
    expect(await bring(2)).toMatchObject({ kept: 'saved', xpEarned: 10, outcome: { course: 'paper', score: 150 } });
    const row = await storedSession(storage.player('ada'), ID);
    expect(row?.item).toMatchObject({ v: 1, payload: { game: 'practice', rules: 3 } });
    expect(row?.item?.payload).not.toHaveProperty('hand');
    const check = row?.item && checkItem(row.item, device.nowMs);
    expect(check).toMatchObject({
      status: 'sound',
      grounds: { replayed: { status: 'accepted', counts: { session: { ...row?.summary, evidence: row?.evidence } } } },
    });
    expect(await storage.player('ada').openJournals()).toEqual([]);
    expect((await storage.player('ada').unsentItems()).map(({ id }) => id)).toEqual([ID]);
  });

  it('tells what is to be practised, and what is known, at once', async () => {
    const { toPractise } = await bring(2);
    expect(toPractise?.length).toBe(2);
    const memory = await engine.memory('ada', Math.floor(device.nowMs / 86_400_000));
    const known = memory?.facts.filter(({ days }) => days > 0) ?? [];
    expect(known.length).toBeGreaterThan(10);
    expect(known.filter(({ lastDay }) => lastDay === memory?.today)).toHaveLength(known.length);
  });

  it('counts once: brought again it stays as it was, and the report says so', async () => {
    await bring(2);
    expect(await bring(20)).toMatchObject({ kept: 'saved', outcome: { sessionData: { right: 18 } } });
    expect(await rightIn('ada')).toBe(18);
    const { latest } = await storage.player('ada').someProgress(9, []);
    expect(latest).toHaveLength(1);
  });

  it('is of each player who brings it, also in the same window', async () => {
    await bring(2);
    expect(await bring(5, player('bob'))).toMatchObject({ kept: 'saved', outcome: { sessionData: { right: 15 } } });
    expect([await rightIn('ada'), await rightIn('bob')]).toEqual([18, 15]);
  });

  it('of a guest is in memory, the first one, until somebody keeps it', async () => {
    expect(await bring(1, GUEST)).toMatchObject({ kept: 'memory', outcome: { sessionData: { right: 19 } } });
    expect(await bring(9, GUEST)).toMatchObject({ kept: 'memory', outcome: { sessionData: { right: 19 } } });
    expect(await engine.keep(ID, 'ada')).toMatchObject({ kept: 'saved' });
    expect(await rightIn('ada')).toBe(19);
    expect((await storage.player('ada').unsentItems()).map(({ id }) => id)).toEqual([ID]);
  });

  it('of a player whom this device does not know any more is a guest’s', async () => {
    gone = ['ada'];
    expect(await bring(1)).toMatchObject({ kept: 'memory', playerGone: true });
    expect(await storedSession(storage.player('ada'), ID)).toBeUndefined();
    expect(await engine.keep(ID, 'bob')).toMatchObject({ kept: 'saved' });
  });

  it('that storage refused is in memory, and can be brought again', async () => {
    isBlocked = true;
    expect(await bring(1)).toMatchObject({ kept: 'memory', problem: 'storage_blocked' });
    isBlocked = false;
    expect(await bring(1)).toMatchObject({ kept: 'saved' });
  });

  it('that storage refused stays beside the same sheet of another player, and each is saved for its own', async () => {
    isBlocked = true;
    await bring(2);
    await bring(5, player('bob'));
    isBlocked = false;
    expect(await bring(9, player('eve'))).toMatchObject({ kept: 'saved', outcome: { sessionData: { right: 11 } } });
    expect(await engine.keep(ID, 'ada')).toMatchObject({ kept: 'saved', outcome: { sessionData: { right: 18 } } });
    // Nobody asks for this one: a game that begins brings it along.
    await engine.begin(player('bob'), headerOf('run-1'));
    await expect.poll(() => rightIn('bob')).toBe(15);
    expect([await rightIn('ada'), await rightIn('eve')]).toEqual([18, 11]);
  });

  it('that storage refused stays beside the same sheet of a guest, which whoever keeps it gets', async () => {
    isBlocked = true;
    await bring(2);
    await bring(5, GUEST);
    isBlocked = false;
    expect(await engine.keep(ID, 'bob')).toMatchObject({ kept: 'saved', outcome: { sessionData: { right: 15 } } });
    expect(await engine.keep(ID, 'ada')).toMatchObject({ kept: 'saved', outcome: { sessionData: { right: 18 } } });
    expect([await rightIn('ada'), await rightIn('bob')]).toEqual([18, 15]);
  });

  it('is one again when a learner who brought it becomes an account that has it', async () => {
    await bring(4, player('learner'));
    await bring(1, player('account'));
    await storage.player('account').absorb(await storage.player('learner').absorbable());
    expect(await rightIn('account')).toBe(19);
    const { latest } = await storage.player('account').someProgress(9, []);
    expect(latest).toHaveLength(1);
  });

  it('is refused while a problem has no mark', async () => {
    await expect(engine.bring(player('ada'), header, marked(0).slice(1))).rejects.toThrow('not over');
  });
});
