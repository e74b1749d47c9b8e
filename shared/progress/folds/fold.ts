import type { Counted } from '../counted/counted.ts';

/**
 * One figure of progress, as a function of the *set* of counted items (protocol, "State is a fold over a set"): sums, maxima, minima
 * and sets, so that order, grouping and repetition change nothing. It is kept in parts, so that what one item changes stays small
 * however many there are. A part is plain JSON.
 */
export interface Fold<Part> {
  readonly name: string;
  /** Of what its parts mean. Another version's parts are never joined with these: they are recounted. */
  readonly version: number;
  readonly empty: Part;
  /** The part that an item belongs to; undefined if this figure does not depend on it. */
  bucketOf(item: Counted): string | undefined;
  /** A part with one more item of its bucket. */
  add(part: Part, item: Counted): Part;
  /** The parts of two disjoint sets together: of one bucket, or of several to see them as a whole. */
  union(a: Part, b: Part): Part;
}

/** The name of the one part of a figure that does not grow. */
export const WHOLE = 'all';

/**
 * A fold over sessions alone, from what a single session comes to. An attempt in which nothing was tried is stored and counts for
 * nothing: it gives no XP, and its day is no practised one (decision C9).
 * @param of a part that holds one session.
 */
export function sessionFold<Part>({
  bucketOf,
  of,
  ...fold
}: Pick<Fold<Part>, 'name' | 'version' | 'empty' | 'union'> & {
  readonly bucketOf: (session: Session) => string | undefined;
  readonly of: (session: Session) => Part;
}): Fold<Part> {
  return {
    ...fold,
    bucketOf: (item) => ('session' in item && item.session.left !== 'untried' ? bucketOf(item.session) : undefined),
    add: (part, item) => ('session' in item ? fold.union(part, of(item.session)) : part),
  };
}

type Session = Extract<Counted, { readonly session: unknown }>['session'];
