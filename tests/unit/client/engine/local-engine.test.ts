import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../../../../client/engine/engine.ts';
import { COALESCE_MS } from '../../../../client/engine/journal-writer.ts';
import { createEngine } from '../../../../client/engine/local-engine.ts';
import { STORAGE_DEADLINE_MS } from '../../../../client/storage/deadline.ts';
import { itemHash } from '../../../../client/storage/hash.ts';
import { cachedChallenges } from '../../../../client/storage/cached-challenges.ts';
import { resumableRunOf } from '../../../../client/play/page/open-runs.ts';
import { openStorage, type TenfoldStorage } from '../../../../client/storage/open-storage.ts';
import type { StoredItem } from '../../../../client/storage/records.ts';
import { StorageFailure } from '../../../../client/storage/storage-failure.ts';
import type { LogEntry } from '../../../../shared/games/kit/game.ts';
import { packLog, unpackLog } from '../../../../shared/games/kit/log.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import type { RunRecord } from '../../../../shared/games/replay.ts';
import type { SpeedMathMove } from '../../../../shared/games/speed-math/v1/moves.ts';
import { speedMath } from '../../../../shared/games/speed-math/v1/rules.ts';
import type { SessionPayload } from '../../../../shared/items/session/payload.ts';
import { sessionXp } from '../../../../shared/progress/counted/xp.ts';
import { activitiesOf } from '../../../fixtures/activities.ts';
import { recordOf } from '../../../server/other-games.ts';
import { replayedOutcome } from '../../shared/games/played-run.ts';
import { AT_ONCE, playsSpeedMath } from '../../shared/games/players.ts';
import { failWrites } from '../storage/failing-disk.ts';
import { FakeDevice } from '../storage/fake-device.ts';
import { holdUp } from '../storage/slow-disk.ts';
import { broken, shown, storedSession } from '../storage/samples.ts';
import { headerOf, playedRun } from './played-run.ts';

const packed = (entries: readonly LogEntry<SpeedMathMove>[], afterMs?: number): string => packLog(speedMath, entries, afterMs);
const logOf = (log: string): readonly LogEntry<SpeedMathMove>[] => unpackLog(speedMath, log) ?? [];
/** What a window adds when it resumes a run after a second. */
const resumedAfter = (entries: readonly LogEntry<SpeedMathMove>[]): LogEntry<SpeedMathMove> => ({
  move: { type: 'resume', gapMs: 1_000 },
  atMs: entries.at(-1)?.atMs ?? 0,
});

const ADA = { kind: 'player', localId: 'ada' } as const;
const GUEST = { kind: 'guest' } as const;
const fail = (): never => {
  throw new Error('The game is not stored.');
};
/** Far more turns than opening a database and writing a journal takes. */
const TURNS = 500;

