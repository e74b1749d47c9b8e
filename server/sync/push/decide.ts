import { NO_BADGES } from '../../../shared/badges/badge.ts';
import { NO_RESET } from '../../../shared/progress/counted/reset.ts';
import { NO_FIGURES } from '../../../shared/progress/figures.ts';
import { foldAfter, unionParts } from '../../../shared/progress/parts.ts';
import { VIEW_FOLDS } from '../../../shared/progress/view.ts';
import { decideClaims as decideEach } from '../../items/decide-claims.ts';
import type { Decision, PlayerFacts } from '../../items/item-kind.ts';
import { decideItem } from '../../items/kinds.ts';
import { readFigures } from '../parts.ts';
import { newNonce } from '../players.ts';
import { readReceipts, type Receipt } from '../receipts.ts';
import type { CheckedItem } from './check-items.ts';
import { answered, candidatesOf, countedIn, insert, type Batch, type DecidedItem, type New, type Stored } from './store-decided.ts';

const NEWCOMER = { level: 1, progress: NO_FIGURES };
const NONE: ReadonlyMap<string, Receipt> = new Map();

/**
 * Decides what is no claim, from itself and the challenges alone, and stores what of it is new, by one statement: nothing else is read for
 * it. The first that counts gets the nonce of the change.
 */
export async function decideOthers(batch: Batch, items: readonly CheckedItem[]): Promise<Stored> {
  const decided = await decidedAlone(batch, items);
  const candidates = candidatesOf(batch, decided);
  const first = [...candidates.values()].find(({ row }) => row.summary !== null);
  if (first) first.row.nonce = newNonce(batch.deps.random);
  const inserted = await insert(batch, candidates);
  // As a rule all of it is new, and there are no receipts to look for.
  return answered(decided, candidates, inserted === decided.length ? NONE : await receiptsOf(batch, decided));
}

/** If one names a challenge that is not known here, another server may have added it. */
async function decidedAlone({ deps: { challenges }, writer }: Batch, items: readonly CheckedItem[]): Promise<readonly DecidedItem[]> {
  const facts: PlayerFacts = { figures: NEWCOMER, badges: NO_BADGES, reset: NO_RESET, challenges };
  const decide = ({ item, check }: CheckedItem) => ({ item, decision: decideItem(facts, item.kind, check) });
  const decided = items.map(decide);
  const isMissing = decided.some(({ decision }) => decision.status === 'deferred' && decision.code === 'challenge');
  return isMissing && (await challenges.refreshIn(writer)) ? items.map(decide) : decided;
}

/**
 * Decides claims and stores what of them is new. They are looked up before they are decided: one that is known counts already.
 * @param others what the same delivery brought besides.
 */
export async function decideClaims(batch: Batch, claims: readonly CheckedItem[], others: readonly New[]): Promise<Stored> {
  if (claims.length === 0) return { results: [], news: [] };
  const { deps, writer, change } = batch;
  const { player, reset } = change;
  const known = await receiptsOf(batch, claims);
  const fresh = new Map<string, CheckedItem>();
  for (const claim of claims) if (isOpen(claim, known) && !fresh.has(claim.item.id)) fresh.set(claim.item.id, claim);
  const first = [...fresh.values()];
  const decisions = decideEach(
    first.map(({ item, check }) => ({ kind: item.kind, check })),
    unionParts(await readFigures(writer, player, VIEW_FOLDS), foldAfter(reset, countedIn(others))),
    { badges: deps.badges, challenges: deps.challenges, reset },
  );
  const byId = new Map(first.map(({ item }, i) => [item.id, decisions[i] as Decision]));
  const decided = claims.map(({ item, check }): DecidedItem => ({
    item,
    decision: check.status === 'rejected' ? check : byId.get(item.id),
  }));
  const candidates = candidatesOf(batch, decided);
  await insert(batch, candidates);
  return answered(decided, candidates, known);
}

const isOpen = ({ item, check }: CheckedItem, known: ReadonlyMap<string, Receipt>): boolean =>
  check.status !== 'rejected' && !known.has(item.id);

const receiptsOf = ({ writer, change: { player, seq } }: Batch, items: readonly Pick<CheckedItem, 'item'>[]) =>
  readReceipts(
    writer,
    player,
    items.map(({ item }) => item.id),
    seq,
  );
