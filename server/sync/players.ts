import type { Accumulator } from '../../shared/contract/state.ts';
import { prepared } from '../database/prepared.ts';
import type { Store, Writer } from '../database/store.ts';
import { emptyAccumulator } from '../../shared/progress/accumulator.ts';

export interface PlayerState {
  readonly seq: number;
  readonly accumulator: Accumulator;
}

/** What is stored of a player without having been checked. */
export interface Waiting {
  readonly rows: number;
  readonly bytes: number;
}

/** A player's state as it was last committed; that of a newcomer if nothing ever arrived. */
export async function readPlayer({ db }: Pick<Store, 'db'>, player: string): Promise<PlayerState> {
  const [row] = await selectPlayer(db, { player });
  return row ? stateOf(row) : newcomer();
}

/**
 * Locks the player until the transaction ends, and makes the row if it is the first time. Everything that changes a player
 * begins here, so changes of one player follow each other on both engines.
 */
export async function lockPlayer(
  writer: Writer,
  dialect: Store['dialect'],
  player: string,
): Promise<PlayerState & { readonly waiting: Waiting }> {
  const row = (await selectLocked(writer, dialect, player)) ?? (await insertPlayer(writer, dialect, player));
  return { ...stateOf(row), waiting: { rows: row.deferred_rows, bytes: row.deferred_bytes } };
}

interface PlayerRow {
  readonly seq: number;
  readonly accumulator: string;
  readonly deferred_rows: number;
  readonly deferred_bytes: number;
}

const playerRow = (db: Writer, { player }: { player: string }) =>
  db.selectFrom('players').select(['seq', 'accumulator', 'deferred_rows', 'deferred_bytes']).where('id', '=', player);
const selectPlayer = prepared(playerRow);
const selectForUpdate = prepared((writer, given: { player: string }) => playerRow(writer, given).forUpdate());

async function selectLocked(writer: Writer, dialect: Store['dialect'], player: string): Promise<PlayerRow | undefined> {
  // SQLite has one writer, and the transaction began immediate: the lock is held already.
  const rows = dialect === 'postgres' ? await selectForUpdate(writer, { player }) : await selectPlayer(writer, { player });
  return rows[0];
}

async function insertPlayer(writer: Writer, dialect: Store['dialect'], player: string): Promise<PlayerRow> {
  const { seq, accumulator } = newcomer();
  const row = { id: player, seq, accumulator: JSON.stringify(accumulator) };
  await writer
    .insertInto('players')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  // Of two first pushes at once one inserts, and the other waits for it here.
  return (await selectLocked(writer, dialect, player)) ?? { ...row, deferred_rows: 0, deferred_bytes: 0 };
}

const insertChange = prepared((writer, row: { player: string; seq: number; nonce: string }) => writer.insertInto('changes').values(row));
const updatePlayer = prepared((writer, { player, seq, accumulator }: { player: string; seq: number; accumulator: string }) =>
  writer.updateTable('players').set({ seq, accumulator }).where('id', '=', player),
);

/** Stores a player's new state as the change `seq`, with the nonce by which cursors will know it. */
export async function storeChange(
  writer: Writer,
  player: string,
  { seq, accumulator }: PlayerState,
  random: (bytes: number) => Uint8Array,
): Promise<void> {
  const nonce = Buffer.from(random(8)).toString('base64url');
  await insertChange(writer, { player, seq, nonce });
  await updatePlayer(writer, { player, seq, accumulator: JSON.stringify(accumulator) });
}

/** More, or less, is stored of a locked player without having been checked. */
export async function addWaiting(writer: Writer, player: string, { rows, bytes }: Waiting): Promise<void> {
  await writer
    .updateTable('players')
    .set((add) => ({ deferred_rows: add('deferred_rows', '+', rows), deferred_bytes: add('deferred_bytes', '+', bytes) }))
    .where('id', '=', player)
    .execute();
}

/** The nonce of a change, or undefined if this history has no such change. */
export async function nonceAt({ db }: Store, player: string, seq: number): Promise<string | undefined> {
  const row = await db.selectFrom('changes').select('nonce').where('player', '=', player).where('seq', '=', seq).executeTakeFirst();
  return row?.nonce;
}

const newcomer = (): PlayerState => ({ seq: 0, accumulator: emptyAccumulator() });

const stateOf = ({ seq, accumulator }: Pick<PlayerRow, 'seq' | 'accumulator'>): PlayerState => ({
  seq,
  accumulator: JSON.parse(accumulator) as Accumulator,
});