describe('the engine', () => {
  let device: FakeDevice;
  let storage: TenfoldStorage;
  let engine: Engine;
  let hasPlayer: (localId: string) => Promise<boolean>;

  /** Another tab, or the same one after a kill: new objects on the same disk. */
  const newTab = (): Engine => {
    storage = openStorage(device.ports);
    return createEngine({
      host: device,
      rulesFor,
      challenges: () => cachedChallenges(storage.device),
      player: (id) => storage.player(id),
      hasPlayer: (id) => hasPlayer(id),
      makeRoom: () => storage.makeRoom(),
    });
  };

  beforeEach(() => {
    device = new FakeDevice();
    hasPlayer = async () => true;
    engine = newTab();
  });

  const ada = () => storage.player('ada');
  /** Everything that can go on without the clock has gone on: fake IndexedDB answers in turns of the event loop, never by time. */
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
  };

  async function play(id: string, owner: typeof ADA | typeof GUEST = ADA, tab = engine): Promise<void> {
    const header = headerOf(id);
    await tab.begin(owner, header);
    await tab.record(id, 1, playedRun(header).entries);
  }

  /** Plays `count` entries and lets the journal be written; then the browser is killed. */
  async function playAndDie(id: string, count: number): Promise<readonly LogEntry<SpeedMathMove>[]> {
    const header = headerOf(id);
    const { entries } = playedRun(header);
    await engine.begin(ADA, header);
    await engine.record(id, 1, entries.slice(0, count));
    device.pass(COALESCE_MS);
    await settled();
    storage.close();
    device.held.clear();
    engine = newTab();
    return entries;
  }

  const payloadOf = (items: readonly StoredItem[], id: string) => items.find((item) => item.id === id)?.payload;

  it('decides the outcome by its own fold, and says saved only after the commit', async () => {
    await play('run-1');
    const report = await engine.finish('run-1');
    const expected = speedMath.outcome(playedRun(headerOf('run-1')).state);
    expect(report).toMatchObject({ sessionId: 'run-1', kept: 'saved', outcome: expected });
    expect(report.xpEarned).toBe(sessionXp(expected));
    expect((await storedSession(ada(), 'run-1'))?.summary.score).toBe(expected.score);
  });

  it('[S21] makes the facts and the evidence that games of an older build lack, after a game', async () => {
    await play('old');
    await engine.finish('old');
    const before = (await ada().progress(0)).figures;
    const { evidence } = (await storedSession(ada(), 'old')) ?? fail();
    expect(evidence?.length).toBeGreaterThan(0);
    await ada().database.transact('write', async ({ sessions, state }) => {
      const row = await sessions.get('old');
      const { evidence: _neither, ...rest } = row ?? fail();
      const { facts: _none, ...summary } = rest.summary;
      await sessions.put([{ ...rest, summary }]);
      await state.delete(['counting']);
    });
    expect((await ada().progress(0)).figures).not.toEqual(before);
    engine = newTab();
    await play('new');
    await engine.finish('new');
    await settled();
    expect((await storedSession(ada(), 'old'))?.summary.facts?.slice(0, 2)).toEqual([4, 3]);
    expect((await storedSession(ada(), 'old'))?.evidence).toBe(evidence);
    expect((await ada().progress(0)).figures.games['speed-math']?.feats).toMatchObject({ answers: 8, right: 6 });
    expect(await broken(ada())).toEqual([]);
  });

  it('marks what nobody could have played: ten XP at most, no best, no record (decision D23)', async () => {
    const config = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 600, questions: 100 } as const;
    const { payload } = recordOf({ id: 'quick', owner: 'ada', game: speedMath, config, next: playsSpeedMath(AT_ONCE) });
    await engine.begin(ADA, headerOf('quick', { config }));
    await engine.record('quick', 1, logOf(String(payload['log'])));
    expect(await engine.finish('quick')).toMatchObject({ kept: 'saved', xpEarned: 10, unverified: true, outcome: { score: 1010 } });
    expect((await ada().progress(0)).figures.games['speed-math']).toMatchObject({ sessions: 1, bestScore: 0 });
  });

  it('says in the outcome how a run was played, which is compared with its like alone (decision G27)', async () => {
    const header = headerOf('calm');
    const { entries } = playedRun(header);
    await engine.begin(ADA, { ...header, rules: 3, config: { ...(header.config as object), clock: 'x2' } });
    await engine.record(
      'calm',
      1,
      entries.map(({ move, atMs }) => ({ move, atMs: 2 * atMs })),
    );
    expect((await engine.finish('calm')).outcome).toMatchObject({ course: 'calm', sessionData: { clock: 'x2', answered: 4 } });
  });

  it('queues a record that replays to the same outcome, hashed as the server hashes it', async () => {
    await play('run-1');
    const { outcome } = await engine.finish('run-1');
    const items = await ada().unsentItems();
    const session = items.find((item) => item.kind === 'session') as StoredItem;
    expect(replayedOutcome(session.payload as unknown as RunRecord)).toEqual({ ok: true, value: outcome });
    expect(session.hash).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(session.hash).toBe(await itemHash(device, session));
  });

  it('queues the session alone, which says that the game was begun and completed (decision D36)', async () => {
    await play('run-1');
    device.pass(10_000);
    const { outcome, xpEarned } = await engine.finish('run-1');
    const [session, ...others] = await ada().unsentItems();
    expect([session?.id, others]).toEqual(['run-1', []]);
    const { item, summary } = (await storedSession(ada(), 'run-1')) ?? fail();
    const payload = (item ?? fail()).payload as unknown as SessionPayload;
    const { endedMs } = payload.time;
    expect(activitiesOf({ id: 'run-1', payload, summary })).toEqual([
      { type: 'game_start', gameId: 1, session: 'run-1', atMs: headerOf('run-1').startedMs },
      { type: 'game_complete', gameId: 1, session: 'run-1', atMs: endedMs, score: outcome.score, xpEarned },
    ]);
  });

  it('[G20] nothing tried, nothing saved: time that ran out without an answer leaves no session, no journal and nothing to send', async () => {
    await engine.begin(ADA, headerOf('run-1'));
    await engine.record('run-1', 1, [{ move: { type: 'tick' }, atMs: 60_000 }]);
    expect(await engine.finish('run-1')).toMatchObject({ kept: 'nothing', xpEarned: 0 });
    expect(await storedSession(ada(), 'run-1')).toBeUndefined();
    expect(await ada().unsentItems()).toEqual([]);
    expect(await ada().openJournals()).toEqual([]);
    expect(await engine.finish('run-1')).toMatchObject({ kept: 'nothing' });
    expect(await newTab().resumable('ada')).toEqual([]);
  });

  it('[G20] a guest who tried nothing has nothing to keep', async () => {
    await engine.begin(GUEST, headerOf('run-1'));
    expect(await engine.finish('run-1')).toMatchObject({ kept: 'nothing' });
    await expect(engine.keep('run-1', 'ada')).rejects.toThrow('no finished run in memory');
    expect(await storedSession(ada(), 'run-1')).toBeUndefined();
  });

  it('an attempt at a challenge is a session also if nothing was tried (decision C9)', async () => {
    await engine.begin(ADA, headerOf('run-1', { challenge: { id: 'challenge-1', revision: 1 } }));
    expect(await engine.finish('run-1')).toMatchObject({ kept: 'saved' });
    expect((await storedSession(ada(), 'run-1'))?.summary.data).toMatchObject({ answered: 0 });
  });

  it('takes repeated entries once, and refuses a gap', async () => {
    const header = headerOf('run-1');
    const { entries, state } = playedRun(header);
    await engine.begin(ADA, header);
    await engine.record('run-1', 1, entries.slice(0, 3));
    await engine.record('run-1', 2, entries.slice(1, 5));
    await expect(engine.record('run-1', 9, entries.slice(8, 9))).rejects.toThrow('missing');
    await engine.record('run-1', 6, entries.slice(5));
    expect((await engine.finish('run-1')).outcome).toEqual(speedMath.outcome(state));
  });

  it('takes no entry that lies before the last one: its time cannot run backwards', async () => {
    const header = headerOf('run-1');
    const { entries } = playedRun(header);
    await engine.begin(ADA, header);
    await engine.record('run-1', 1, entries.slice(0, 3));
    await expect(engine.record('run-1', 4, entries.slice(0, 1))).rejects.toThrow(RangeError);
    await engine.record('run-1', 4, entries.slice(3));
    expect(await engine.finish('run-1')).toMatchObject({ kept: 'saved' });
  });

  it('writes many entries within a quarter of a second as one chunk', async () => {
    const header = headerOf('run-1');
    const { entries } = playedRun(header);
    await engine.begin(ADA, header);
    for (const [index, entry] of entries.slice(0, 4).entries()) await engine.record('run-1', index + 1, [entry]);
    device.pass(COALESCE_MS);
    await engine.record('run-1', 5, entries.slice(4, 5));
    device.pass(COALESCE_MS);
    await settled();
    const [journal] = await ada().openJournals();
    expect(journal?.chunks.map((chunk) => chunk.packed)).toEqual([
      packed(entries.slice(0, 4)),
      packed(entries.slice(4, 5), entries[3]?.atMs),
    ]);
  });

  it('[S2] finishing twice is one session and one report', async () => {
    await play('run-1');
    const [first, second] = await Promise.all([engine.finish('run-1'), engine.finish('run-1')]);
    expect(await engine.finish('run-1')).toEqual(first);
    expect(second).toEqual(first);
    expect((await shown(ada())).sessions).toBe(1);
  });

  it('[S2] an engine that died after the commit is replaced, and the game stays one', async () => {
    await play('run-1');
    const first = await engine.finish('run-1');
    const replaced = newTab();
    await play('run-1', ADA, replaced);
    expect(await replaced.finish('run-1')).toEqual(first);
    expect((await shown(ada())).sessions).toBe(1);
  });

  it('an engine that died in the middle is replaced by one that goes on with its journal', async () => {
    const entries = await playAndDie('run-1', 3);
    await engine.begin(ADA, headerOf('run-1'));
    await engine.record('run-1', 1, entries.slice(0, 5));
    device.pass(COALESCE_MS);
    await settled();
    const [journal] = await ada().openJournals();
    expect(journal?.chunks.map((chunk) => chunk.packed).join('')).toBe(packed(entries.slice(0, 5)));
  });

  describe('time', () => {
    it('freezes the civil day of the place', async () => {
      device.nowMs = Date.UTC(2026, 10, 20, 23, 30);
      await play('run-1');
      await engine.finish('run-1');
      expect((await storedSession(ada(), 'run-1'))?.summary.day).toBe(Math.floor(Date.UTC(2026, 10, 21) / 86_400_000));
    });

    it('in UTC, where the offset may come as −0, the game is saved like any other', async () => {
      device.offsetMin = -0;
      await ada().setMeta({ clockOffsetMs: -0.4, lastServerMs: 1 });
      await play('run-1');
      expect(await engine.finish('run-1')).toMatchObject({ kept: 'saved' });
      expect(payloadOf(await ada().unsentItems(), 'run-1')?.['time']).toMatchObject({ utcOffsetMin: 0, clockOffsetMs: 0 });
    });

    it('[P5] a clock that was set back cannot go behind the last contact', async () => {
      const lastServerMs = Date.UTC(2026, 10, 20, 6);
      await ada().setMeta({ lastServerMs, clockOffsetMs: 1_000 });
      device.nowMs = Date.UTC(2001, 0, 1);
      await play('run-1');
      await engine.finish('run-1');
      const time = payloadOf(await ada().unsentItems(), 'run-1')?.['time'];
      expect(time).toMatchObject({ endedMs: device.nowMs, clockOffsetMs: 1_000, floorMs: lastServerMs });
      expect((await storedSession(ada(), 'run-1'))?.summary.endMs).toBe(lastServerMs);
    });

    it('[P5] what the server said during the game counts at its end, also after the clock was set', async () => {
      await ada().setMeta({ clockOffsetMs: 0, lastServerMs: 1 });
      const header = headerOf('run-1');
      const { entries } = playedRun(header);
      await engine.begin(ADA, header);
      await engine.record('run-1', 1, entries.slice(0, 3));
      device.nowMs -= 86_400_000;
      await ada().setMeta({ clockOffsetMs: 86_400_000, lastServerMs: 2 });
      await engine.record('run-1', 4, entries.slice(3));
      await engine.finish('run-1');
      expect(payloadOf(await ada().unsentItems(), 'run-1')?.['time']).toMatchObject({ clockOffsetMs: 86_400_000, floorMs: 2 });
    });

    it('is looked up while the game is played: its end is one transaction, and reads nothing before', async () => {
      const header = headerOf('run-1');
      const { entries } = playedRun(header);
      await engine.begin(ADA, header);
      device.nowMs += 60_000;
      await engine.record('run-1', 1, entries);
      await settled();
      const asked = vi.spyOn(ada().database, 'transact');
      expect(await engine.finish('run-1')).toMatchObject({ kept: 'saved' });
      expect(asked.mock.calls[0]?.[0]).toBe('strict');
      expect(asked.mock.calls.filter(([mode]) => mode !== 'strict' && mode !== 'read')).toEqual([]);
    });

    it('[P5] before the first contact the floor is the build', async () => {
      device.nowMs = 0;
      await play('run-1');
      await engine.finish('run-1');
      const time = payloadOf(await ada().unsentItems(), 'run-1')?.['time'];
      expect(time).toMatchObject({ floorMs: device.buildMs });
      expect(time).not.toHaveProperty('clockOffsetMs');
    });
  });

  describe('after a kill', () => {
    it('[P2] the run is offered with what was written, and ends as one session under its id', async () => {
      const entries = await playAndDie('run-1', 3);
      const [offered] = await engine.resumable('ada');
      expect(offered).toMatchObject({ openable: true, log: packed(entries.slice(0, 3)) });
      const resumed = await engine.resume('ada', 'run-1');
      expect(resumed).toEqual(offered);
      await engine.record('run-1', 4, [resumedAfter(entries.slice(0, 3))]);
      const report = await engine.finish('run-1');
      expect(report).toMatchObject({ kept: 'saved', sessionId: 'run-1' });
      expect(report.outcome.resumed).toBe(true);
      expect(await engine.resumable('ada')).toEqual([]);
      expect((await shown(ada())).sessions).toBe(1);
    });

    it('a broken-off attempt ends with what was answered, and its record replays', async () => {
      await playAndDie('run-1', 3);
      await engine.resume('ada', 'run-1');
      const { outcome } = await engine.finish('run-1');
      expect(outcome.sessionData).toMatchObject({ answered: 2, correct: 2 });
      const session = (await ada().unsentItems()).find((item) => item.kind === 'session') as StoredItem;
      expect(replayedOutcome(session.payload as unknown as RunRecord)).toEqual({ ok: true, value: outcome });
    });

    it('a run of unknown rules or of a newer journal is shown and kept, not opened', async () => {
      await ada().openJournal(headerOf('old', { rules: 99 }));
      const newer = { ...headerOf('new'), v: 2 } as unknown as Parameters<Engine['begin']>[1];
      await ada().openJournal(newer);
      expect((await engine.resumable('ada')).map((run) => [run.header.sessionId, run.openable])).toEqual([
        ['new', false],
        ['old', false],
      ]);
      expect(await engine.resume('ada', 'old')).toBeUndefined();
      expect(await engine.resume('ada', 'new')).toBeUndefined();
      expect(await ada().openJournals()).toHaveLength(2);
    });

    it('a run that another tab is playing is not offered', async () => {
      await play('run-1');
      const other = newTab();
      expect(await other.resumable('ada')).toEqual([]);
      await engine.finish('run-1');
    });

    it('[S2] the same run resumed in two tabs without locks ends as one session, told alike', async () => {
      device.locks = false;
      const entries = await playAndDie('run-1', 3);
      const left = engine;
      const right = newTab();
      await left.resume('ada', 'run-1');
      await right.resume('ada', 'run-1');
      await left.record('run-1', 4, [resumedAfter(entries.slice(0, 3))]);
      await right.record('run-1', 4, entries.slice(3));
      device.pass(COALESCE_MS);
      await settled();
      const first = await left.finish('run-1');
      expect(await right.finish('run-1')).toEqual(first);
      expect((await shown(ada())).sessions).toBe(1);
      expect(await broken(ada())).toEqual([]);
    });

    it('[P7] a run that one player left in the middle is not offered to the next, nor to a guest', async () => {
      await play('run-1');
      await play('run-2', GUEST);
      expect(await engine.resume('ben', 'run-1')).toBeUndefined();
      expect(await engine.resume('', 'run-1')).toBeUndefined();
      expect(await engine.resume('ben', 'run-2')).toBeUndefined();
      expect((await engine.resume('ada', 'run-1'))?.header.sessionId).toBe('run-1');
      expect((await engine.resume('', 'run-2'))?.header.sessionId).toBe('run-2');
    });

    it('[P2] a run that another tab has put away is saved all the same', async () => {
      device.locks = false; // plain http: nobody can tell that it is being played
      const other = newTab();
      await play('run-1');
      device.pass(COALESCE_MS);
      await settled();
      await other.resume('ada', 'run-1');
      await other.discard('run-1');
      expect(await engine.finish('run-1')).toMatchObject({ kept: 'saved' });
      expect((await ada().unsentItems()).map((item) => item.id)).toEqual(['run-1:game_start', 'run-1']);
    });

    it('[P2] a run at whose first question another tab is without locks keeps its journal', async () => {
      device.locks = false;
      const header = headerOf('run-1');
      await engine.begin(ADA, header);
      const other = newTab();
      expect(await resumableRunOf(other, ADA, header.game, header.startedMs + 60_000)).toBeUndefined();
      await engine.record('run-1', 1, playedRun(header).entries.slice(0, 2));
      device.pass(COALESCE_MS);
      await settled();
      expect((await resumableRunOf(other, ADA, header.game, header.startedMs + 60_000))?.log).not.toBe('');
      expect(await ada().unsentItems()).toEqual([]);
    });

    it('a discarded run leaves no journal, only that it was begun', async () => {
      await play('run-1');
      await engine.discard('run-1');
      expect(await engine.resumable('ada')).toEqual([]);
      expect(await ada().unsentItems()).toMatchObject([
        { id: 'run-1:game_start', payload: { type: 'game_start', gameId: 1, session: 'run-1', atMs: headerOf('run-1').startedMs } },
      ]);
    });
  });

  describe('a guest', () => {
    it('plays without anything being stored', async () => {
      await play('run-1', GUEST);
      expect(await engine.finish('run-1')).toMatchObject({ kept: 'memory' });
      expect(await device.indexedDB.databases()).toEqual([]);
    });

    it('keeps the finished game under its id, once, and only then it is saved', async () => {
      await play('run-1', GUEST);
      const report = await engine.finish('run-1');
      expect(await engine.keep('run-1', 'ada')).toEqual({ ...report, kept: 'saved' });
      await engine.keep('run-1', 'ada');
      expect((await shown(ada())).sessions).toBe(1);
      expect((await ada().counts()).items).toBe(1);
    });

    it('[P7] a kept game is never written for a second player', async () => {
      await play('run-1', GUEST);
      await engine.finish('run-1');
      await engine.keep('run-1', 'ada');
      await engine.keep('run-1', 'ben');
      expect(await storage.player('ben').allSessions()).toEqual([]);
    });

    it('[P7] two keeps at once make one player its owner', async () => {
      await play('run-1', GUEST);
      await engine.finish('run-1');
      const reports = await Promise.all([engine.keep('run-1', 'ada'), engine.keep('run-1', 'ben')]);
      expect(reports.map((report) => report.kept)).toEqual(['saved', 'saved']);
      expect(await ada().allSessions()).toHaveLength(1);
      expect(await storage.player('ben').allSessions()).toEqual([]);
    });

    it('loses the game when the next one starts', async () => {
      await play('run-1', GUEST);
      await engine.finish('run-1');
      await engine.begin(GUEST, headerOf('run-2'));
      await expect(engine.keep('run-1', 'ada')).rejects.toThrow('no finished run');
    });
  });

  describe('a player who is gone from this device when the game ends', () => {
    it('leaves the game to a guest: it is said, nothing is written where nobody looks, and it can be kept for another', async () => {
      await play('run-1');
      hasPlayer = async (id) => id !== 'ada';
      expect(await engine.finish('run-1')).toMatchObject({ kept: 'memory', playerGone: true });
      expect(await ada().latestSessions(1)).toEqual([]);
      expect(await ada().openJournals()).toEqual([]);
      expect(await engine.keep('run-1', 'ben')).toMatchObject({ kept: 'saved' });
      expect((await storage.player('ben').latestSessions(1)).map(({ id }) => id)).toEqual(['run-1']);
    });

    it('is not forgotten by storage that does not say who is there', async () => {
      await play('run-1');
      hasPlayer = () => Promise.reject(new StorageFailure('storage_slow'));
      expect(await engine.finish('run-1')).toMatchObject({ kept: 'saved' });
    });
  });

  describe('storage that refuses', () => {
    it('never stops the play; the game stays in memory and can be kept again', async () => {
      const disk = failWrites(1);
      await play('run-1');
      device.pass(COALESCE_MS);
      await settled();
      const report = await engine.finish('run-1');
      expect(report).toMatchObject({ kept: 'memory', problem: 'storage_blocked', detail: expect.stringMatching(/Abort/) });
      disk.heal();
      expect(await engine.keep('run-1', 'ada')).toMatchObject({ kept: 'saved' });
      expect((await shown(ada())).sessions).toBe(1);
    });

    it('[P2] storage that is slow is not blocked: the game waits in memory, and asking again saves it once storage answers', async () => {
      await play('run-1');
      device.pass(COALESCE_MS);
      await settled();
      const letGo = await holdUp(device.indexedDB, 'tenfold-player-ada');
      let waiting = true;
      const finishing = engine.finish('run-1').finally(() => (waiting = false));
      while (waiting) {
        await settled();
        device.pass(STORAGE_DEADLINE_MS);
      }
      expect(await finishing).toMatchObject({ kept: 'memory', problem: 'storage_slow' });
      await letGo();
      expect(await engine.finish('run-1')).toMatchObject({ kept: 'saved' });
      expect(await engine.finish('run-1')).not.toHaveProperty('problem');
      expect((await shown(ada())).sessions).toBe(1);
    });

    it('[P2] a game that the start of the next one has saved is told as saved to who asks', async () => {
      const disk = failWrites(1, { name: 'QuotaExceededError' });
      await play('run-1');
      await engine.finish('run-1');
      disk.heal();
      await play('run-2');
      await settled();
      await engine.finish('run-2');
      await play('run-3');
      expect(await engine.finish('run-1')).toMatchObject({ sessionId: 'run-1', kept: 'saved' });
    });

    it('[P5] a disk that fails in the middle takes nothing from what was known of the time', async () => {
      await ada().setMeta({ clockOffsetMs: 5_000, lastServerMs: 1 });
      await play('run-1');
      const disk = failWrites(1);
      device.pass(COALESCE_MS);
      await settled();
      await engine.finish('run-1');
      disk.heal();
      await engine.keep('run-1', 'ada');
      expect(payloadOf(await ada().unsentItems(), 'run-1')?.['time']).toMatchObject({ clockOffsetMs: 5_000, floorMs: 1 });
    });

    it('a game that was not saved survives the next game, and is saved as soon as storage works', async () => {
      const disk = failWrites(1, { name: 'QuotaExceededError' });
      await play('run-1');
      expect(await engine.finish('run-1')).toMatchObject({ kept: 'memory', problem: 'storage_full' });
      disk.heal();
      await play('run-2');
      await settled();
      await engine.finish('run-2');
      expect((await shown(ada())).sessions).toBe(2);
    });

    it('a full device makes room of what can be fetched again, and saves', async () => {
      await storage.device.putContent({ key: 'posts', etag: '"1"', body: {}, fetchedMs: 0 });
      await play('run-1');
      await settled();
      const disk = failWrites(1, { count: 1, name: 'QuotaExceededError' });
      expect(await engine.finish('run-1')).toMatchObject({ kept: 'saved' });
      disk.heal();
      expect(await storage.device.content('posts')).toBeUndefined();
    });

    it('[S9] a device that is still full without its public content gives up the next thing, too', async () => {
      await storage.device.putContent({ key: 'posts', etag: '"1"', body: {}, fetchedMs: 0 });
      let asked = 0;
      const makeRoom = async () => {
        asked += 1;
        return asked < 3;
      };
      engine = createEngine({
        host: device,
        rulesFor,
        challenges: async () => [],
        player: (id) => storage.player(id),
        hasPlayer,
        makeRoom,
      });
      await play('run-1');
      await settled();
      let refusals = 0;
      const [store, finish] = [ada(), ada().finish.bind(ada())];
      store.finish = async (session) => {
        refusals += 1;
        if (refusals < 3) throw new StorageFailure('storage_full');
        return finish(session);
      };
      expect(await engine.finish('run-1')).toMatchObject({ kept: 'saved' });
      expect(asked).toBe(2);
    });

    it('a journal that failed once is whole again with the next write', async () => {
      const header = headerOf('run-1');
      const { entries } = playedRun(header);
      await engine.begin(ADA, header);
      const disk = failWrites(1);
      await engine.record('run-1', 1, entries.slice(0, 2));
      device.pass(COALESCE_MS);
      await settled();
      disk.heal();
      await engine.record('run-1', 3, entries.slice(2, 4));
      device.pass(COALESCE_MS);
      await settled();
      const [journal] = await ada().openJournals();
      expect(journal?.chunks.map((chunk) => chunk.packed).join('')).toBe(packed(entries.slice(0, 4)));
    });
  });
});
