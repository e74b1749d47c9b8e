import type { Reset } from '../../shared/contract/state.ts';
import { FOLDS_OF_THIS_BUILD, type Parts } from '../../shared/progress/parts.ts';
import { XP_FOLDS } from '../../shared/progress/view.ts';
import { prepared } from '../database/prepared.ts';
import type { Store, Writer } from '../database/store.ts';
import { foldInPages, foldStored, readFigures, replaceParts, type Change, type StoredPart } from './parts.ts';
import { NO_TOTALS, totalsIn, type Totals } from './totals.ts';

/** What a player's progress comes to at the change `seq`. */
export interface PlayerState {
  readonly seq: number;
  /** Absent if nobody has reset this player. */
  readonly reset?: { readonly seq: number; readonly comesTo: Reset };
  /** Those that last changed after the change that was asked for. */
  readonly parts: readonly StoredPart[];
}

/** What is stored of a player without having been checked. */
export interface Waiting {
  readonly rows: number;
  readonly bytes: number;
}

/** A player whose row is locked. */
interface LockedPlayer {
  readonly seq: number;
  readonly waiting: Waiting;
  readonly reset: Reset;
  /** There was no row of this player to lock: it was made just now. */
  readonly isNew: boolean;
}

/**
 * A player's state as it was last committed; that of a newcomer if nothing ever arrived.
 * @param after only parts that changed later are read.
 */
export async function readPlayer(
  database: Store,
  player: string,
  random: (bytes: number) => Uint8Array,
  after: number,
): Promise<PlayerState> {
  const rows = await selectState(database.db, { player, after });
  if (rows.every(({ folds }) => folds === FOLDS_OF_THIS_BUILD)) return stateOf(rows);
  await recountPlayer(database, player, random);
  return stateOf(await selectState(database.db, { player, after }));
}

/** Number and parts by one statement: read at two moments, the parts might hold what the number does not, or lack what it has. */
const selectState = prepared((db, { player, after }: { player: string; after: number }) =>
  db
    .selectFrom('players')
    .leftJoin('parts', (join) => join.onRef('parts.player', '=', 'players.id').on('parts.seq', '>', after))
    .leftJoin('resets', (join) => join.onRef('resets.player', '=', 'players.id').onRef('resets.seq', '=', 'players.reset_seq'))
    .select(['players.seq', 'players.folds', 'players.reset_ms', 'players.generation', 'players.reset_seq', 'resets.reason'])
    .select(['parts.fold', 'parts.bucket', 'parts.version', 'parts.seq as part_seq', 'parts.part'])
    .where('players.id', '=', player),
);

function stateOf(rows: Awaited<ReturnType<typeof selectState>>): PlayerState {
  const parts = rows.flatMap(({ fold, bucket, version, part_seq: seq, part }) =>
    fold === null || bucket === null || version === null || seq === null || part === null ? [] : [{ fold, bucket, version, seq, part }],
  );
  const player = rows[0];
  if (player === undefined) return { seq: 0, parts };
  const { seq, reset_seq: resetSeq, reason } = player;
  if (resetSeq === 0) return { seq, parts };
  return { seq, parts, reset: { seq: resetSeq, comesTo: { ...resetOf(player), ...(reason !== null && { reason }) } } };
}

const resetOf = ({ reset_ms: atMs, generation }: Pick<PlayerRow, 'reset_ms' | 'generation'>): Reset => ({ atMs, generation });

/** The XP of a locked player. */
export const readXp = async (writer: Writer, player: string): Promise<number> => totalsIn(await readFigures(writer, player, XP_FOLDS)).xp;

/**
 * Locks the player until the transaction ends, and makes the row if it is the first time. Everything that changes a player
 * begins here, so changes of one player follow each other on both engines. Parts that another build made are recounted first, as
 * a change of their own.
 */
export async function lockPlayer(
  writer: Writer,
  dialect: Store['dialect'],
  player: string,
  random: (bytes: number) => Uint8Array,
): Promise<LockedPlayer> {
  const { folds, ...locked } = await lockRow(writer, dialect, player);
  if (folds === FOLDS_OF_THIS_BUILD) return locked;
  const change = { player, seq: locked.seq + 1, reset: locked.reset };
  await storeRecount(writer, dialect, change, await foldStored(writer, change), random);
  return { ...locked, seq: change.seq };
}

/** Locks the player as `lockPlayer` does, but counts nothing: undefined if the parts are another build's, which `recountPlayer` ends. */
export async function lockCounted(writer: Writer, dialect: Store['dialect'], player: string): Promise<LockedPlayer | undefined> {
  const { folds, ...locked } = await lockRow(writer, dialect, player);
  return folds === FOLDS_OF_THIS_BUILD ? locked : undefined;
}

/**
 * Recounts the parts that another build made, as a change of their own. The items are read and folded page by page without the lock, so
 * that other writes and requests go on meanwhile. The lock is taken to store the parts. If the player has changed by then, which only
 * another build can do, everything is folded again under the lock.
 */
export async function recountPlayer(database: Store, player: string, random: (bytes: number) => Uint8Array): Promise<void> {
  const [before] = await selectPlayer(database.db, { player });
  if (before === undefined || before.folds === FOLDS_OF_THIS_BUILD) return;
  const folded = await foldInPages(database, { player, reset: resetOf(before) });
  await database.write(async (writer) => {
    const row = await selectLocked(writer, database.dialect, player);
    // Another server may have recounted the player, or the account may have been deleted.
    if (row === undefined || row.folds === FOLDS_OF_THIS_BUILD) return;
    const change = { player, seq: row.seq + 1, reset: resetOf(row) };
    await storeRecount(writer, database.dialect, change, row.seq === before.seq ? folded : await foldStored(writer, change), random);
  });
}

