import type { PushResult } from '../../../shared/contract/sync.ts';
import type { Writer } from '../../database/store.ts';
import type { TicketStanding } from '../../http/principal.ts';
import { checkHere, type TimedCheck } from '../../items/checker.ts';
import type { Check } from '../../items/item-kind.ts';
import type { SyncDeps } from '../sync-deps.ts';
import { examine, type SoundItem } from '../validate-item.ts';

/** An item of a kind that only a newer server knows is stored unchecked up to this size (characters); a larger one stays on its device. */
export const MAX_UNKNOWN_KIND = 16 * 1024;

/** Items as they came, unchecked. */
export interface Delivery {
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

/** A sound item with what its check found. */
export interface CheckedItem {
  readonly item: SoundItem;
  readonly check: Check;
}

/** An item that was looked at: its result, or what is left to find out. */
type Examined = CheckedItem | PushResult | { readonly unchecked: SoundItem };

/**
 * Shapes, hashes and logs, before any transaction. What checking costs is measured and charged to the player; who costs much is checked
 * apart from everybody's requests.
 * @returns for each item, in the order sent, what its check found, or its result if it goes no further.
 */
export async function checkItems(deps: SyncDeps, delivery: Delivery): Promise<readonly (CheckedItem | PushResult)[]> {
  const { turns, limits, stopwatch, checker } = deps;
  const { player, receivedMs, items } = delivery;
  const examined: Examined[] = [];
  await turns.run(player, () => {
    const fromMs = stopwatch();
    if (examined.length < items.length) examined.push(checkOne(deps, delivery, items[examined.length]));
    limits.checked(player, stopwatch() - fromMs, true);
    return examined.length >= items.length;
  });
  const all: (CheckedItem | PushResult)[] = [];
  for (const each of examined) {
    if (!('unchecked' in each)) {
      all.push(each);
      continue;
    }
    const checked = await checker.check(player, each.unchecked, receivedMs);
    limits.checked(player, checked.ms, false);
    all.push(concluded(deps, each.unchecked, checked));
  }
  return all;
}

function checkOne(deps: SyncDeps, { player, receivedMs }: Delivery, raw: unknown): Examined {
  const { checkItem, stopwatch, limits } = deps;
  const examined = examine(raw, player);
  if (!examined.ok) return examined.error;
  const item = examined.value;
  if (!limits.mayCheckBesideRequests(player)) return { unchecked: item };
  return concluded(deps, item, checkHere(checkItem, stopwatch, item, receivedMs));
}

function concluded({ onFault }: SyncDeps, item: SoundItem, checked: TimedCheck): CheckedItem | PushResult {
  if ('check' in checked)
    return isTooLargeToWait(item, checked.check) ? { id: item.id, status: 'retry', code: 'too_large' } : { item, check: checked.check };
  // One item must not take the batch with it: it stays queued on the device until we are mended.
  onFault(checked.fault);
  return { id: item.id, status: 'retry', code: 'fault' };
}

const isTooLargeToWait = ({ canonical }: SoundItem, check: Check): boolean =>
  check.status === 'deferred' && check.code === 'kind' && canonical.length > MAX_UNKNOWN_KIND;
