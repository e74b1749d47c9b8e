import type { PlayerTx } from '../tables/player-tables.ts';
import { asLive } from './staged.ts';
import { PAGE } from './pages.ts';
import { readState } from './values.ts';

/** Makes a page of staged rows ones like all others, once the listing is in force [S27]. To be repeated until none is left. */
export async function releaseStaged(tx: PlayerTx): Promise<void> {
  const listing = await readState(tx, 'listing');
  if (!listing?.inForce) return;
  const rows = await tx.sessions.range({ index: 'ahead', limit: PAGE });
  await tx.sessions.put(rows.map(asLive));
  if (rows.length < PAGE) await tx.state.put([{ key: 'listing', value: { attempt: listing.attempt } }]);
}
