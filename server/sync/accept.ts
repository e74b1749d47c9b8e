import type { TicketStanding } from '../http/principal.ts';
import type { PushResult } from '../../shared/contract/sync.ts';
import type { Result } from '../../shared/result.ts';
import { fail, ok } from '../../shared/result.ts';
import type { Store, Writer } from '../database/store.ts';
import type { Checker, TimedCheck } from '../items/checker.ts';
import { checkHere } from '../items/checker.ts';
import type { FairTurns } from '../items/fair-turns.ts';
import type { Check, CheckItem, Decision } from '../items/item-kind.ts';
import type { SoundItem } from './validate-item.ts';
import { examine } from './validate-item.ts';
import type { PlayerLimits } from './player-limits.ts';
import type { AppendDeps, Appended, CheckedItem, Delivery } from './append.ts';
import { append } from './append.ts';
import { afterRecount } from './players.ts';
import { WriteTurns } from './write-turns.ts';

/** What the one door of the push code works with. */
export interface AcceptDeps extends AppendDeps {
  readonly database: Store;
  readonly checkItem: CheckItem;
  /** Checks what would hold up the thread that answers everybody. */
  readonly checker: Checker;
  readonly turns: FairTurns;
  readonly limits: PlayerLimits;
  /** In ms; only differences count. */
  readonly stopwatch: () => number;
  /** Told of an item whose check failed by a bug of ours. */
  readonly onFault: (error: unknown) => void;
  /** Told what was decided of each item that was stored, once it is. */
  readonly onStored: (decision: Decision) => void;
  /** Told after the commit that something new of a player is stored, and which device brought it. */
  readonly changed: (player: string, exceptDevice: string) => void;
}

/** Items as they came, unchecked. */
export interface RawDelivery {
  readonly player: string;
  readonly device: string;
  readonly receivedMs: number;
  readonly items: readonly unknown[];
  /** Whether the caller asks what XP the player had before and has then. */
  readonly asksForXp?: boolean;
  /**
   * What the credential is worth by now, asked in the transaction before anything is stored: it was let through when the head of the
   * request was there, and the body may have taken a minute more.
   */
  readonly standing: (writer: Writer) => Promise<TicketStanding>;
}

/** A credential that is worth nothing any more stores nothing. */
export type Intake = (delivery: RawDelivery) => Promise<Result<Appended, Ended>>;

/** An item of a kind that only a newer server knows is stored unchecked up to this size (characters); a larger one stays on its device. */
export const MAX_UNKNOWN_KIND = 16 * 1024;

/** An item that was looked at: its result, or what is left to find out. */
type Assessed = CheckedItem | PushResult | { readonly unchecked: SoundItem };

/**
 * The one way in for items, behind both doors (push and submit-score, decision D12). Shapes and logs are checked before the
 * transaction; each item gets an answer of its own, in the order sent, and a bad one never holds up the others. What checking costs
 * is measured and charged to the player; who costs much is checked apart from everybody's requests.
 */
export function createIntake(parts: AcceptDeps): Intake {
  const { database } = parts;
  const writes = new WriteTurns(database.dialect);
  const put = (delivery: Delivery, standing: RawDelivery['standing']): ReturnType<Intake> =>
    writes.run(delivery.player, () =>
      afterRecount(database, delivery.player, parts.random, () =>
        undoneIfEnded((ended) =>
          database.write(async (writer) => {
            const worth = await standing(writer);
            if (worth !== 'alive') return fail(worth);
            if (delivery.checked.length === 0) return ok(NOTHING);
            const appended = await append(writer, database.dialect, delivery, parts);
            // The account may have been deleted after the question above, and with it the row that is locked otherwise.
            const since = appended.isFirst ? await standing(writer) : 'alive';
            return since === 'alive' ? ok(appended) : ended(since);
          }),
        ),
      ),
    );
  return async (delivery) => {
    const { player, device, receivedMs, standing, asksForXp = false } = delivery;
    const assessed = await assessAll(parts, delivery);
    const checked = assessed.filter((each): each is CheckedItem => 'check' in each);
    const taken = await put({ player, device, receivedMs, checked, asksForXp }, standing);
    if (!taken.ok) return taken;
    parts.limits.stored(player, taken.value.stored.length);
    for (const decision of taken.value.stored) parts.onStored(decision);
    if (taken.value.stored.length > 0) parts.changed(player, device);
    let next = 0;
    const results = assessed.map((each) => ('check' in each ? (taken.value.results[next++] as PushResult) : each));
    return ok({ ...taken.value, results });
  };
}

const NOTHING: Appended = { results: [], stored: [], isFirst: false };

type Ended = Exclude<TicketStanding, 'alive'>;

/** Carries out of a transaction, which is undone by it, that the credential has ended. */
class CredentialEnded extends Error {
  override readonly name = 'CredentialEnded';
  readonly standing: Ended;

  constructor(standing: Ended) {
    super(standing);
    this.standing = standing;
  }
}

async function undoneIfEnded<T>(work: (ended: (standing: Ended) => never) => Promise<Result<T, Ended>>): Promise<Result<T, Ended>> {
  try {
    return await work((standing) => {
      throw new CredentialEnded(standing);
    });
  } catch (error) {
    if (error instanceof CredentialEnded) return fail(error.standing);
    throw error;
  }
}

async function assessAll(parts: AcceptDeps, { player, receivedMs, items }: RawDelivery): Promise<readonly (CheckedItem | PushResult)[]> {
  const { turns, limits, stopwatch, checker } = parts;
  const assessed: Assessed[] = [];
  await turns.run(player, () => {
    const fromMs = stopwatch();
    if (assessed.length < items.length) assessed.push(assess(parts, items[assessed.length], player, receivedMs));
    limits.checked(player, stopwatch() - fromMs, true);
    return assessed.length >= items.length;
  });
  const all: (CheckedItem | PushResult)[] = [];
  for (const each of assessed) {
    if (!('unchecked' in each)) {
      all.push(each);
      continue;
    }
    const checked = await checker.check(player, each.unchecked, receivedMs);
    limits.checked(player, checked.ms, false);
    all.push(concluded(parts, each.unchecked, checked));
  }
  return all;
}

function assess(parts: AcceptDeps, raw: unknown, player: string, receivedMs: number): Assessed {
  const { checkItem, stopwatch, limits } = parts;
  const examined = examine(raw, player);
  if (!examined.ok) return examined.error;
  const item = examined.value;
  if (!limits.mayCheckBesideRequests(player)) return { unchecked: item };
  return concluded(parts, item, checkHere(checkItem, stopwatch, item, receivedMs));
}

function concluded({ onFault }: AcceptDeps, item: SoundItem, checked: TimedCheck): CheckedItem | PushResult {
  if ('check' in checked)
    return isTooLargeToWait(item, checked.check) ? { id: item.id, status: 'retry', code: 'too_large' } : { item, check: checked.check };
  // One item must not take the batch with it: it stays queued on the device until we are mended.
  onFault(checked.fault);
  return { id: item.id, status: 'retry', code: 'fault' };
}

const isTooLargeToWait = ({ canonical }: SoundItem, check: Check): boolean =>
  check.status === 'deferred' && check.code === 'kind' && canonical.length > MAX_UNKNOWN_KIND;
