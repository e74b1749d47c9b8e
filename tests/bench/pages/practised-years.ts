import { browserHost } from '../../../client/storage/browser-host.ts';
import { DexiePlayerDatabase } from '../../../client/storage/dexie-player-database.ts';
import { openStorage } from '../../../client/storage/open-storage.ts';
import type { SessionRow } from '../../../client/storage/records.ts';
import { countedBy, putCounting } from '../../../client/storage/rules/counting.ts';
import { itemsOf, queue } from '../../../client/storage/rules/outbox.ts';
import { replaceParts } from '../../../client/storage/rules/stored-parts.ts';
import type { SessionSummary } from '../../../shared/contract/state.ts';
import { CATALOGUE, isPlayable } from '../../../shared/games/catalogue.ts';
import { NO_RESET } from '../../../shared/progress/counted/reset.ts';
import { foldParts, listParts } from '../../../shared/progress/parts.ts';

const DAY_MS = 86_400_000;
const SLICE = 1_000;
const TOPICS = ['addition', 'subtraction', 'multiplication', 'division'];
const SLUGS = CATALOGUE.filter(isPlayable).map(({ slug }) => slug);
/** About the length of the log of fifteen answers. */
const LOG = '1042a7;'.repeat(45);

export const ports = { host: browserHost(1) };
export const storage = openStorage(ports);
export const today = Math.floor(Date.now() / DAY_MS);

function rowOf(i: number, days: number): SessionRow {
  const id = `game-${String(i).padStart(8, '0')}`;
  const day = today - (i % days);
  const isAttempt = i < days;
  const summary: SessionSummary = {
    id,
    game: SLUGS[i % SLUGS.length] ?? '',
    rules: 1,
    score: 100 + (i % 60),
    accuracy: 93,
    timeTaken: 40,
    durationMs: 40_000,
    difficulty: 'medium',
    resumed: false,
    endMs: day * DAY_MS + (i % 1_000),
    utcOffsetMin: 0,
    day,
    data: {},
    facts: [15, 14, 40_000, 25_000, { [TOPICS[i % TOPICS.length] ?? '']: [15, 14, 40_000] }],
    ...(isAttempt && { challenge: `challenge-${day}`, attempt: { revision: 1, passed: true, xpReward: 100 } }),
  };
  const payload = { game: summary.game, rules: 1, seed: '0'.repeat(32), startedMs: summary.endMs - 40_000, log: LOG };
  return { id, summary, contained: 0, item: { id, kind: 'session', v: 2, hash: id.padEnd(43, '0'), payload } };
}

/**
 * Makes a learner with so many games over so many days, one a day an attempt at its challenge, none of which any server has. Rows, queue and
 * figures are those that the games would leave, but each is put in once: the figures are counted over all games together.
 * @returns the id of the learner's database
 */
export async function practise(sessions: number, days: number): Promise<string> {
  const made = await storage.players.createLearner({ nickname: 'Bench', colour: 'sun', shape: 'circle' });
  if (!made.ok) throw new Error(made.error);
  const { localId } = made.value;
  const all = Array.from({ length: sessions }, (_, i) => rowOf(i, days));
  // By the product's own way the database gets everything that is there but once.
  await storage.player(localId).absorb({ sessions: all.slice(0, 1), unsent: [] });
  const database = new DexiePlayerDatabase(ports, localId);
  for (let from = 1; from < sessions; from += SLICE) {
    const rows = all.slice(from, from + SLICE);
    await database.transact('write', async (tx) => {
      await tx.sessions.put(rows);
      await queue(tx, itemsOf(rows));
    });
  }
  await database.transact('write', async (tx) => {
    await replaceParts(tx, 'local', listParts(foldParts(all.map(({ summary }) => ({ session: summary })))));
    await putCounting(tx, countedBy({ reset: NO_RESET, evidenceMade: true }));
  });
  database.close();
  return localId;
}
