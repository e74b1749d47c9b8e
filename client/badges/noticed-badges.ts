import { createSource } from '../../shared/observable.ts';

/** What this window knows of the current player's badges. It has its own module, so that the header asks without loading any of their code. */
interface NoticedBadges {
  /** The badges that can be redeemed now. */
  readonly ready: readonly string[];
  /** Those of them of which the player has not read yet. */
  readonly unread: readonly string[];
  /** Those that were unread when this player came: no game of this window has earned them. */
  readonly earlier: ReadonlySet<string>;
}

export const NO_BADGES_NOTICED: NoticedBadges = { ready: [], unread: [], earlier: new Set() };

/** Set by follow-badges.ts. */
export const noticedBadges = createSource<NoticedBadges>(NO_BADGES_NOTICED);
