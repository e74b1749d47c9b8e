import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishedSession } from '../../client/engine/finish.ts';
import { RunFold } from '../../client/engine/run-fold.ts';
import type { Host } from '../../client/storage/host.ts';
import type { JournalHeader } from '../../client/storage/records.ts';
import { sessionAfter } from '../../client/storage/rules/receipts.ts';
import { pushResponse } from '../../client/sync/wire.ts';
import type { SessionPayload } from '../../shared/items/session/payload.ts';
import type { RunRecord } from '../../shared/games/replay.ts';
import { rulesFor } from '../../shared/games/registry.ts';
import { calculatorVsBrain } from '../../shared/games/calculator-vs-brain/v1/rules.ts';
import { speedMath } from '../../shared/games/speed-math/v1/rules.ts';
import { FIRST_RELEASE_MS } from '../../shared/progress/counted/time.ts';
import { seedFromText, seedToHex } from '../../shared/seed.ts';
import { countedSession, decideAlone } from '../server/decide-alone.ts';
import { recordOf } from '../server/other-games.ts';
import { runs as calculatorRuns } from '../unit/shared/games/calculator-vs-brain/play.ts';
import { runs as bubbleRuns } from '../unit/shared/games/math-bubble-pop/play.ts';
import { runs as raceRuns } from '../unit/shared/games/math-race/play.ts';
import { runs as tableRuns } from '../unit/shared/games/multiplication-table/play.ts';
import { runs as puzzleRuns } from '../unit/shared/games/number-puzzle/play.ts';
import { runs as sequenceRuns } from '../unit/shared/games/number-sequence/play.ts';
import { playsCalculator, playsSpeedMath, type Pace } from '../unit/shared/games/players.ts';
import { runs as speedRuns } from '../unit/shared/games/speed-math/play.ts';

const ID = 'played';
const RECEIVED_MS = FIRST_RELEASE_MS + 90 * 86_400_000;
const SPEED = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 600, questions: 12 } as const;

const recordIn = (payload: object): RunRecord => payload as SessionPayload;
const quick = fc.integer({ min: 100, max: 200 });
const paceOf = (ms: number): Pace => ({ answer: () => ms, hand: () => 0 });

/** Runs of every game, and runs about as quick as the bound. The seed is the id's, as the server asks for. */
const records: fc.Arbitrary<RunRecord> = fc.oneof(
  fc.oneof(
    ...[speedRuns, raceRuns, tableRuns, calculatorRuns, puzzleRuns, sequenceRuns, bubbleRuns].map((runs) =>
      (runs as fc.Arbitrary<{ record: RunRecord }>).map(({ record }) => record),
    ),
  ),
  quick.map((ms) => recordIn(recordOf({ id: ID, owner: 'ada', game: speedMath, config: SPEED, next: playsSpeedMath(paceOf(ms)) }).payload)),
  quick.map((ms) =>
    recordIn(
      recordOf({
        id: ID,
        owner: 'ada',
        game: calculatorVsBrain,
        config: { difficulty: 'easy', operation: 'mixed' },
        next: playsCalculator(paceOf(ms), 12),
      }).payload,
    ),
  ),
);

const clocks = fc.record({
  nowMs: fc.oneof(
    fc.integer({ min: -1_000, max: 100_000 }),
    fc.integer({ min: FIRST_RELEASE_MS - 10 ** 11, max: FIRST_RELEASE_MS + 10 ** 11 }),
  ),
  startedMs: fc.integer({ min: 0, max: FIRST_RELEASE_MS + 10 ** 11 }),
  clockOffsetMs: fc.option(fc.integer({ min: -(10 ** 11), max: 10 ** 11 }), { nil: undefined }),
});

const hostAt = (nowMs: number): Host => ({
  now: () => nowMs,
  utcOffsetMin: () => 0,
  newId: () => 'an id',
  random: () => 0,
  fetch: () => Promise.reject(new Error('nothing is sent here')),
  sha256: async (text) => createHash('sha256').update(text).digest(),
  after: () => () => undefined,
  withLock: (_name, work) => work(true),
  isLocked: async () => false,
  buildMs: FIRST_RELEASE_MS,
});

/** The run as a device finishes it, whose clock says anything; undefined if it is not over. */
async function finishedOn(
  { nowMs, startedMs, clockOffsetMs }: { nowMs: number; startedMs: number; clockOffsetMs: number | undefined },
  record: RunRecord,
) {
  const header: JournalHeader = {
    sessionId: ID,
    game: record.game,
    rules: 1,
    seed: seedToHex(seedFromText(ID)),
    config: record.config as JournalHeader['config'],
    startedMs,
    v: 1,
  };
  const run = new RunFold(rulesFor(record.game, 1) as NonNullable<ReturnType<typeof rulesFor>>, header);
  run.restore(record.log);
  return run.runOut() ? finishedSession(hostAt(nowMs), run, { clockOffsetMs, lastServerMs: undefined }) : undefined;
}

describe('one file judges on both sides (decision D23)', () => {
  it('device and server give the same run the same mark', async () => {
    const seen = { marked: 0, verified: 0 };
    await fc.assert(
      fc.asyncProperty(records, clocks, async (record, clock) => {
        const finished = await finishedOn(clock, record);
        if (!finished) return;
        const { item, summary, evidence } = finished.row;
        const counted = countedSession(decideAlone(item as NonNullable<typeof item>, RECEIVED_MS));
        expect(counted?.unverified).toBe(summary.unverified);
        expect(counted).toEqual({ ...summary, evidence, endMs: counted?.endMs, day: counted?.day });
        seen[summary.unverified ? 'marked' : 'verified']++;
      }),
      { numRuns: 400 },
    );
    expect(Math.min(seen.marked, seen.verified)).toBeGreaterThan(20);
  });

  it('a device that had not marked it hears so, and counts it as the server does', async () => {
    const hasty = recordOf({ id: ID, owner: 'ada', game: speedMath, config: SPEED, next: playsSpeedMath(paceOf(0)) });
    const finished = await finishedOn(
      { nowMs: FIRST_RELEASE_MS + 1_000_000, startedMs: FIRST_RELEASE_MS, clockOffsetMs: 0 },
      recordIn(hasty.payload),
    );
    if (!finished?.row.item) throw new Error('the run is over');
    const decision = decideAlone(finished.row.item, RECEIVED_MS);
    const { unverified: _mark, ...unmarked } = finished.row.summary;
    const { counts: _kept, ...answer } = { id: ID, counts: undefined, ...decision };
    const body = { proto: 1, batchId: 'b', epoch: 'e', serverTime: 1, results: [answer] };
    const [result] = pushResponse(body, 'b')?.results ?? [];
    expect(result).toEqual({ id: ID, status: 'corrected', code: 'unverified', corrected: { unverified: true } });
    expect(sessionAfter({ ...finished.row, summary: unmarked }, result as NonNullable<typeof result>).summary).toEqual(
      finished.row.summary,
    );
  });
});
