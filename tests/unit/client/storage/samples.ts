import type { ListedChange } from '../../../../shared/progress/counted/counted.ts';
import type { Part, Profile, SessionSummary } from '../../../../shared/contract/state.ts';
import { sessionsIn } from '../../../../shared/progress/folds/games.ts';
import type { Counted, CountedClaim } from '../../../../shared/progress/counted/counted.ts';
import { countsAfter } from '../../../../shared/progress/counted/reset.ts';
import { figuresOf, type Figures } from '../../../../shared/progress/figures.ts';
import { foldParts, listParts, partsIn, unionParts } from '../../../../shared/progress/parts.ts';
import { totalXp } from '../../../../shared/progress/view.ts';
import type { FinishedSession, LeaseRequest, MadeClaim, PlayerStore } from '../../../../client/storage/player-store.ts';
import type { JournalHeader, ReceiptRow, SessionRow, StoredItem } from '../../../../client/storage/records.ts';
import type { ClaimRow } from '../../../../client/storage/tables/rows.ts';
import { countedAs } from '../../../../client/storage/rules/counted-rows.ts';
import { PARTS_OF_THIS_BUILD } from '../../../../client/storage/rules/counting.ts';
import { partsInRow } from '../../../../client/storage/rules/stored-parts.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';

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
  return { row, outbox: [item] };
}

/** As an app before decision D36 ended a game: its tab may still run beside this one, or have handed the game over [S15]. */
export function finishedByOlderApp(id: string, part: Partial<SessionSummary> = {}): FinishedSession {
  const { row, outbox } = finished(id, part);
  const beside = ['game_start', 'game_complete'].map((type, at) => itemOf(`${id}:${type}`, 'activity', { atMs: at + 1 }));
  return { row, outbox: [...outbox, ...beside] };
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

export const PROFILE: Profile = { username: 'ada', displayName: 'Ada', role: 'player' };

/** The parts of a server that contains these. */
export const partsOver = (sessions: readonly SessionSummary[], claims: readonly CountedClaim[] = []): readonly Part[] =>
  listParts(foldParts([...sessions.map((session) => ({ session })), ...claims]));

export const CLAIM_XP = 25;

/** A redeemed badge, and its claim. */
export const redeemed = (badge: string, generation = 0): CountedClaim => ({
  badge: { badge, generation, xp: CLAIM_XP, atMs: NOON, day: 20_777 },
});
export const claimOf = (badge: string, generation = 0): MadeClaim => ({
  item: itemOf(`badge:${badge}:${generation}`, 'badge-claim', { badge, generation }),
  counts: redeemed(badge, generation),
});

/** As a pull lists them. */
export const own = (id: string, seq = 1): ListedChange => ({ type: 'own', id, seq });
export const listed = (badge: string, generation = 0, seq = 1): ListedChange => ({
  type: 'claim',
  id: `badge:${badge}:${generation}`,
  seq,
  counts: redeemed(badge, generation),
});

type Stored = Pick<TablePlayerStore, 'database'>;

export const storedSession = ({ database }: Stored, id: string): Promise<SessionRow | undefined> =>
  database.transact('autocommit', ({ sessions }) => sessions.get(id));

/** How an item ended; undefined while it is queued. */
export const storedReceipt = ({ database }: Stored, id: string): Promise<ReceiptRow | undefined> =>
  database.transact('autocommit', ({ receipts }) => receipts.get(id));

export const storedClaim = ({ database }: Stored, id: string): Promise<ClaimRow | undefined> =>
  database.transact('autocommit', ({ claims }) => claims.get(id));

/** What a player sees: sessions and XP counted once, whether the server contains them or not. */
export async function shown(store: Pick<PlayerStore, 'progress'>): Promise<{ readonly sessions: number; readonly xp: number }> {
  const { figures } = await store.progress(0);
  return { sessions: sessionsIn(figures.games), xp: totalXp(figures) };
}

/** What is stored of items that the server does not contain: the head and the local parts. */
export async function storedLocal({ database }: Stored): Promise<Figures> {
  const [head, rows] = await database.transact('read', (tx) => Promise.all([tx.state.get('counting'), tx.parts.range()]));
  const parts = head?.key === 'counting' ? head.value.head.parts : [];
  return figuresOf(unionParts(partsIn(rows.filter(({ origin }) => origin === 'local').flatMap(partsInRow)), partsIn(parts)));
}

/** What counts of the rows beside the server's parts. */
export async function localItems(store: TablePlayerStore): Promise<readonly Counted[]> {
  const { reset } = await store.progress(0);
  const local: Counted[] = [];
  for (const row of await rowsOf(store)) {
    const receipt = await storedReceipt(store, row.id);
    const isOut = receipt?.status === 'rejected' || ('waiting' in row && row.waiting === true);
    const item = countedAs(row);
    if (row.contained === 0 && !isOut && countsAfter(reset, item)) local.push(item);
  }
  return local;
}

const rowsOf = async (store: TablePlayerStore): Promise<readonly (SessionRow | ClaimRow)[]> =>
  (await store.database.transact('read', (tx) => Promise.all([tx.sessions.range(), tx.claims.range()]))).flat();

/** [S3, S4, S5, S18, S19] must hold after every step. Returns what is wrong. */
export async function broken(store: TablePlayerStore): Promise<readonly string[]> {
  const queued = new Set((await store.unsentItems()).map((item) => item.id));
  const wrong: string[] = [];
  for (const row of await rowsOf(store)) {
    const receipt = await storedReceipt(store, row.id);
    const isOwn = 'summary' in row ? row.item !== undefined : queued.has(row.id) || receipt !== undefined;
    if (isOwn && queued.has(row.id) === (receipt !== undefined))
      wrong.push(`S4 ${row.id}: queued ${queued.has(row.id)}, receipt ${receipt?.status}`);
  }
  const local = foldParts(await localItems(store));
  const [counting, rows] = await store.database.transact('read', (tx) => Promise.all([tx.state.get('counting'), tx.parts.range()]));
  if (counting?.key !== 'counting' || counting.value.folds !== PARTS_OF_THIS_BUILD) return wrong;
  if (textOf(await storedLocal(store)) !== textOf(figuresOf(local))) wrong.push('S5 the local fold is not that of its rows');
  const server = partsIn(rows.filter(({ origin }) => origin === 'server').flatMap(partsInRow));
  if (textOf((await store.progress(0)).figures) !== textOf(figuresOf(unionParts(server, local))))
    wrong.push('S5 what is shown is not both together');
  return wrong;
}

/** Figures as a text that does not depend on the order of what they hold. */
export const textOf = (figures: Figures): string => JSON.stringify(sorted(figures));

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
