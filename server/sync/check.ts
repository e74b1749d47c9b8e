import { canonicalJson, type Canonical } from '../../shared/canonical.ts';
import type { Parts } from '../../shared/progress/parts.ts';
import type { Store } from '../database/store.ts';
import { foldStored, replaceParts } from './parts.ts';
import { lockPlayer, storeChange } from './players.ts';

interface CheckReport {
  readonly players: number;
  /** How many had kept parts or totals that were not the fold over their items; these were replaced. */
  readonly repaired: number;
  /** Players whose parts could not be recomputed: each is left as it was, and holds up no other. */
  readonly failed: readonly FailedCheck[];
}

interface FailedCheck {
  readonly player: string;
  readonly error: unknown;
}

const PAGE = 500;

/**
 * Recomputes every player's parts from the set of stored items and replaces any that differ (protocol, "State is a fold
 * over a set"). Takes one player at a time, so that pushes go on meanwhile; a failure
 * is that player's alone.
 */
export async function checkParts(database: Store, random: (bytes: number) => Uint8Array): Promise<CheckReport> {
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
    const { seq, reset } = await lockPlayer(writer, database.dialect, player, random);
    const folded = await foldStored(writer, { player, reset });
    assertWhole(folded);
    const change = { player, seq: seq + 1 };
    const wrong = await replaceParts(writer, database.dialect, change, folded);
    if (wrong.parts > 0) await storeChange(writer, player, change.seq, random);
    return wrong.parts > 0 || wrong.totals;
  });
}

/** @throws TypeError if a sum is no whole number any more: better a player who is left as they were than wrong figures. */
function assertWhole(parts: Parts): void {
  for (const buckets of parts.values()) for (const part of buckets.values()) canonicalJson(part as Canonical);
}
