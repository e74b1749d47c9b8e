import { hundredths, stopwatchText } from '../../../text/time.ts';
import { amount, wholeNumber } from '../../../text/number.ts';

/** Lengths of time in units. Some forms cut off digits instead of rounding, so that a time never seems longer than it was. */

/** Whole seconds: "41 s", "1,200 s". */
export const inSeconds = (seconds: number): string => `${wholeNumber(seconds)} s`;

/** The same for a screen reader: "1 second", "41 seconds". */
export const spokenSeconds = (seconds: number): string => amount(seconds, { one: 'second', other: 'seconds' });

/** Milliseconds that make a round number of seconds: "3 s", "2.5 s". */
export const inFewSeconds = (ms: number): string => `${ms / 1000} s`;

/** Milliseconds as seconds with a tenth, rounded: "2.4 s". */
export const inTenths = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Milliseconds as seconds with hundredths, cut off: "1.23 s". */
export const inHundredths = (ms: number): string => `${hundredths(ms)} s`;

/** Milliseconds in a short form, tenths cut off: "48.2 s", from a minute on "1:07.4". */
export function shortTime(ms: number): string {
  const tenths = Math.floor(ms / 100);
  return tenths < 600 ? `${Math.floor(tenths / 10)}.${tenths % 10} s` : stopwatchText(ms);
}

/** The same for a screen reader: "23.4 seconds", "1 minute 5.0 seconds". */
export function spokenTime(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = `${Math.floor((ms % 60_000) / 1000)}.${Math.floor((ms % 1000) / 100)} seconds`;
  return minutes === 0 ? seconds : `${amount(minutes, { one: 'minute', other: 'minutes' })} ${seconds}`;
}

/** Whole seconds of play: "41 s", "12 min", "3 h 5 min". */
export function playedFor(seconds: number): string {
  if (seconds < 60) return inSeconds(seconds);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${wholeNumber(hours)} h` : `${wholeNumber(hours)} h ${rest} min`;
}
