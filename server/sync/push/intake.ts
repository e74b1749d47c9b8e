import type { PushResult } from '../../../shared/contract/sync.ts';
import { kindRule } from '../../../shared/items/kinds.ts';
import type { Result } from '../../../shared/result.ts';
import { fail, ok } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import type { Metrics } from '../../http/metrics.ts';
import type { TicketStanding } from '../../http/principal.ts';
import type { Decision } from '../../items/item-kind.ts';
import { addToParts, type Change } from '../parts.ts';
import { addWaiting, lockCounted, raiseSeq, readXp, recountPlayer, storeChange, type Waiting } from '../players.ts';
import type { SyncDeps } from '../sync-deps.ts';
import { decideWaitingClaims } from '../waiting-claims.ts';
import { checkItems, type CheckedItem, type Delivery } from './check-items.ts';
import { decideClaims, decideOthers } from './decide.ts';
import { countedIn, type Batch, type New } from './store-decided.ts';
import { WriteTurns } from './write-turns.ts';

export interface Taken {
  /** One for each item, in the order sent. */
  readonly results: readonly PushResult[];
  /** The player's XP before and after, if the delivery asked for it. */
  readonly xp?: { readonly before: number; readonly after: number };
}

type Ended = Exclude<TicketStanding, 'alive'>;

/** A credential that is worth nothing any more stores nothing. */
export type Intake = (delivery: Delivery) => Promise<Result<Taken, Ended>>;

/**
 * The one way in for items, behind both doors (push and submit-score, decision D12). Each is checked before the transaction and gets an
 * answer of its own; a bad one never holds up the others.
 */
export function createIntake(deps: SyncDeps): Intake {
  const writes = new WriteTurns(deps.database.dialect);
  return async (delivery) => {
    const { player } = delivery;
    const looked = await checkItems(deps, delivery);
    const checked = looked.filter((each): each is CheckedItem => 'check' in each);
    const put = await writes.run(player, () => putInTurn(deps, delivery, checked));
    if (!put.ok) return put;
    const { results, stored, ...xp } = put.value;
    afterCommit(deps, delivery, stored);
    const answers = results.values();
    return ok({ ...xp, results: looked.map((each) => ('check' in each ? (answers.next().value as PushResult) : each)) });
  };
}

/** What a transaction put in; the results are those of the checked items. */
interface Put extends Taken {
  /** What was decided of each item that was new, and stored. */
  readonly stored: readonly Decision[];
}

/** Runs the transaction. If it meets parts of another build, they are recounted without its lock, and it runs anew. */
async function putInTurn(deps: SyncDeps, delivery: Delivery, checked: readonly CheckedItem[]): Promise<Result<Put, Ended>> {
  try {
    for (;;) {
      const put = await deps.database.write((writer) => putUnderLock(deps, writer, delivery, checked));
      if (put !== 'recount') return put;
      await recountPlayer(deps.database, delivery.player, deps.random);
    }
  } catch (error) {
    if (error instanceof CredentialEnded) return fail(error.standing);
    throw error;
  }
}

/** Carries out of a transaction, which is undone by it, that the credential has ended. */
class CredentialEnded extends Error {
  override readonly name = 'CredentialEnded';
  readonly standing: Ended;

  constructor(standing: Ended) {
    super(standing);
    this.standing = standing;
  }
}

/**
 * Puts the checked items into the player's set: each new item once, with its receipt; known ones get their first answer again. Sessions are
 * decided first, then claims against what counts by then, then the claims that waited. Totals, items and the change's number move
 * together (protocol, "Push").
 */
async function putUnderLock(
  deps: SyncDeps,
  writer: Writer,
  delivery: Delivery,
  checked: readonly CheckedItem[],
): Promise<Result<Put, Ended> | 'recount'> {
  const { player, standing, asksForXp = false } = delivery;
  const worth = await standing(writer);
  if (worth !== 'alive') return fail(worth);
  if (checked.length === 0) return ok({ results: [], stored: [] });

  const locked = await lockCounted(writer, deps.database.dialect, player);
  if (!locked) return 'recount';
  const before = asksForXp ? await readXp(writer, player) : 0;
  const change: Change = { player, seq: locked.seq + 1, reset: locked.reset };
  const batch: Batch = { deps, writer, delivery, change, room: { ...locked.waiting } };

  const isClaim = ({ item }: CheckedItem): boolean => kindRule(item.kind)?.isClaim === true;
  const others = await decideOthers(
    batch,
    checked.filter((each) => !isClaim(each)),
  );
  const claims = await decideClaims(batch, checked.filter(isClaim), others.news);

  const news = [...others.news, ...claims.news];
  if (news.length > 0) await count(batch, news, locked.waiting);
  // The account may have been deleted after the question above, and with it the row that is locked otherwise.
  const since = locked.isNew ? await standing(writer) : 'alive';
  if (since !== 'alive') throw new CredentialEnded(since);

  const [ofOthers, ofClaims] = [others.results.values(), claims.results.values()];
  return ok({
    results: checked.map((each) => (isClaim(each) ? ofClaims : ofOthers).next().value as PushResult),
    stored: news.map(({ decision }) => decision),
    ...(asksForXp && { xp: { before, after: await readXp(writer, player) } }),
  });
}

/** Counts what is new, as the player's next change, and looks again at what waited for it. */
async function count({ deps, writer, change }: Batch, news: readonly New[], waitedBefore: Waiting): Promise<void> {
  const { dialect } = deps.database;
  const gained = await addToParts(writer, dialect, change, countedIn(news));
  if (news.some(({ row }) => row.nonce !== null)) await raiseSeq(writer, change, gained);
  else await storeChange(writer, change.player, change.seq, deps.random, gained);
  const waiting = waitingIn(news);
  if (waiting.rows > 0) await addWaiting(writer, change.player, waiting);
  if (waitedBefore.rows > 0) await decideWaitingClaims(writer, dialect, change, deps);
}

/** What of the news was stored unchecked. */
function waitingIn(news: readonly New[]): Waiting {
  const deferred = news.filter(({ decision }) => decision.status === 'deferred');
  return { rows: deferred.length, bytes: deferred.reduce((sum, { row }) => sum + Buffer.byteLength(row.payload), 0) };
}

function afterCommit({ limits, metrics, changed }: SyncDeps, { player, device }: Delivery, stored: readonly Decision[]): void {
  limits.stored(player, stored.length);
  for (const decision of stored) countUnverified(metrics, decision);
  if (stored.length > 0) changed(player, device);
}

/** An operator sees how many games nobody could have played (decision D23); no screen says so. */
function countUnverified(metrics: Metrics, decision: Decision): void {
  const counts = 'counts' in decision ? decision.counts : undefined;
  if (counts && 'session' in counts && counts.session.unverified) metrics.count('sessions_unverified_total', '');
}
