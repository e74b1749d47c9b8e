import { oneOf } from './config.ts';

/** What a player's clock is (decision G26): as the game has it, 2, 5 or 10 times as long, or none. Stored in configurations for ever. */
export const CLOCKS = ['on', 'x2', 'x5', 'x10', 'off'] as const;
export type Clock = (typeof CLOCKS)[number];
export const isClock = oneOf<Clock>(CLOCKS);

const TIMES: { readonly [clock in Clock]: number | null } = { on: 1, x2: 2, x5: 5, x10: 10, off: null };

/** A time of the rules by this clock in ms; null with the clock off: then only a move goes on. */
export function timeBy(clock: Clock, ms: number): number | null {
  const times = TIMES[clock];
  return times === null ? null : times * ms;
}
