import type { Accumulator } from '../../shared/contract/state.ts';
import type { Store, Writer } from '../database/store.ts';
import { emptyAccumulator } from '../../shared/progress/accumulator.ts';

export interface PlayerState {
  readonly seq: number;
  readonly accumulator: Accumulator;
}

/** A player's state as it was last committed; that of a newcomer if nothing ever arrived. */
export async function readPlayer({ db }: Store, player: string): Promise<PlayerState> {
  const row = await db.selectFrom('players').select(['seq', 'accumulator']).where('id', '=', player).executeTakeFirst();
  return row ? stateOf(row) : newcomer();
}

/**
 * Locks the player until the transaction ends, and makes the row if it is the first time. Everything that changes a player
 * begins here, so changes of one player follow each other on both engines.
 */
export async function lockPlayer(writer: Writer, dialect: Store['dialect'], player: string): Promise<PlayerState> {
  const row = (await selectLocked(writer, dialect, player)) ?? (await insertPlayer(writer, dialect, player));
  return stateOf(row);
}

interface PlayerRow {
  readonly seq: number;
  readonly accumulator: string;
}

async function selectLocked(writer: Writer, dialect: Store['dialect'], player: string): Promise<PlayerRow | undefined> {
  const query = writer.selectFrom('players').select(['seq', 'accumulator']).where('id', '=', player);
  // SQLite has one writer, and the transaction began immediate: the lock is held already.
  return dialect === 'postgres' ? query.forUpdate().executeTakeFirst() : query.executeTakeFirst();
}

async function insertPlayer(writer: Writer, dialect: Store['dialect'], player: string): Promise<PlayerRow> {
  const { seq, accumulator } = newcomer();
  const row = { id: player, seq, accumulator: JSON.stringify(accumulator) };
  await writer.insertInto('players').values(row).onConflict((conflict) => conflict.column('id').doNothing()).execute();
  // Of two first pushes at once one inserts, and the other waits for it here.
  return (await selectLocked(writer, dialect, player)) ?? row;
}

/** Stores a player's new state as the change `seq`, with the nonce by which cursors will know it. */
export async function storeChange(writer: Writer, player: string, { seq, accumulator }: PlayerState, random: (bytes: number) => Uint8Array): Promise<void> {
  const nonce = Buffer.from(random(8)).toString('base64url');
  await writer.insertInto('changes').values({ player, seq, nonce }).execute();
  await writer.updateTable('players').set({ seq, accumulator: JSON.stringify(accumulator) }).where('id', '=', player).execute();
}

/** The nonce of a change, or undefined if this history has no such change. */
export async function nonceAt({ db }: Store, player: string, seq: number): Promise<string | undefined> {
  const row = await db.selectFrom('changes').select('nonce').where('player', '=', player).where('seq', '=', seq).executeTakeFirst();
  return row?.nonce;
}

const newcomer = (): PlayerState => ({ seq: 0, accumulator: emptyAccumulator() });

const stateOf = ({ seq, accumulator }: PlayerRow): PlayerState => ({ seq, accumulator: JSON.parse(accumulator) as Accumulator });
