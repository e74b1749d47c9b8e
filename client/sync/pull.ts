import { PULL_MAX_LIMIT, PULL_PROTO } from '../../shared/contract/limits.ts';
import type { PullRequest, SparedParts } from '../../shared/contract/pull.ts';
import type { ListedChange, ListedPage } from '../../shared/progress/counted/counted.ts';
import type { Part, Profile, Reset } from '../../shared/contract/state.ts';
import { FOLD_NAMES } from '../../shared/progress/folds/registry.ts';
import { isKnownFold, isNamedFold } from '../../shared/progress/parts.ts';
import type { BeforePull, PartPlace, Pulled } from '../storage/player-store.ts';
import { deviceId, exchangeSignedIn, unasked, type SyncAccount } from './account.ts';
import { contactMeta } from './clock.ts';
import type { Answer } from './exchange.ts';
import { pullResponse } from './pull-wire.ts';

/** A full listing runs this often, and finds what marks and re-offers have missed. */
export const FULL_LISTING_EVERY_MS = 30 * 86_400_000;

/** When the last listing ran, where parts that no device can count are missing here [S20]: a listing is due, and all of them have to come. */
const NEVER_MS = 0;

/**
 * `reoffered`: how many own items the server had lost, now back in the outbox (P9). `signed_out`: no session, or a dead one. `outdated`:
 * only a newer build can read what the server says. `failure`: `moved` if pages came before it, where the next pull goes on.
 */
export type PullOutcome =
  | { readonly kind: 'pulled'; readonly reoffered: number }
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'failure'; readonly answer: Answer; readonly moved: boolean };

/** A pull under way. What its pages bring waits here for the last one: then all is stored in one transaction (P6). */
interface Staging {
  /** The stored cursor when it began. */
  readonly base: string | null;
  readonly full: boolean;
  /** Own claims that the server had deferred, although nothing was queued that they could wait for. */
  readonly waiting: readonly string[];
  /** Of the monthly listing: the cursor up to which this device has every part. Parts that stay as they are need not come [L10]. */
  readonly holds?: string;
  readonly cursor: string | undefined;
  readonly changes: readonly ListedChange[];
  /** By fold and bucket. */
  readonly parts: ReadonlyMap<string, Part>;
  readonly spared: readonly PartPlace[];
  readonly reset?: Reset;
  readonly profile?: Profile;
}

const EMPTY = { cursor: undefined, changes: [], parts: new Map<string, Part>(), spared: [] } as const;

/** A listing of everything. One that a lost history asks for knows of no claim that waits in vain: its grounds may come back with it. */
const fromTheStart = (base: string | null, waiting: readonly string[] = []): Staging => ({ base, full: true, waiting, ...EMPTY });

const placesIn = (spared: SparedParts): readonly PartPlace[] =>
  Object.entries(spared).flatMap(([fold, buckets]) => buckets.map((bucket) => ({ fold, bucket })));

/** A later page's part is a later state of the same figure. */
function withPage(staging: Staging, { changes, parts, spared, reset, profile, cursor }: ListedPage): Staging {
  return {
    ...staging,
    cursor,
    changes: [...staging.changes, ...changes],
    parts: new Map([...staging.parts, ...parts.map((part) => [`${part.fold}/${part.bucket}`, part] as const)]),
    ...(spared && staging.holds !== undefined && { spared: [...staging.spared, ...placesIn(spared)] }),
    ...(reset && { reset }),
    ...(profile && { profile }),
  };
}

type Page =
  | { readonly kind: 'page'; readonly page: ListedPage; readonly sentMs: number; readonly receivedMs: number }
  | { readonly kind: 'reset' }
  | Exclude<PullOutcome, { kind: 'pulled' }>;

const failure = (answer: Answer, moved = false): Extract<PullOutcome, { kind: 'failure' }> => ({ kind: 'failure', answer, moved });

/** Fetches what the server says of one player. Pages that came before a network failed are kept for the next attempt. */
export class Puller {
  #staging: Staging | undefined;
  readonly #account: SyncAccount;

  constructor(account: SyncAccount) {
    this.#account = account;
  }

  async pull(): Promise<PullOutcome> {
    const { store } = this.#account;
    const before = await store.beforePull();
    const staging = await this.#goOn(before);
    const outcome = await this.#pages(staging);
    if (outcome.kind !== 'pulled' || staging.full || before.acknowledged.length === 0) return outcome;
    // The server acknowledged these before the pull began, and does not have them: it was put back to an older state that still
    // knows our cursor (P9). Only a listing shows all that is gone.
    const { cursor, acknowledged } = await store.beforePull();
    return before.acknowledged.some((id) => acknowledged.includes(id)) ? this.#pages(fromTheStart(cursor)) : outcome;
  }

