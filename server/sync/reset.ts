import { KINDS } from '../../shared/items/kinds.ts';
import { XP_FOLDS } from '../../shared/progress/view.ts';
import type { Store, Writer } from '../database/store.ts';
import { foldStored, readFigures, replaceParts } from './parts.ts';
import { lockPlayer, storeChange } from './players.ts';
import { unpackPayload } from './stored-payload.ts';
import { totalsIn } from './totals.ts';

interface ResetOrder {
  readonly player: string;
  /** Server time, ms: what ended by then counts no more. */
  readonly atMs: number;
  /** Who ordered it, for whoever asks later. */
  readonly actor: string;
  /** Shown to the player. */
  readonly reason: string;
}

/** What a reset took out. */
interface ResetReport {
  readonly xp: number;
  readonly games: number;
}

/**
 * Resets a player's progress, in the transaction of `writer` (decision D7): sessions that ended at or before that moment, and claims of
 * an older generation, stay stored and count no more, whenever they arrive. The parts that change get a new number, so that devices
 * hear of it by pull.
 */
export async function resetPlayer(
  writer: Writer,
  dialect: Store['dialect'],
  { player, atMs, actor, reason }: ResetOrder,
  random: (bytes: number) => Uint8Array,
): Promise<ResetReport> {
  const state = await lockPlayer(writer, dialect, player, random);
  const before = totalsIn(await readFigures(writer, player, XP_FOLDS));
  const generation = 1 + Math.max(state.reset.generation, await greatestGeneration(writer, player));
  // A clock that was set back takes no earlier reset back.
  const reset = { atMs: Math.max(state.reset.atMs, atMs), generation };
  const change = { player, seq: state.seq + 1, reset };
  const { seq } = change;
  await writer.insertInto('resets').values({ player, seq, at_ms: atMs, actor, reason, generation }).execute();
  await writer.updateTable('players').set({ reset_ms: reset.atMs, generation, reset_seq: seq }).where('id', '=', player).execute();
  const left = await foldStored(writer, change);
  await replaceParts(writer, dialect, change, left);
  await storeChange(writer, player, seq, random);
  const after = totalsIn(left);
  return { xp: before.xp - after.xp, games: before.sessions - after.sessions };
}

const CLAIM_KINDS = Object.values(KINDS).flatMap(({ kind, isClaim }) => (isClaim ? [kind] : []));

/** Of all stored claims: a server that was restored from a backup may have forgotten resets that its devices know of. */
async function greatestGeneration(writer: Writer, player: string): Promise<number> {
  const rows = await writer
    .selectFrom('items')
    .select(['id', 'kind', 'payload'])
    .where('player', '=', player)
    .where('kind', 'in', CLAIM_KINDS)
    .execute();
  return rows.reduce((greatest, row) => {
    const { generation } = unpackPayload(row);
    return Number.isSafeInteger(generation) ? Math.max(greatest, generation as number) : greatest;
  }, 0);
}