async function storeRecount(
  writer: Writer,
  dialect: Store['dialect'],
  change: Change,
  folded: Parts,
  random: (bytes: number) => Uint8Array,
): Promise<void> {
  const { player, seq } = change;
  await replaceParts(writer, dialect, change, folded);
  await storeChange(writer, player, seq, random);
  await writer.updateTable('players').set({ folds: FOLDS_OF_THIS_BUILD }).where('id', '=', player).execute();
}

async function lockRow(writer: Writer, dialect: Store['dialect'], player: string): Promise<LockedPlayer & { readonly folds: string }> {
  const found = await selectLocked(writer, dialect, player);
  const row = found ?? (await insertPlayer(writer, dialect, player));
  const waiting = { rows: row.deferred_rows, bytes: row.deferred_bytes };
  return { seq: row.seq, waiting, reset: resetOf(row), isNew: found === undefined, folds: row.folds };
}

interface PlayerRow {
  readonly seq: number;
  readonly folds: string;
  readonly deferred_rows: number;
  readonly deferred_bytes: number;
  readonly reset_ms: number;
  readonly generation: number;
}

const playerRow = (db: Writer, { player }: { player: string }) =>
  db.selectFrom('players').select(['seq', 'folds', 'deferred_rows', 'deferred_bytes', 'reset_ms', 'generation']).where('id', '=', player);
const selectPlayer = prepared(playerRow);
const selectForUpdate = prepared((writer, given: { player: string }) => playerRow(writer, given).forUpdate());

async function selectLocked(writer: Writer, dialect: Store['dialect'], player: string): Promise<PlayerRow | undefined> {
  // SQLite has one writer, and the transaction began immediate: the lock is held already.
  const rows = dialect === 'postgres' ? await selectForUpdate(writer, { player }) : await selectPlayer(writer, { player });
  return rows[0];
}

/** Of two first pushes at once one inserts, and the other waits for it. A deletion of the account may take the row away in between. */
async function insertPlayer(writer: Writer, dialect: Store['dialect'], player: string): Promise<PlayerRow> {
  const row = { id: player, seq: 0, folds: FOLDS_OF_THIS_BUILD };
  for (;;) {
    const { numInsertedOrUpdatedRows: inserted = 0n } = await writer
      .insertInto('players')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (inserted > 0n) return { ...row, deferred_rows: 0, deferred_bytes: 0, reset_ms: 0, generation: 0 };
    const found = await selectLocked(writer, dialect, player);
    if (found) return found;
  }
}

/** 64 random bits that tell a change from any other change of the same number. */
export const newNonce = (random: (bytes: number) => Uint8Array): string => Buffer.from(random(8)).toString('base64url');

const insertChange = prepared((writer, row: { player: string; seq: number; nonce: string }) => writer.insertInto('changes').values(row));

interface Raised {
  readonly player: string;
  readonly seq: number;
}

const updateRow = prepared((writer, { player, seq, xp, sessions }: { player: string; seq: number; xp: number; sessions: number }) =>
  writer
    .updateTable('players')
    .set((add) => ({ seq, xp: add('xp', '+', xp), sessions: add('sessions', '+', sessions) }))
    .where('id', '=', player),
);

/** Raises a locked player's number to that of a change whose nonce stands in an item's row, and the totals by what it added. */
export async function raiseSeq(writer: Writer, { player, seq }: Raised, { xp, sessions }: Totals): Promise<void> {
  await updateRow(writer, { player, seq, xp, sessions });
}

/**
 * Raises a locked player's number to `seq`, with the nonce by which cursors will know that change.
 * @param gained what the change added to the totals; nothing if `replaceParts` has put them right.
 */
export async function storeChange(
  writer: Writer,
  player: string,
  seq: number,
  random: (bytes: number) => Uint8Array,
  gained: Totals = NO_TOTALS,
): Promise<void> {
  await insertChange(writer, { player, seq, nonce: newNonce(random) });
  await raiseSeq(writer, { player, seq }, gained);
}

/** More, or less, is stored of a locked player without having been checked. */
export async function addWaiting(writer: Writer, player: string, { rows, bytes }: Waiting): Promise<void> {
  await writer
    .updateTable('players')
    .set((add) => ({ deferred_rows: add('deferred_rows', '+', rows), deferred_bytes: add('deferred_bytes', '+', bytes) }))
    .where('id', '=', player)
    .execute();
}

/** A player's last change with its nonce; before the first one there is none. */
export async function latestChange(
  database: Store,
  player: string,
): Promise<{ readonly seq: number; readonly nonce?: string | undefined }> {
  const [row] = await selectSeq(database.db, { player });
  return row ? { seq: row.seq, nonce: await nonceAt(database, player, row.seq) } : { seq: 0 };
}

const selectSeq = prepared((db, { player }: { player: string }) => db.selectFrom('players').select('seq').where('id', '=', player));

/** The nonce of a change, or undefined if this history has no such change. */
export async function nonceAt({ db }: Store, player: string, seq: number): Promise<string | undefined> {
  const [row] = await selectNonce(db, { player, seq });
  return row?.nonce ?? undefined;
}

/** One row at most. The condition on `summary` is that of the index by change. */
const selectNonce = prepared((db, { player, seq }: { player: string; seq: number }) =>
  db
    .selectFrom('changes')
    .select((change) => change.ref('nonce').$castTo<string | null>().as('nonce'))
    .where('player', '=', player)
    .where('seq', '=', seq)
    .unionAll(
      db
        .selectFrom('items')
        .select('nonce')
        .where('player', '=', player)
        .where('seq', '=', seq)
        .where('summary', 'is not', null)
        .where('nonce', 'is not', null),
    ),
);
