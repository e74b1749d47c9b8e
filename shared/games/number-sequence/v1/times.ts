import { timeBy, type Clock } from '../../kit/clock.ts';
import { ordinaryMs } from '../../kit/clocked.ts';
import type { NumberSequenceConfig } from './config.ts';

/** How long 'Get ready to input...' is shown between the reveal and the input. */
const READY_MS = 1_000;

/** The pause between two rounds (spec 1 §4). */
const REVIEW_MS = 2_000;

/** The client submits a full round automatically this long after its last change (decision G10). */
export const AUTO_CHECK_MS = 600;

/** How long the numbers of a round are shown, in ms: 3 s at 3 digits or fewer, 6 s at 5 or fewer, else 9 s (spec 1 §9). */
export function revealMs(digits: number): number {
  if (digits <= 3) return 3_000;
  return digits <= 5 ? 6_000 : 9_000;
}

export type Phase = 'memorize' | 'ready' | 'input' | 'review' | 'over';

/** A set-up of any version: since version 2 it has a clock (decision G26). */
export type TimedConfig = NumberSequenceConfig & { readonly clock?: Clock };

/** How long a phase lasts if nothing ends it before, in ms; null if only a move does. */
export function phaseMs(phase: Phase, { digits, timeLimit, clock = 'on' }: TimedConfig): number | null {
  switch (phase) {
    case 'memorize':
      return timeBy(clock, revealMs(digits));
    case 'ready':
      return timeBy(clock, READY_MS);
    case 'input':
      return timeBy(clock, timeLimit * 1000);
    case 'review':
      return timeBy(clock, REVIEW_MS);
    case 'over':
      return null;
  }
}

/** The whole seconds, as long as the clock makes them, that are left of a round's limit after `ms` of input; 0 without a limit. */
export function secondsLeft({ timeLimit, clock = 'on' }: TimedConfig, ms: number): number {
  const used = ordinaryMs(clock, ms);
  return used === null ? 0 : Math.floor(timeLimit - used / 1000);
}
