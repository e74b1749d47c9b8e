import type { Host } from '../host.ts';
import type { PlayerStore } from '../player-store.ts';
import type { PlayerRow } from '../records.ts';
import { checksum, FORMAT, VERSION, type BackupHeader, type Entry } from './format.ts';

/** How many games are read and written at once. */
const PAGE = 200;

/** What of a player's store a backup file is made of. */
export type BackedUp = Pick<PlayerStore, 'sessionsAfter' | 'backupClaims' | 'parked' | 'meta'>;

/** The header of a new file of this player. */
export const newHeader = (player: PlayerRow, host: Pick<Host, 'now' | 'newId'>): BackupHeader => ({
  format: FORMAT,
  v: VERSION,
  id: host.newId(),
  savedMs: host.now(),
  player: {
    kind: player.kind,
    nickname: player.nickname,
    colour: player.colour,
    shape: player.shape,
    ...(player.accountId !== undefined && { accountId: player.accountId }),
  },
});

/**
 * The text of a player's backup file, in slices: so that neither a page nor its memory holds all games at once. A game that ends
 * meanwhile may be in it or not.
 */
export async function* writeBackup(store: BackedUp, header: BackupHeader, host: Pick<Host, 'sha256'>): AsyncGenerator<string> {
  yield `[${JSON.stringify(header)}\n`;
  let count = 0;
  for await (const entries of entriesOf(store)) {
    count += entries.length;
    yield (await Promise.all(entries.map((entry) => lineOf(entry, host)))).join('');
  }
  yield `,${JSON.stringify({ entries: count })}\n]\n`;
}

const lineOf = async (entry: Entry, host: Pick<Host, 'sha256'>): Promise<string> =>
  `,${JSON.stringify([await checksum(host, entry), entry])}\n`;

async function* entriesOf(store: BackedUp): AsyncGenerator<readonly Entry[]> {
  const lastSetup = await store.meta('lastSetup');
  yield lastSetup ? [{ settings: { lastSetup } }] : [];
  const refusals = new Map((await store.parked()).map(({ id, code, status }) => [id, code ?? status]));
  const refusedAs = (id: string) => {
    const refused = refusals.get(id);
    return refused === undefined ? {} : { refused };
  };
  const claims = await store.backupClaims();
  yield claims.map(({ row, item }) => ({ claim: row.counts, ...(item && { item }), ...refusedAs(row.id) }));
  for (let last = '', isMore = true; isMore;) {
    const rows = await store.sessionsAfter(last, PAGE);
    yield rows.map(({ id, summary, item }) => ({ session: summary, ...(item && { item }), ...refusedAs(id) }));
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === PAGE;
  }
}
