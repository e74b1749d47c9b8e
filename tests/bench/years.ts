import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recountOthers } from '../../server/sync/recount.ts';
import { packSummary } from '../../server/sync/stored-summary.ts';
import { CATALOGUE, isPlayable } from '../../shared/games/catalogue.ts';
import type { TestApp } from '../server/app-for-test.ts';
import { TEST_NOW } from '../server/app-for-test.ts';
import { newId, sessionItem } from '../server/played-games.ts';
import { TestDevice } from '../server/sync-client.ts';
import { session } from '../unit/shared/progress/sessions.ts';
import { startOurs } from './push.ts';
import { inTurn, median } from './statistics.ts';

/** V13: what progress costs somebody who has practised for years. */
export interface YearsFigures {
  /** Time of a push of one game ÷ that of a player who has just begun; goal ≤ 1.1. */
  readonly pushRatio: number;
  readonly pushMs: number;
  readonly freshPushMs: number;
  /** Bytes of the parts that such a push writes; goal ≤ 4,000. */
  readonly writtenBytes: number;
  /** Bytes of the answer to a pull after one game, and with nothing new; goals ≤ 4,000 and ≤ 200. */
  readonly pullBytes: number;
  readonly emptyPullBytes: number;
}

const SESSIONS = 100_000;
const YEARS_OF_DAYS = 3 * 365;
const DAY_MS = 86_400_000;
const ROUNDS = 200;
const SLUGS = CATALOGUE.filter(isPlayable).map(({ slug }) => slug);
const TOPICS = ['addition', 'subtraction', 'multiplication', 'division'];

/** Measures V13 in this process, on an SQLite file with synchronous=FULL. */
export async function benchYears(): Promise<YearsFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
  const running = await startOurs(folder);
  try {
    const [old, fresh] = [await TestDevice.of(running, 'old'), await TestDevice.of(running, 'fresh')];
    await practise(running, old);
    const push = (device: TestDevice) => () => timeOf(() => device.push(game(device)));
    const { a, b } = await inTurn(ROUNDS, push(old), push(fresh));
    const { cursor } = (await old.pullAll()).last;
    await old.push(game(old));
    const writtenBytes = await bytesOfLastChange(running);
    const after = await old.sendPull(cursor);
    const nothing = await old.sendPull(after.json<{ readonly cursor: string }>().cursor);
    return {
      pushRatio: median(a) / median(b),
      pushMs: median(a),
      freshPushMs: median(b),
      writtenBytes,
      pullBytes: Buffer.byteLength(after.body),
      emptyPullBytes: Buffer.byteLength(nothing.body),
    };
  } finally {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const game = ({ player }: TestDevice) => sessionItem({ id: newId(), owner: player });

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const fromMs = performance.now();
  await work();
  return performance.now() - fromMs;
}

/** Three years of all games, as rows beside one that was really pushed. The parts are made as a new build makes them. */
async function practise({ database }: TestApp, device: TestDevice): Promise<void> {
  await device.push(game(device));
  const row = await database.db.selectFrom('items').selectAll().where('player', '=', device.player).executeTakeFirstOrThrow();
  await database.write(async (writer) => {
    for (let from = 0; from < SESSIONS; from += 100) {
      const rows = Array.from({ length: 100 }, (_, i) => ({ ...row, id: `old-${from + i}`, summary: summaryOf(from + i) }));
      await writer.insertInto('items').values(rows).execute();
    }
    await writer.updateTable('players').set({ folds: '' }).where('id', '=', device.player).execute();
  });
  const onFault = (error: unknown) => {
    throw error;
  };
  await recountOthers({ database, random: (bytes) => randomBytes(bytes), onFault });
}

function summaryOf(i: number): string {
  const endMs = TEST_NOW - (1 + (i % YEARS_OF_DAYS)) * DAY_MS - i;
  const topic = TOPICS[i % TOPICS.length] ?? '';
  return packSummary(
    session('', {
      day: Math.floor(endMs / DAY_MS),
      endMs,
      game: SLUGS[i % SLUGS.length] ?? '',
      facts: [15, 14, 40_000, 25_000, { [topic]: [15, 14, 40_000] }],
    }),
  );
}

async function bytesOfLastChange({ database }: TestApp): Promise<number> {
  const parts = await database.db
    .selectFrom('parts')
    .innerJoin('players', (join) => join.onRef('players.id', '=', 'parts.player').onRef('players.seq', '=', 'parts.seq'))
    .select(['parts.fold', 'parts.bucket', 'parts.part'])
    .where('parts.player', '=', 'old')
    .execute();
  return parts.reduce((bytes, row) => bytes + Object.values(row).join('').length, 0);
}
