import { isIncomplete } from '../../../shared/items/session/stored-session.ts';
import type { Counted } from '../../../shared/progress/counted/counted.ts';
import { NO_RESET } from '../../../shared/progress/counted/reset.ts';
import { FOLD_NAMES, foldOf } from '../../../shared/progress/folds/registry.ts';
import { addToList, FOLDS_OF_THIS_BUILD, touchedAfter } from '../../../shared/progress/parts.ts';
import type { Counting, Head } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { addToParts } from './stored-parts.ts';
import { readState } from './values.ts';

/** A head of so many items goes into the local parts. */
export const GROWN_HEAD = 50;

/** What parts count by. */
export type Basis = Pick<Counting, 'reset' | 'evidenceMade'>;

/** Names what made the stored parts: the folds, in their versions, and how parts lie in rows (stored-parts.ts). */
export const PARTS_OF_THIS_BUILD = `${FOLDS_OF_THIS_BUILD} rows.2`;

/** No parts are of these folds: figures come from the rows. */
const UNKNOWN_FOLDS = '';

/** Whether the build that made the stored parts kept those that no device can count: else only a full listing brings them. */
export const hasUnlistedParts = ({ folds }: Counting): boolean => {
  const made = new Set(folds.split(' '));
  return FOLD_NAMES.map(foldOf).every(({ name, version, unlisted }) => !unlisted || made.has(`${name}.${version}`));
};

/** This build counts the parts anew, page by page. Whatever another build writes meanwhile ends it, for that knows no such folds. */
const RECOUNTING = `recount ${PARTS_OF_THIS_BUILD}`;

const NO_HEAD: Head = { items: 0, parts: [] };

export const countedBy = ({ reset, evidenceMade }: Basis, head: Head = NO_HEAD): InOrder => ({
  folds: PARTS_OF_THIS_BUILD,
  reset,
  head,
  ...(evidenceMade && { evidenceMade }),
});

export const recountedTo = (recounted: string, basis: Basis, head: Head = NO_HEAD): Recounting => ({
  ...countedBy(basis, head),
  folds: RECOUNTING,
  recounted,
});

export const readCounting = (tx: Pick<PlayerReads, 'state'>): Promise<Counting | undefined> => readState(tx, 'counting');

export const putCounting = ({ state }: PlayerTx, value: Counting): Promise<void> => state.put([{ key: 'counting', value }]);

/** Parts of this build, all in order. */
type InOrder = Counting & { readonly recounted?: never };

/** Parts that hold all claims, and the games up to `recounted`. */
export type Recounting = Counting & { readonly recounted: string };

/** Whether the stored parts are this build's, and in order [S20]. */
export const isOfThisBuild = (counting: Counting | undefined): counting is InOrder => counting?.folds === PARTS_OF_THIS_BUILD;

/** Whether this build is counting the parts anew. */
export const isRecounting = (counting: Counting | undefined): counting is Recounting =>
  counting?.folds === RECOUNTING && counting.recounted !== undefined;

/** Those of new items that go into the parts now. A game that a recount has still to come to is counted by that. */
const countedNow = (now: Counting, items: readonly Counted[]): readonly Counted[] =>
  isRecounting(now) ? items.filter((item) => !('session' in item) || item.session.id <= now.recounted) : items;

/**
 * The state of counting at the end of the first game of all. Undefined where rows lie that no parts stand for: those of the first version.
 * @param added how many sessions this transaction has added
 */
export async function countingAtFirst(tx: PlayerReads, added: number): Promise<Counting | undefined> {
  return (await tx.sessions.count()) === added ? countedBy({ reset: NO_RESET, evidenceMade: true }) : undefined;
}

/**
 * Counts one more local item, with one write, in the transaction that inserts it. Where the parts are another build's, the item is in
 * none of them, and that build is told so.
 */
export async function countLocal(tx: PlayerTx, before: Counting | undefined, item: Counted): Promise<void> {
  if (before === undefined) return;
  if (!isOfThisBuild(before) && !isRecounting(before)) return putCounting(tx, { ...before, folds: UNKNOWN_FOLDS });
  const touched = touchedAfter(before.reset, countedNow(before, [item]));
  if (touched.length === 0) return;
  const { items, parts } = before.head;
  await putCounting(tx, { ...before, head: { items: items + 1, parts: addToList(parts, touched) } });
}

/**
 * Counts further local items, which may lack facts or evidence, in the transaction that inserts them. Only the parts that they touch are written: a
 * backup file is put in by many such transactions.
 * @param before as `counting` gave it before they were inserted: a recount would find them in the tables.
 */
export async function countAdded(tx: PlayerTx, before: Counting, items: readonly Counted[]): Promise<void> {
  const { evidenceMade, ...rest } = before;
  await addToParts(tx, 'local', touchedAfter(before.reset, countedNow(before, items)));
  await putCounting(tx, { ...rest, ...(evidenceMade && items.every(isComplete) && { evidenceMade }) });
}

/** A game of an older build may lack facts or evidence; a game that gives none says so. */
const isComplete = (item: Counted): boolean => !('session' in item) || !isIncomplete(item.session);

/** The parts do not stand for their rows any more: until they are counted anew, nobody reads them. */
export async function countFromRows(tx: PlayerTx): Promise<void> {
  const before = await readCounting(tx);
  if (before) await putCounting(tx, { ...before, folds: UNKNOWN_FOLDS });
}
