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
  /** What it reads of an item is not sent with the item: only the server's parts have it of all devices, so a device counts none anew. */
  readonly unlisted?: true;
  /** The part that an item belongs to; undefined if this figure does not depend on it. */
  bucketOf(item: Counted): string | undefined;
  /** A part with further items of its bucket. */
  add(part: Part, items: readonly Counted[]): Part;
  /** The parts of two disjoint sets together: of one bucket, or of several to see them as a whole. */
  union(a: Part, b: Part): Part;
  /** The same for any number of parts, where that is quicker than two by two. */
  unionAll?(parts: readonly Part[]): Part;
}

/** The name of the one part of a figure that does not grow. */
export const WHOLE = 'all';

/**
 * A fold over sessions alone, from what some of them come to: all of a batch at once, for each push pays for this. An attempt in which
 * nothing was tried is stored and counts for nothing: it gives no XP, and its day is no practised one (decision C9).
 * @param of the part of these sessions, which are of one bucket; there is at least one.
 */
export function sessionFold<Part>({
  bucketOf,
  of,
  ...fold
}: Pick<Fold<Part>, 'name' | 'version' | 'empty' | 'union' | 'unlisted'> & {
  readonly bucketOf: (session: Session) => string | undefined;
  readonly of: (sessions: readonly [Session, ...Session[]]) => Part;
}): Fold<Part> {
  return {
    ...fold,
    bucketOf: (item) => ('session' in item && item.session.left !== 'untried' ? bucketOf(item.session) : undefined),
    add(part, items) {
      const sessions: Session[] = [];
      for (const item of items) if ('session' in item) sessions.push(item.session);
      if (!isFilled(sessions)) return part;
      const added = of(sessions);
      return part === fold.empty ? added : fold.union(part, added);
    },
  };
}

type Session = Extract<Counted, { readonly session: unknown }>['session'];

const isFilled = (sessions: Session[]): sessions is [Session, ...Session[]] => sessions.length > 0;
