/** What follows a solved board (spec 1 §4, decision G6). */
export type CelebrationStage = 'solving' | 'celebrating' | 'completed';

/** When the stages after `solving` begin, in ms from the solved board. */
const CELEBRATING_AT_MS = 1_500;
const COMPLETED_AT_MS = 4_000;

/** How long the confetti falls, from the start of `celebrating` (spec 1 §2). */
const CONFETTI_MS = 3_000;
export const CONFETTI_PIECES = 50;

export function stageAt(elapsedMs: number): CelebrationStage {
  if (elapsedMs < CELEBRATING_AT_MS) return 'solving';
  return elapsedMs < COMPLETED_AT_MS ? 'celebrating' : 'completed';
}

/** The next moment at which something changes; undefined after the last. */
export function nextChangeAt(elapsedMs: number): number | undefined {
  return [CELEBRATING_AT_MS, COMPLETED_AT_MS, CELEBRATING_AT_MS + CONFETTI_MS].find((ms) => ms > elapsedMs);
}

/** Whether confetti falls. It continues over the scoreboard. A player who skips before it has begun gets none. */
export const isConfettiTime = (elapsedMs: number, skippedAtMs: number | undefined): boolean =>
  elapsedMs >= CELEBRATING_AT_MS && elapsedMs < CELEBRATING_AT_MS + CONFETTI_MS && (skippedAtMs ?? CELEBRATING_AT_MS) >= CELEBRATING_AT_MS;
