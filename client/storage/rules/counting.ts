import { canonicalJson, type Canonical } from '../../../shared/canonical.ts';
import type { Part, Reset } from '../../../shared/contract/state.ts';
import type { Counted } from '../../../shared/progress/counted/counted.ts';
import { NO_RESET } from '../../../shared/progress/counted/reset.ts';
import { figuresOf, someFigures, type Figures, type SomeFigures } from '../../../shared/progress/figures.ts';
import type { FoldName } from '../../../shared/progress/folds/registry.ts';
import {
  addToList,
  FOLDS_OF_THIS_BUILD,
  listParts,
  partsIn,
  touchedAfter,
  unionParts,
  type Parts,
} from '../../../shared/progress/parts.ts';
import type { Counting, PartRow } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { foldRows, type Origin } from './counted-rows.ts';
import { leaveFirstVersion } from './first-version.ts';
import { readState } from './values.ts';

/** A head of so many items goes into the local parts. */
export const GROWN_HEAD = 50;

/** What the parts of this build count by. */
export type Basis = Pick<Counting, 'reset' | 'factsMade'>;

const counts = ({ reset, factsMade }: Basis): Counting => ({
  folds: FOLDS_OF_THIS_BUILD,
  reset,
  head: { items: 0, parts: [] },
  ...(factsMade && { factsMade }),
});

/** No parts are of these folds: figures come from the rows. */
const UNKNOWN_FOLDS = '';

export const readCounting = (tx: Pick<PlayerReads, 'state'>): Promise<Counting | undefined> => readState(tx, 'counting');

const putCounting = ({ state }: PlayerTx, value: Counting): Promise<void> => state.put([{ key: 'counting', value }]);

/** Whether the stored parts are of this build's folds [S20]. */
const isOfThisBuild = (counting: Counting | undefined): counting is Counting => counting?.folds === FOLDS_OF_THIS_BUILD;

/** The state of counting at the end of a game. Undefined where rows lie that no parts stand for: those of the first version. */
export async function countingAtFinish(tx: PlayerReads): Promise<Counting | undefined> {
  return (await readCounting(tx)) ?? ((await tx.sessions.count()) === 0 ? counts({ reset: NO_RESET, factsMade: true }) : undefined);
}

/**
 * Counts one more local item, with one write, in the transaction that inserts it. Where the parts are another build's, the item is in
 * none of them, and that build is told so.
 */
export async function countLocal(tx: PlayerTx, before: Counting | undefined, item: Counted): Promise<void> {
  if (before === undefined) return;
  if (before.folds !== FOLDS_OF_THIS_BUILD) return putCounting(tx, { ...before, folds: UNKNOWN_FOLDS });
  const touched = touchedAfter(before.reset, [item]);
  if (touched.length === 0) return;
  const { items, parts } = before.head;
  await putCounting(tx, { ...before, head: { items: items + 1, parts: addToList(parts, touched) } });
}

const rangeOf = (origin: Origin) => ({ from: [origin, '', ''], to: [origin, '\uffff', ''] }) as const;

const storedParts = ({ parts }: PlayerReads, origin: Origin): Promise<readonly Part[]> => parts.range(rangeOf(origin));

/** Writes parts of the server beside those that are there. */
export const putServerParts = ({ parts }: PlayerTx, changed: readonly Part[]): Promise<void> =>
  parts.put(changed.map(({ fold, bucket, version, part }) => ({ origin: 'server', fold, bucket, version, part })));

export async function replaceParts({ parts }: PlayerTx, origin: Origin, whole: readonly Part[]): Promise<void> {
  await parts.clear(rangeOf(origin));
  await parts.put(whole.map(({ fold, bucket, version, part }) => ({ origin, fold, bucket, version, part })));
}

async function storeLocal(tx: PlayerTx, parts: Parts, basis: Basis): Promise<void> {
  await replaceParts(tx, 'local', listParts(parts));
  await putCounting(tx, counts(basis));
}

/** Computes the local fold anew: sums, maxima and minima can be merged, but nothing can be taken out of them. The server's parts are this build's. */
export async function recountLocal(tx: PlayerTx, basis: Basis): Promise<void> {
  await storeLocal(tx, await foldRows(tx, 'local', basis.reset), basis);
}

/** Computes all parts from the rows, where they are not of this build's folds [S20]. */
async function recount(tx: PlayerTx, before: Counting | undefined): Promise<Counting> {
  if (before === undefined) await leaveFirstVersion(tx);
  const isNew = before === undefined && (await tx.sessions.count()) === 0;
  const basis: Basis = { reset: before?.reset ?? NO_RESET, ...(isNew && { factsMade: true }) };
  await replaceParts(tx, 'server', listParts(await foldRows(tx, 'server', basis.reset)));
  await recountLocal(tx, basis);
  return counts(basis);
}

/** The state of counting; afterwards the stored parts are of this build's folds. */
export async function counting(tx: PlayerTx): Promise<Counting> {
  const before = await readCounting(tx);
  return isOfThisBuild(before) ? before : recount(tx, before);
}

/** What rows count as has changed. */
export async function recountChanged(tx: PlayerTx): Promise<void> {
  const before = await readCounting(tx);
  await (isOfThisBuild(before) ? recountLocal(tx, before) : recount(tx, before));
}