  async #pages(begun: Staging): Promise<PullOutcome> {
    let staging = begun;
    let moved = false;
    for (;;) {
      const page = await this.#fetchPage(staging);
      if (page.kind === 'reset') {
        // A listing from the start has no cursor that could be reset: a server that says so anyway is not well.
        if (staging.full && staging.cursor === undefined) return failure({ kind: 'unreachable' });
        staging = fromTheStart(staging.base);
        moved = false;
        continue;
      }
      if (page.kind === 'outdated') this.#staging = undefined;
      if (page.kind === 'failure') return failure(page.answer, moved);
      if (page.kind !== 'page') return page;
      staging = withPage(staging, page.page);
      moved = true;
      this.#staging = staging;
      if (!page.page.more) return this.#store(staging, page);
    }
  }

  /** The pull that was cut short, if nobody else has stored one since; else a new one from the stored cursor. */
  async #goOn({ cursor: base, waiting }: BeforePull): Promise<Staging> {
    if (this.#staging && this.#staging.base === base) return this.#staging;
    if (base === null) return fromTheStart(base, waiting);
    const lastMs = (await this.#account.store.meta('lastFullListingMs')) ?? NEVER_MS;
    if (!this.#listingIsDue(lastMs)) return { base, full: false, waiting, ...EMPTY, cursor: base };
    return { ...fromTheStart(base, waiting), ...(lastMs !== NEVER_MS && { holds: base }) };
  }

  /**
   * Also due when the last one lies in the future: then the clock was wrong, and no wrong clock stops anything (P5). What comes once a month
   * can wait for the end of a game, which it would hold up [L8].
   */
  #listingIsDue(lastMs: number): boolean {
    const { host, gameInProgress } = this.#account;
    if (gameInProgress?.()) return false;
    const sinceMs = host.now() - lastMs;
    return sinceMs < 0 || sinceMs >= FULL_LISTING_EVERY_MS;
  }

  async #fetchPage({ cursor, holds }: Staging): Promise<Page> {
    const { host, store } = this.#account;
    const device = await deviceId(store, host);
    const request: PullRequest = {
      proto: PULL_PROTO,
      deviceId: device,
      limit: PULL_MAX_LIMIT,
      folds: [...FOLD_NAMES],
      ...(cursor !== undefined && { cursor }),
      ...(holds !== undefined && { holds }),
    };
    const sent = await exchangeSignedIn(this.#account, '/api/sync/pull', request);
    if (!sent.ok) {
      const none = unasked(sent.error);
      return none ? failure(none) : { kind: 'signed_out' };
    }
    const answer = sent.value;
    if (answer.kind !== 'json') return failure(answer);
    if (answer.status === 409 && answer.body['code'] === 'reset') return { kind: 'reset' };
    if (answer.status === 426 && typeof answer.body['error'] === 'string') return { kind: 'outdated' };
    const page = answer.status === 200 ? pullResponse(answer.body) : undefined;
    // A page that leads nowhere would be asked for again for ever.
    if (!page || (page.more && page.cursor === cursor)) return failure(answer);
    // A figure that only a newer build knows is counted from the games once this device has that build [S20].
    const parts = page.parts.filter(({ fold }) => isNamedFold(fold));
    if (!parts.every(({ fold, version }) => isKnownFold(fold, version))) return { kind: 'outdated' };
    return { kind: 'page', page: { ...page, parts }, sentMs: answer.sentMs, receivedMs: answer.receivedMs };
  }

  async #store(staging: Staging, { page, ...times }: Extract<Page, { kind: 'page' }>): Promise<PullOutcome> {
    const { store, host } = this.#account;
    this.#staging = undefined;
    const meta = contactMeta({ ...times, serverTime: page.serverTime });
    const { base, changes, spared, reset, profile, waiting } = staging;
    const pulled: Pulled = {
      base,
      changes,
      parts: [...staging.parts.values()],
      spared,
      ...(reset && { reset }),
      ...(profile && { profile }),
      cursor: page.cursor,
      stillWaiting: waiting,
    };
    if (!staging.full) {
      await store.applyPull(pulled, meta);
      return { kind: 'pulled', reoffered: 0 };
    }
    const reoffered = await store.applyFullListing(pulled, { ...meta, lastFullListingMs: host.now() });
    return reoffered === 'lacking' ? this.#pages(fromTheStart(base, waiting)) : { kind: 'pulled', reoffered };
  }
}
