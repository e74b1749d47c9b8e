import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** The waits of callers who come at even times: a long wait counts as often as such callers meet it. */
export const byTime = (ms: number, everyMs: number): number[] =>
  Array.from({ length: Math.ceil(ms / everyMs) }, (_, i) => ms - i * everyMs);

/** Asks /healthz again and again until the work is over; the waits of callers at even times. */
export async function watchHealth(origin: string, isOver: () => boolean): Promise<readonly number[]> {
  const waits: number[] = [];
  while (!isOver()) {
    const from = performance.now();
    await (await fetch(`${origin}/healthz`)).arrayBuffer();
    waits.push(...byTime(performance.now() - from, LOOK_EVERY_MS));
    await pause(LOOK_EVERY_MS);
  }
  return waits;
}
