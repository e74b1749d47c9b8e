import { PROTO, PULL_MAX_LIMIT } from '../../shared/contract/limits.ts';
import type { PullChange, PullResponse } from '../../shared/contract/sync.ts';
import { deviceId, exchangeSignedIn, type SyncAccount } from './account.ts';
import { contactMeta } from './clock.ts';
import type { Answer } from './exchange.ts';
import { pullResponse } from './wire.ts';

/** A full listing runs this often, and finds what marks and re-offers have missed. */
export const FULL_LISTING_EVERY_MS = 30 * 86_400_000;

/** `reoffered`: how many own games the server had lost, now back in the outbox (P9). `signed_out`: no session, or a dead one. */
export type PullOutcome =
  | { readonly kind: 'pulled'; readonly reoffered: number }
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'failure'; readonly answer: Answer; readonly waitMs?: number };

/** A pull under way. Its pages wait here until the last one brings the document: then all is stored in one transaction (P6). */
interface Staging {
  /** The stored cursor when it began. */
  readonly base: string | null;
  readonly full: boolean;
  readonly cursor: string | undefined;
  readonly changes: readonly PullChange[];
}

const fromTheStart = (base: string | null): Staging => ({ base, full: true, cursor: undefined, changes: [] });

type Page =
  | { readonly kind: 'page'; readonly page: PullResponse; readonly sentMs: number; readonly receivedMs: number }
  | { readonly kind: 'reset' }
  | Extract<PullOutcome, { kind: 'failure' | 'signed_out' }>;

const failure = (answer: Answer): Extract<PullOutcome, { kind: 'failure' }> => ({
  kind: 'failure',
  answer,
  ...(answer.kind !== 'unreachable' && answer.waitMs !== undefined && { waitMs: answer.waitMs }),
});

/** Fetches what the server says of one player. Pages that came before a network failed are kept for the next attempt. */
export class Puller {
  #staging: Staging | undefined;
  readonly #account: SyncAccount;

  constructor(account: SyncAccount) {
    this.#account = account;
  }

  async pull(): Promise<PullOutcome> {
    const { store } = this.#account;
    const staging = await this.#goOn();
    const acknowledged = staging.full ? [] : (await store.beforePull()).acknowledged;
    const outcome = await this.#pages(staging);
    if (outcome.kind !== 'pulled' || acknowledged.length === 0) return outcome;
    // The server acknowledged these before the pull began, and does not have them: it was put back to an older state that still
    // knows our cursor (P9). Only a listing shows all that is gone.
    const unlisted = new Set((await store.beforePull()).acknowledged);
    return acknowledged.some((id) => unlisted.has(id)) ? this.#pages(fromTheStart((await store.meta('cursor')) ?? null)) : outcome;
  }

  async #pages(begun: Staging): Promise<PullOutcome> {
    let staging = begun;
    for (;;) {
      const page = await this.#fetchPage(staging);
      if (page.kind === 'failure' || page.kind === 'signed_out') return page;
      // A listing from the start has no cursor that could be reset: a server that says so anyway is not well.
      if (page.kind === 'reset') {
        if (staging.full && staging.cursor === undefined) return { kind: 'failure', answer: { kind: 'unreachable' } };
        staging = fromTheStart(staging.base);
        continue;
      }
      staging = { ...staging, cursor: page.page.cursor, changes: [...staging.changes, ...page.page.changes] };
      this.#staging = staging;
      if (!page.page.more) return this.#store(staging, page);
    }
  }

  /** The pull that was cut short, if nobody else has stored one since; else a new one from the stored cursor. */
  async #goOn(): Promise<Staging> {
    const { store } = this.#account;
    const base = (await store.meta('cursor')) ?? null;
    if (this.#staging && this.#staging.base === base) return this.#staging;
    if (base === null || (await this.#listingIsDue())) return fromTheStart(base);
    return { base, full: false, cursor: base, changes: [] };
  }

  /** Also due when the last one lies in the future: then the clock was wrong, and no wrong clock stops anything (P5). */
  async #listingIsDue(): Promise<boolean> {
    const { store, host } = this.#account;
    const sinceMs = host.now() - ((await store.meta('lastFullListingMs')) ?? 0);
    return sinceMs < 0 || sinceMs >= FULL_LISTING_EVERY_MS;
  }

  async #fetchPage({ cursor }: Staging): Promise<Page> {
    const { host, store } = this.#account;
    const device = await deviceId(store, host);
    const request = { proto: PROTO, deviceId: device, limit: PULL_MAX_LIMIT, ...(cursor !== undefined && { cursor }) };
    const sent = await exchangeSignedIn(this.#account, '/api/sync/pull', request);
    if (!sent.ok) return sent.error === 'offline' ? failure({ kind: 'unreachable' }) : { kind: 'signed_out' };
    const answer = sent.value;
    if (answer.kind !== 'json') return failure(answer);
    if (answer.status === 409 && answer.body['code'] === 'reset') return { kind: 'reset' };
    const page = answer.status === 200 ? pullResponse(answer.body) : undefined;
    // A page that leads nowhere would be asked for again for ever.
    if (!page || (page.more && page.cursor === cursor)) return failure(answer);
    return { kind: 'page', page, sentMs: answer.sentMs, receivedMs: answer.receivedMs };
  }

  async #store({ base, full, changes }: Staging, { page, ...times }: Extract<Page, { kind: 'page' }>): Promise<PullOutcome> {
    const { store, host } = this.#account;
    this.#staging = undefined;
    const meta = contactMeta({ ...times, serverTime: page.serverTime });
    const pulled = { base, changes, parts: [], cursor: page.cursor, ...(page.document && { profile: page.document.profile }) };
    if (full) return { kind: 'pulled', reoffered: await store.applyFullListing(pulled, { ...meta, lastFullListingMs: host.now() }) };
    await store.applyPull(pulled, meta);
    return { kind: 'pulled', reoffered: 0 };
  }
}
