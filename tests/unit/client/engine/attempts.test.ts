import { beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../../../../client/engine/engine.ts';
import { COALESCE_MS } from '../../../../client/engine/journal-writer.ts';
import { createEngine } from '../../../../client/engine/local-engine.ts';
import { CHALLENGES_KEY, cachedChallenges } from '../../../../client/storage/cached-challenges.ts';
import { openStorage, type TenfoldStorage } from '../../../../client/storage/open-storage.ts';
import type { JournalHeader, StoredItem } from '../../../../client/storage/records.ts';
import { challengeSeed } from '../../../../shared/challenge/challenge.ts';
import type { ChallengeRevision } from '../../../../shared/contract/content.ts';
import type { LogEntry } from '../../../../shared/games/kit/game.ts';
import { numberPuzzle } from '../../../../shared/games/number-puzzle/v3/rules.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import { replay, type RunRecord } from '../../../../shared/games/replay.ts';
import { speedMath } from '../../../../shared/games/speed-math/v1/rules.ts';
import { mathRace } from '../../../../shared/games/math-race/v1/rules.ts';
import { countedOutcome } from '../../../../shared/progress/counted/counted-outcome.ts';
import { standingOf } from '../../../../shared/progress/standing.ts';
import { totalXp } from '../../../../shared/progress/view.ts';
import { seedToHex } from '../../../../shared/seed.ts';
import { read, revision } from '../../shared/challenge/revisions.ts';
import { FakeDevice } from '../storage/fake-device.ts';
import { NOON } from '../storage/samples.ts';

const ADA = { kind: 'player', localId: 'ada' } as const;
const ID = 'run-1';
/** Far more turns than writing a journal takes. */
const TURNS = 500;
/** The day of NOON. */
const TODAY = { date: '2026-11-20' };
const SUMS = revision(1, { operation: 'addition', questions: 2, target_score: 30 }, { ...TODAY, difficulty: 'easy' });
const RACE = revision(2, { operation: 'addition', target_score: 5 }, { ...TODAY, id: 'race', difficulty: 'easy' });
const PUZZLE = revision(3, { puzzle_size: 3, moves_limit: 60 }, { ...TODAY, id: 'puzzle' });

type Entries = readonly LogEntry<unknown>[];

const tickAt = (atMs: number) => ({ move: { type: 'tick' }, atMs });

function headerOf(played: ChallengeRevision): JournalHeader {
  const challenge = read(played);
  return {
    sessionId: ID,
    game: challenge.rules.slug,
    rules: challenge.rules.slug === 'number-puzzle' ? numberPuzzle.version : 1,
    seed: seedToHex(challengeSeed(challenge)),
    config: challenge.goal.config as JournalHeader['config'],
    challenge: { id: played.id, revision: played.revision },
    startedMs: NOON,
    v: 1,
  };
}

/** So many right answers at the sums, one every two seconds. */
function sums(right: number): Entries {
  let state = speedMath.start(read(SUMS).goal.config as Parameters<typeof speedMath.start>[0], challengeSeed(SUMS));
  return Array.from({ length: right }, (_, index) => {
    const entry = { move: { type: 'answer' as const, value: state.problem.answer }, atMs: (index + 1) * 2_000 };
    state = speedMath.step(speedMath.step(state, entry.move, entry.atMs), { type: 'tick' }, entry.atMs + 1_000);
    return entry;
  });
}

function firstOfRace(): Entries {
  const { problem } = mathRace.start(read(RACE).goal.config as Parameters<typeof mathRace.start>[0], challengeSeed(RACE));
  return [{ move: { type: 'answer', value: problem.answer }, atMs: 2_000 }];
}

function firstSlide(): Entries {
  const { cells, size, gap } = numberPuzzle.start(
    read(PUZZLE).goal.config as Parameters<typeof numberPuzzle.start>[0],
    challengeSeed(PUZZLE),
  );
  const cell = cells.findIndex((_, at) => Math.abs(at - gap) === size);
  return [{ move: { type: 'slide', cell }, atMs: 2_000 }];
}

describe('the end of an attempt at a challenge (decision C9)', () => {
  let device: FakeDevice;
  let storage: TenfoldStorage;
  let engine: Engine;
  const hasPlayer = async () => true;

  const newTab = (): Engine => {
    storage = openStorage(device.ports);
    return createEngine({
      host: device,
      rulesFor,
      challenges: () => cachedChallenges(storage.device),
      player: (id) => storage.player(id),
      hasPlayer,
      makeRoom: () => storage.makeRoom(),
    });
  };

  beforeEach(async () => {
    device = new FakeDevice();
    engine = newTab();
    const body = { revisions: [SUMS, RACE, PUZZLE] };
    await storage.device.putContent({ key: CHALLENGES_KEY, etag: '', body, fetchedMs: NOON });
    device.pass(60_000);
  });

  /** Everything that can go on without the clock has gone on. */
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
  };

  async function end(played: ChallengeRevision, entries: Entries) {
    await engine.begin(ADA, headerOf(played));
    if (entries.length > 0) await engine.record(ID, 1, entries);
    const report = await engine.finish(ID);
    const ada = storage.player('ada');
    const session = (await ada.unsentItems()).find(({ kind }) => kind === 'session') as StoredItem;
    const [row] = await ada.allSessions();
    return { report, session, summary: row?.summary, progress: await ada.progress(1) };
  }

  it.each([
    ['sums, over by the rules', SUMS, [...sums(2), tickAt(5_000)], 1, { score: 30, attempt: { passed: true, revision: 1, xpReward: 100 } }],
    [
      'sums, left: the answers count',
      SUMS,
      [...sums(1), tickAt(9_000)],
      2,
      { score: 20, timeTaken: 9, left: 'tried', attempt: { passed: false } },
    ],
    ['sums, left before an answer', SUMS, [tickAt(9_000)], 2, { score: 0, left: 'untried', attempt: { passed: false } }],
    [
      'a race, left: it is no race',
      RACE,
      [...firstOfRace(), tickAt(9_000)],
      2,
      { score: 0, left: 'tried', data: {}, attempt: { passed: false } },
    ],
    ['a puzzle, left: it is no puzzle', PUZZLE, [...firstSlide(), tickAt(9_000)], 2, { score: 0, left: 'tried', data: {} }],
    ['a puzzle, left untouched', PUZZLE, [], 2, { score: 0, left: 'untried' }],
  ] as const)('%s', async (_, played, entries, version, expected) => {
    const { report, session, summary } = await end(played, entries);
    expect(report).toMatchObject({ kept: 'saved', outcome: { score: expected.score } });
    expect(session.v).toBe(version);
    expect(session.payload['left']).toBe(version === 2 ? true : undefined);
    expect(summary).toMatchObject({ challenge: played.id, ...expected });
    const replayed = replay(session.payload as unknown as RunRecord);
    expect(replayed.ok && countedOutcome(replayed.value)).toMatchObject({ score: expected.score, timeTaken: summary?.timeTaken });
  });

  it('with nothing tried gives no XP and no practised day', async () => {
    const { report, progress } = await end(SUMS, [tickAt(9_000)]);
    expect(report.xpEarned).toBe(0);
    expect(totalXp(progress.figures)).toBe(0);
    expect(progress.figures.streak).toEqual([]);
    expect(standingOf(progress.figures.challenges, 'challenge-1')).toMatchObject({ bestScore: 0, passed: false });
  });

  it('of a browser that died comes at the next start, with what its journal has', async () => {
    await engine.begin(ADA, headerOf(SUMS));
    await engine.record(ID, 1, sums(1));
    device.pass(COALESCE_MS);
    await settled();
    storage.close();
    device.held.clear();
    const next = newTab();
    const [left] = await next.resumable('ada');
    expect(left).toMatchObject({ openable: true, header: { challenge: { id: 'challenge-1' } } });
    await next.resume('ada', ID);
    expect(await next.finish(ID)).toMatchObject({ kept: 'saved', outcome: { score: 20, resumed: false } });
    expect(await next.resumable('ada')).toEqual([]);
  });

  it('whose challenge this device has lost is stored, and the server judges it', async () => {
    await storage.device.evictContent();
    const { summary } = await end(SUMS, [...sums(2), tickAt(5_000)]);
    expect(summary).toMatchObject({ challenge: 'challenge-1', score: 30 });
    expect(summary?.attempt).toBeUndefined();
  });
});
