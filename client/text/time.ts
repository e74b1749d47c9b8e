/**
 * How the product writes lengths of time as a clock does: in digits alone. Some forms cut off digits instead of
 * rounding, so that a time never seems longer than it was. With units they are words (client/words).
 */

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** Milliseconds as seconds with hundredths, cut off: "1.23"; 2,999 never reads as 3.00. */
export const hundredths = (ms: number): string => (Math.floor(ms / 10) / 100).toFixed(2);

/** Whole seconds as on a clock: "0:42", "12:05". */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;

/** Milliseconds as on a stopwatch, tenths cut off: "0:23.4", "12:05.0". */
export function stopwatchText(ms: number): string {
  const tenths = Math.floor(ms / 100);
  return `${clockText(Math.floor(tenths / 10))}.${tenths % 10}`;
}
