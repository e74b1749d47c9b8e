/** As much of a press as decides. `timeStamp` in ms, place in CSS pixels. */
export interface Press {
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** Presses that follow each other quickly, perhaps at one place: a double tap, a hand that hammers. */
export interface PressRow {
  readonly beganAtMs: number;
  readonly last: Press;
}

/** Presses further apart in time are two rows. */
export const QUICK_MS = 400;
/** The second tap of a finger lands this close to the first. */
export const SAME_PLACE_PX = 40;

/** The row after another press; `withinPx` is how far from the last one it may be. */
export function withPress(row: PressRow | undefined, press: Press, withinPx: number): PressRow {
  const goesOn = row !== undefined && press.timeStamp - row.last.timeStamp <= QUICK_MS && distance(row.last, press) <= withinPx;
  return { beganAtMs: goesOn ? row.beganAtMs : press.timeStamp, last: press };
}

const distance = (one: Press, other: Press): number => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/**
 * Whether the last press of a row meant what was in sight before `sinceMs`. A press that had to wait for a busy page can itself be older
 * than what it meets.
 */
export const isLate = (row: PressRow | undefined, sinceMs: number): boolean => row !== undefined && row.beganAtMs < sinceMs;
