import { browserHost } from '../../../client/storage/browser-host.ts';
import { openStorage } from '../../../client/storage/open-storage.ts';
import { playerDatabase } from '../../../client/storage/player-database.ts';
import type { FinishedSession, Pulled } from '../../../client/storage/player-store.ts';
import type { SessionRow, StoredItem } from '../../../client/storage/records.ts';
import type { ListedChange } from '../../../shared/progress/counted/counted.ts';
import type { SessionSummary } from '../../../shared/contract/state.ts';
import { foldParts, listParts } from '../../../shared/progress/parts.ts';

/** Milliseconds of each finish while something else was under way, and of that. */
export interface Beside {
  readonly finishes: readonly number[];
  readonly tookMs: number;
}

const DAY_MS = 86_400_000;
const LOG = 'x'.repeat(2_000);
export const host = browserHost(1);
// The engine that finishes and the sync that lists have connections of their own, as in the app.
const [playing, syncing] = [openStorage({ host }), openStorage({ host })];

const summaryOf = (id: string, i: number): SessionSummary => ({
  id,
  game: 'speed-math',
  rules: 1,
  score: 10 + (i % 90),
  accuracy: 90,
  timeTaken: 40,
  durationMs: 40_000,
  difficulty: 'easy',
  resumed: false,
  endMs: (20_000 + (i % 1_095)) * DAY_MS + i,
  utcOffsetMin: 0,
  day: 20_000 + (i % 1_095),
  data: {},
  facts: [15, 14, 40_000, 25_000, { addition: [15, 14, 40_000] }],
});

const itemOf = (id: string): StoredItem => ({ id, kind: 'session', v: 2, hash: 'h'.repeat(43), payload: { log: LOG } });

export function playedHere(): FinishedSession {
  const id = host.newId();
  const row: SessionRow = { id, item: itemOf(id), summary: summaryOf(id, 0), contained: 0 };
  return { row, outbox: [itemOf(id)] };
}

/** Every second game was played on this device, and has its log. */
const isOwn = (i: number): boolean => i % 2 === 0;

export function listingOf(games: number, cursor: string): Pulled {
  const sessions = Array.from({ length: games }, (_, i) => summaryOf(`game-${String(i).padStart(6, '0')}`, i));
  const changes = sessions.map((session, i): ListedChange =>
    isOwn(i) ? { type: 'own', id: session.id, seq: i } : { type: 'session', id: session.id, seq: i, session },
  );
  return { changes, parts: listParts(foldParts(sessions.map((session) => ({ session })))), cursor };
}

/** A learner who has played every second game of a listing here, as the engine and as the sync sees it. */
export async function learnerWith(listing: Pulled) {
  const made = await playing.players.createLearner({ nickname: `Bench ${host.newId()}`.slice(0, 20), colour: 'sun', shape: 'circle' });
  if (!made.ok) throw new Error(made.error);
  const { localId } = made.value;
  const [play, sync] = [playing.player(localId), syncing.player(localId)];
  await sync.tidy();
  await play.prewarm();
  const own = listing.changes.filter((_, i) => isOwn(i));
  for (let from = 0; from < own.length; from += 500)
    await sync.database.transact('write', async (tx) => {
      const ids = own.slice(from, from + 500).map(({ id }) => id);
      await tx.sessions.put(ids.map((id, i) => ({ id, item: itemOf(id), summary: summaryOf(id, 2 * (from + i)), contained: 1 })));
      await tx.receipts.put(ids.map((id) => ({ id, kind: 'session', status: 'accepted', receivedMs: 1 })));
    });
  return { play, sync, database: playerDatabase(localId) };
}

/** Finishes one game after another while the work is under way. */
export async function beside(finish: () => Promise<unknown>, work: () => Promise<unknown>): Promise<Beside> {
  const finishes: number[] = [];
  const from = performance.now();
  let isOver = false;
  const done = work().finally(() => (isOver = true));
  while (!isOver) {
    const begun = performance.now();
    await finish();
    finishes.push(performance.now() - begun);
  }
  await done;
  return { finishes, tookMs: performance.now() - from };
}

const wait = (ms: number) => (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));
export const warmUp = wait(1_000);
/** So long games end one after another with nothing beside them. */
export const nothing = wait(3_000);
