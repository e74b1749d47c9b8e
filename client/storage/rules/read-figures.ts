import type { Part, Reset } from '../../../shared/contract/state.ts';
import { NO_RESET } from '../../../shared/progress/counted/reset.ts';
import { figuresOf, someFigures, type Figures, type SomeFigures } from '../../../shared/progress/figures.ts';
import type { FoldName } from '../../../shared/progress/folds/registry.ts';
import { partsIn, unionParts, type Parts } from '../../../shared/progress/parts.ts';
import { StorageFailure } from '../storage-failure.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import type { PartRow } from '../tables/rows.ts';
import { foldRows, type Origin } from './counted-rows.ts';
import { isOfThisBuild, readCounting } from './counting.ts';
import { partsInRow, unlistedRows, wantedRows } from './stored-parts.ts';

/** So many games can be counted while a screen waits, and a game that ends meanwhile. */
const MOST_READ = 2_000;

/** Parts as they count: what the server contains together with what it does not contain yet. */
export function shownParts(rows: readonly PartRow[], head: readonly Part[]): Parts {
  const from = (origin: Origin) => partsIn(rows.filter((row) => row.origin === origin).flatMap(partsInRow));
  return unionParts(from('server'), unionParts(from('local'), partsIn(head)));
}

/** What counts, and the reset after which it does. */
interface ReadParts {
  readonly parts: Parts;
  readonly reset: Reset;
}

/**
 * The parts in the rows that `read` gives, together with the head. Where the stored parts are not in order, all parts, from the rows [S20].
 * @throws StorageFailure `storage_slow`: there are too many games to count them for one read, and soon the parts are in order.
 */
export async function readParts(tx: PlayerReads, read: () => Promise<readonly PartRow[]>): Promise<ReadParts> {
  const now = await readCounting(tx);
  const reset = now?.reset ?? NO_RESET;
  if (isOfThisBuild(now)) return { parts: shownParts(await read(), now.head.parts), reset };
  if ((await tx.sessions.count()) > MOST_READ) throw new StorageFailure('storage_slow');
  const [server, unlisted, local] = await Promise.all([foldRows(tx, 'server', reset), unlistedRows(tx), foldRows(tx, 'local', reset)]);
  return { parts: unionParts(new Map([...server, ...partsIn(unlisted)]), local), reset };
}

/** All figures. */
export async function readFigures(tx: PlayerReads): Promise<{ readonly figures: Figures; readonly reset: Reset }> {
  const { parts, reset } = await readParts(tx, () => tx.parts.range());
  return { figures: figuresOf(parts), reset };
}

/** The figures that are asked for; the parts of others are not read. */
export async function readSomeFigures<Name extends FoldName>(
  tx: PlayerReads,
  names: readonly Name[],
): Promise<{ readonly figures: SomeFigures<Name>; readonly reset: Reset }> {
  const wanted = names.map((fold) => ({ fold }));
  const { parts, reset } = await readParts(tx, () => wantedRows(tx, wanted));
  return { figures: someFigures(parts, names), reset };
}
