/** An instant with the offset of the clock that saw it (ms since the epoch, minutes east of UTC). */
export interface Instant {
  readonly ms: number;
  readonly utcOffsetMin: number;
}

/** Ties are broken by the offset, so that the result does not depend on the order of merging. */
export const earlier = (a: Instant, b: Instant): Instant => (a.ms < b.ms || (a.ms === b.ms && a.utcOffsetMin >= b.utcOffsetMin) ? a : b);
export const later = (a: Instant, b: Instant): Instant => (a.ms > b.ms || (a.ms === b.ms && a.utcOffsetMin <= b.utcOffsetMin) ? a : b);