/**
 * Counts further local items, which may lack facts, in the transaction that inserts them. Only the parts that they touch are written: a
 * backup file is put in by many such transactions.
 * @param before as it was before they were inserted: a recount would find them in the tables.
 */
export async function countAdded(tx: PlayerTx, before: Counting, items: readonly Counted[]): Promise<void> {
  const { factsMade, ...rest } = before;
  const now: Counting = { ...rest, ...(factsMade && items.every(hasFacts) && { factsMade }) };
  const touched = touchedAfter(now.reset, items);
  const rows = await tx.parts.getMany(touched.map(({ fold, bucket }) => ['local', fold, bucket]));
  const known = rows.filter((row) => row !== undefined);
  await tx.parts.put(
    addToList(known, touched).map(({ fold, bucket, version, part }) => ({ origin: 'local', fold, bucket, version, part })),
  );
  await putCounting(tx, now);
}

/** A game of an older build may have none; a game that gives none says so. */
const hasFacts = (item: Counted): boolean => !('session' in item) || item.session.facts !== undefined;

/** Facts were made of all rows that can have them. */
export async function recountComplete(tx: PlayerTx): Promise<void> {
  const { reset } = await counting(tx);
  await recountLocal(tx, { reset, factsMade: true });
}

/** The parts do not stand for their rows any more: until they are counted anew, nobody reads them. */
export async function countFromRows(tx: PlayerTx): Promise<void> {
  const before = await readCounting(tx);
  if (before) await putCounting(tx, { ...before, folds: UNKNOWN_FOLDS });
}

/** Whether `tidy` has something to do. */
export async function isUntidy(tx: PlayerReads): Promise<boolean> {
  const now = await readCounting(tx);
  return !isOfThisBuild(now) || now.head.items >= GROWN_HEAD;
}

/** Brings the parts to this build's folds, and a grown head into them: so a write or a read stays small however much was played. */
export async function tidy(tx: PlayerTx): Promise<void> {
  const now = await counting(tx);
  if (now.head.items >= GROWN_HEAD) await storeLocal(tx, await localParts(tx, now.head.parts), now);
}

const localParts = async (tx: PlayerReads, head: readonly Part[]): Promise<Parts> =>
  unionParts(partsIn(await storedParts(tx, 'local')), partsIn(head));

/** The local fold as it is kept, and the reset after which it counts. */
export interface KeptLocal {
  /** Two are equal if their texts are. */
  readonly figures: string;
  readonly reset: Reset;
}

/** Undefined where the stored parts are not of this build's folds. */
export async function keptLocal(tx: PlayerReads): Promise<KeptLocal | undefined> {
  const now = await readCounting(tx);
  return isOfThisBuild(now) ? { figures: text(await localParts(tx, now.head.parts)), reset: now.reset } : undefined;
}

/**
 * Replaces a local fold that differs from its rows; true if it did. What the server contains is not looked at.
 * @param before as it was kept before the rows were read. If it has changed since, nothing is replaced: `right` may lack a game.
 */
export async function correctLocal(tx: PlayerTx, before: KeptLocal, right: Parts): Promise<boolean> {
  const now = await counting(tx);
  const kept = text(await localParts(tx, now.head.parts));
  if (kept !== before.figures || kept === text(right)) return false;
  await storeLocal(tx, right, now);
  return true;
}

const text = (parts: Parts): string => canonicalJson(figuresOf(parts) as unknown as Canonical);

/** Which parts of a fold are read: all, or those from a bucket on. */
export interface Wanted {
  readonly fold: FoldName;
  readonly from?: string;
}

/** Stored parts of these folds, of both origins. */
export async function wantedParts({ parts }: PlayerReads, wanted: readonly Wanted[]): Promise<readonly PartRow[]> {
  const ranges = wanted.flatMap(({ fold, from = '' }) =>
    (['server', 'local'] as const).map((origin) => parts.range({ from: [origin, fold, from], to: [origin, fold, '\uffff'] })),
  );
  return (await Promise.all(ranges)).flat();
}

/** Parts as they count: what the server contains together with what it does not contain yet. */
export function shownParts(rows: readonly PartRow[], head: readonly Part[]): Parts {
  const from = (origin: Origin) => partsIn(rows.filter((row) => row.origin === origin));
  return unionParts(from('server'), unionParts(from('local'), partsIn(head)));
}

/** What counts, and the reset after which it does. */
export interface ReadParts {
  readonly parts: Parts;
  readonly reset: Reset;
}

/**
 * The parts that `read` gives, together with the head. Where the stored parts are not of this build's folds, all parts, from the rows
 * [S20].
 */
export async function readParts(tx: PlayerReads, read: (now: Counting) => Promise<readonly PartRow[]>): Promise<ReadParts> {
  const now = await readCounting(tx);
  const reset = now?.reset ?? NO_RESET;
  if (isOfThisBuild(now)) return { parts: shownParts(await read(now), now.head.parts), reset };
  const [server, local] = await Promise.all([foldRows(tx, 'server', reset), foldRows(tx, 'local', reset)]);
  return { parts: unionParts(server, local), reset };
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
  const { parts, reset } = await readParts(tx, () => wantedParts(tx, wanted));
  return { figures: someFigures(parts, names), reset };
}
