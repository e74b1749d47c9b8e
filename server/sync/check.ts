import { canonicalJson } from '../../shared/canonical.ts';
import type { Accumulator } from '../../shared/contract/state.ts';
import { accumulatorOf } from '../../shared/progress/accumulator.ts';
import { foldParts } from '../../shared/progress/parts.ts';
import type { Store, Writer } from '../database/store.ts';
import { lockPlayer, storeChange } from './players.ts';
import { unpackCounted } from './stored-summary.ts';

export interface CheckReport {
  readonly players: number;
  /** How many had a kept accumulator that was not the fold over their items; it was replaced. */
  readonly repaired: number;
  /** Players whose accumulator could not be recomputed: each is left as it was, and holds up no other. */
  readonly failed: readonly FailedCheck[];
}

export interface FailedCheck {
  readonly player: string;
  readonly error: unknown;
}

const PAGE = 500;

/**
 * Recomputes every player's accumulator from the set of stored items and replaces any that differs (protocol, "State is a fold
 * over a set"). Takes one player at a time, so that pushes go on meanwhile; a failure
 * is that player's alone.
 */
export async function checkAccumulators(database: Store, random: (bytes: number) => Uint8Array): Promise<CheckReport> {
  let [players, repaired] = [0, 0];
  const failed: FailedCheck[] = [];
  for (let ids = await nextPlayers(database, ''); ids.length > 0; ids = await nextPlayers(database, ids.at(-1) ?? '')) {
    for (const player of ids) {
      try {
        if (await repair(database, player, random)) repaired++;
      } catch (error) {
        failed.push({ player, error });
      }
    }
    players += ids.length;
  }
  return { players, repaired, failed };
}

async function nextPlayers({ db }: Store, after: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('players').select('id').where('id', '>', after).orderBy('id').limit(PAGE).execute();
  return rows.map(({ id }) => id);
}

function repair(database: Store, player: string, random: (bytes: number) => Uint8Array): Promise<boolean> {
  return database.write(async (writer) => {
    const { seq, accumulator } = await lockPlayer(writer, database.dialect, player);
    const folded = await foldStored(writer, player);
    if (canonicalJson(folded) === canonicalJson(accumulator)) return false;
    await storeChange(writer, player, { seq: seq + 1, accumulator: folded }, random);
    return true;
  });
}

/** The fold over everything that counts of a player. */
export async function foldStored(writer: Writer, player: string): Promise<Accumulator> {
  const rows = await writer
    .selectFrom('items')
    .select(['id', 'summary'])
    .where('player', '=', player)
    .where('status', 'in', ['accepted', 'corrected'])
    .where('summary', 'is not', null)
    .execute();
  return accumulatorOf(foldParts(rows.map(({ id, summary }) => unpackCounted(id, summary ?? ''))));
}
