import type { CountRule } from './count-rule.ts';

/**
 * What device and server both have to know of a kind of item. The schema of its payload stands beside it in a file of its own: the
 * window does without the schema library.
 */
export interface KindRule<Payload = never> {
  readonly kind: string;
  /**
   * Where a device keeps an item that the server has: `as-game` in a row of its own, with its log; `with-receipt`, so that a restored
   * server can be given it again (P9); `not` at all.
   */
  readonly kept: 'as-game' | 'with-receipt' | 'not';
  /**
   * A claim is named by what it claims, not by who recorded it. Of several claims of one id the first accepted stands, and whether
   * it holds is decided from the player's state.
   */
  readonly isClaim: boolean;
  /** Whether items of other kinds than claims are named so, too, by their ids: of several of one id the first that arrives stands. */
  readonly isNamedByWhat?: (id: string) => boolean;
  /** Whether an item with this payload may have this id. */
  isIdOf(id: string, payload: Payload): boolean;
  /** What an accepted item counts as; absent if it counts for nothing. */
  readonly counts?: CountRule;
}

/** A kind whose items count. */
export interface CountingKind<Payload, Name extends string, Value> extends KindRule<Payload> {
  readonly counts: CountRule<Name, Value>;
}
