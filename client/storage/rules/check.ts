import { canonicalJson, type Canonical } from '../../../shared/canonical.ts';
import type { Part, Reset } from '../../../shared/contract/state.ts';
import { figuresOf } from '../../../shared/progress/figures.ts';
import { listParts, partsIn, unionParts, type Parts } from '../../../shared/progress/parts.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { countedBy, isOfThisBuild, putCounting, readCounting } from './counting.ts';
import { replaceParts, storedParts } from './stored-parts.ts';

/** The local fold as it is stored, and the reset after which it counts. */
interface StoredLocal {
  /** Two are equal if their texts are. */
  readonly figures: string;
  readonly reset: Reset;
}

/** Undefined where the stored parts are not in order. */
export async function storedLocal(tx: PlayerReads): Promise<StoredLocal | undefined> {
  const now = await readCounting(tx);
  return isOfThisBuild(now) ? { figures: await storedText(tx, now.head.parts), reset: now.reset } : undefined;
}

/**
 * Replaces a local fold that differs from its rows; true if it did. What the server contains is not looked at.
 * @param before as it was stored before the rows were read. If it has changed since, nothing is replaced: `right` may lack a game.
 */
export async function correctLocal(tx: PlayerTx, before: StoredLocal, right: Parts): Promise<boolean> {
  const now = await readCounting(tx);
  if (!isOfThisBuild(now)) return false;
  const stored = await storedText(tx, now.head.parts);
  if (stored !== before.figures || stored === text(right)) return false;
  await replaceParts(tx, 'local', listParts(right));
  await putCounting(tx, countedBy(now));
  return true;
}

const storedText = async (tx: PlayerReads, head: readonly Part[]): Promise<string> =>
  text(unionParts(partsIn(await storedParts(tx, 'local')), partsIn(head)));

const text = (parts: Parts): string => canonicalJson(figuresOf(parts) as unknown as Canonical);
