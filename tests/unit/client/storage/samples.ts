import { emptyAccumulator, fold, merged } from '../../../../shared/progress/accumulator.ts';
import type { PlayerDocument, SessionSummary } from '../../../../shared/contract/state.ts';
import type { FinishedSession, LeaseRequest, Progress } from '../../../../client/storage/player-store.ts';
import type { JournalHeader, ReceiptRow, SessionRow, StoredItem } from '../../../../client/storage/records.ts';
import type { TablePlayerStore } from '../../../../client/storage/table-player-store.ts';

export const DAY_MS = 86_400_000;
export const NOON = Date.UTC(2026, 10, 20, 12);

export const summaryOf = (id: string, part: Partial<SessionSummary> = {}): SessionSummary => ({
  id,
  game: 'speed-math',
  rules: 1,
  score: 100,
  accuracy: 90,
  timeTaken: 40,
  durationMs: 40_000,
  difficulty: 'easy',
  resumed: false,
  endMs: NOON,
  utcOffsetMin: 0,
  day: 20_777,
  data: {},
  ...part,
});

export const itemOf = (
  id: string,
  kind: StoredItem['kind'] = 'session',
  payload: StoredItem['payload'] = { log: `log of ${id}` },
): StoredItem => ({
  id,
  kind,
  v: 1,
  hash: `hash-of-${id}`.padEnd(43, 'x').slice(0, 43),
  payload,
});

export function finished(id: string, part: Partial<SessionSummary> = {}): FinishedSession {
  const item = itemOf(id);
  const row: SessionRow = { id, item, summary: summaryOf(id, part), contained: 0 };
  return {
    row,
    outbox: [item, itemOf(`${id}:game_start`, 'activity', { atMs: 1 }), itemOf(`${id}:game_complete`, 'activity', { atMs: 2 })],
  };
}

export const headerOf = (sessionId: string): JournalHeader => ({
  sessionId,
  game: 'speed-math',
  rules: 1,
  seed: '0'.repeat(32),
  config: { operation: 'addition' },
  startedMs: NOON,
  v: 1,
});

export const leaseOf = (part: Partial<LeaseRequest> = {}): LeaseRequest => ({
  nowMs: NOON,
  leaseMs: 60_000,
  maxItems: 50,
  maxBytes: 256 * 1024,
  newestFirst: false,
  ...part,
});

export const documentOf = (seq: number, sessions: readonly SessionSummary[]): PlayerDocument => ({
  seq,
  profile: { username: 'ada', displayName: 'Ada', role: 'player' },
  accumulator: sessions.length > 0 ? fold(sessions) : emptyAccumulator(),
});

type Stored = Pick<TablePlayerStore, 'database'>;

export const storedSession = ({ database }: Stored, id: string): Promise<SessionRow | undefined> =>
  database.transact('autocommit', ({ sessions }) => sessions.get(id));

/** How an item ended; undefined while it is queued. */
export const storedReceipt = ({ database }: Stored, id: string): Promise<ReceiptRow | undefined> =>
  database.transact('autocommit', ({ receipts }) => receipts.get(id));

/** What a player sees: sessions and XP counted once, in the document or beside it. */
export async function shown(store: Progress): Promise<{ readonly sessions: number; readonly xp: number }> {
  const { document, local } = await store.progress(0);
  const { sessions, sessionXp } = merged(document?.accumulator, local);
  return { sessions, xp: sessionXp };
}

/** [S3, S4, S5] must hold after every step. Returns what is wrong. */
export async function broken(store: TablePlayerStore): Promise<readonly string[]> {
  const sessions = await store.allSessions();
  const queued = new Set((await store.unsentItems()).map((item) => item.id));
  const wrong: string[] = [];
  const counted: SessionSummary[] = [];
  for (const row of sessions) {
    const receipt = await storedReceipt(store, row.id);
    if (row.item && queued.has(row.id) === (receipt !== undefined))
      wrong.push(`S4 ${row.id}: queued ${queued.has(row.id)}, receipt ${receipt?.status}`);
    if (row.contained === 0 && receipt?.status !== 'rejected') counted.push(row.summary);
  }
  const kept = (await store.progress(0)).local ?? emptyAccumulator();
  if (JSON.stringify(sorted(kept)) !== JSON.stringify(sorted(fold(counted))))
    wrong.push(`S5 kept ${kept.sessions}, right ${counted.length}`);
  return wrong;
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}
