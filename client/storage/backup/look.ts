import { ok, type Result } from '../../../shared/result.ts';
import { countedId, type CountedClaim } from '../../../shared/progress/counted/counted.ts';
import type { Host } from '../host.ts';
import type { BackupHeader, Entry } from './format.ts';
import { openBackup, type BackupError, type BackupText, type Damaged } from './read.ts';

/** What a backup file holds, before anything of it is put in. */
export interface BackupLook {
  readonly header: BackupHeader;
  /** Ids of the games that can be put into any player. */
  readonly games: readonly string[];
  /** The same for redeemed badges. */
  readonly badges: readonly string[];
  /** The same for rewards of challenges. */
  readonly rewards: readonly string[];
  /** Games without a record: they count only in their own account, which gets them by sync (decision D17). */
  readonly listed: number;
  /** The effective ends of the first and the last game, ms; absent if there is no game. */
  readonly span?: { readonly firstMs: number; readonly lastMs: number };
  readonly damaged: readonly Damaged[];
  /** Whether the file has its end. */
  readonly isWhole: boolean;
}

/** Reads a whole file and changes nothing. */
export async function lookInto(text: BackupText, host: Pick<Host, 'sha256'>): Promise<Result<BackupLook, BackupError>> {
  const opened = await openBackup(text, host);
  if (!opened.ok) return opened;
  const tally = new Tally();
  const damaged: Damaged[] = [];
  let isWhole = false;
  for await (const slice of opened.value.slices) {
    for (const entry of slice.entries) tally.add(entry);
    damaged.push(...slice.damaged);
    isWhole ||= slice.isEnd;
  }
  return ok({ header: opened.value.header, ...tally.sums(), damaged, isWhole });
}

class Tally {
  readonly #games = new Set<string>();
  readonly #badges = new Set<string>();
  readonly #rewards = new Set<string>();
  #listed = 0;
  #firstMs = Infinity;
  #lastMs = -Infinity;

  add(entry: Entry): void {
    if ('claim' in entry && entry.item) this.#addClaim(entry.claim);
    if (!('session' in entry)) return;
    const { id, endMs } = entry.session;
    if (!entry.item) {
      this.#listed++;
      return;
    }
    this.#games.add(id);
    this.#firstMs = Math.min(this.#firstMs, endMs);
    this.#lastMs = Math.max(this.#lastMs, endMs);
  }

  #addClaim(claim: CountedClaim): void {
    if ('badge' in claim) this.#badges.add(countedId(claim));
    if ('reward' in claim) this.#rewards.add(countedId(claim));
  }

  sums(): Pick<BackupLook, 'games' | 'badges' | 'rewards' | 'listed' | 'span'> {
    const span = { firstMs: this.#firstMs, lastMs: this.#lastMs };
    return {
      games: [...this.#games],
      badges: [...this.#badges],
      rewards: [...this.#rewards],
      listed: this.#listed,
      ...(this.#games.size > 0 && { span }),
    };
  }
}
