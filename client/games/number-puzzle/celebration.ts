/** What follows a solved board (spec 1 §4, decision G6). */
export type CelebrationStage = 'solving' | 'celebrating' | 'completed';

/** When the stages after `solving` begin, in ms from the solved board. */
const CELEBRATING_AT_MS = 1_500;
const COMPLETED_AT_MS = 4_000;

/** How long the confetti falls, from the start of `celebrating` (spec 1 §2). */
const CONFETTI_MS = 3_000;
/** When each part of its pieces is made, to wait above the window: all of them with the new words and tiles would hold up that frame. */
const CONFETTI_MADE_AT_MS = [600, 1_000] as const;
export const CONFETTI_PARTS = CONFETTI_MADE_AT_MS.length;
export const CONFETTI_PIECES = 50;

export function stageAt(elapsedMs: number): CelebrationStage {
  if (elapsedMs < CELEBRATING_AT_MS) return 'solving';
  return elapsedMs < COMPLETED_AT_MS ? 'celebrating' : 'completed';
}

/** The next moment at which something changes; undefined after the last. */
export function nextChangeAt(elapsedMs: number): number | undefined {
  return [...CONFETTI_MADE_AT_MS, CELEBRATING_AT_MS, COMPLETED_AT_MS, CELEBRATING_AT_MS + CONFETTI_MS].find((ms) => ms > elapsedMs);
}

/** How long the confetti waits before it falls. */
export const confettiWaitsMs = (elapsedMs: number): number => Math.max(0, CELEBRATING_AT_MS - elapsedMs);

/** How many parts of the confetti wait or fall. It continues over the scoreboard. A player who skips before it has begun gets none. */
export function confettiParts(elapsedMs: number, skippedAtMs: number | undefined): number {
  if (elapsedMs >= CELEBRATING_AT_MS + CONFETTI_MS || (skippedAtMs ?? CELEBRATING_AT_MS) < CELEBRATING_AT_MS) return 0;
  return CONFETTI_MADE_AT_MS.filter((ms) => elapsedMs >= ms).length;
}
