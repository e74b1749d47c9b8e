import { hundredths, stopwatchText } from '../../../text/time.ts';
import { amount, wholeNumber } from '../../../text/number.ts';

/*
 * Lengths of time in units, which no line break parts from their numbers. Some forms cut off digits instead of rounding, so that a time never
 * seems longer than it was.
 */

/** Whole seconds: "41 s", "1,200 s". */
export const inSeconds = (seconds: number): string => `${wholeNumber(seconds)}\u00a0s`;

/** The same for a screen reader: "1 second", "41 seconds". */
export const spokenSeconds = (seconds: number): string => amount(seconds, { one: 'second', other: 'seconds' });
/** Figures for a screen reader, with the time of a run that has one: "accuracy 93 percent, time 41 seconds". */
export const withTime = (figures: string, seconds: number | undefined): string =>
  seconds === undefined ? figures : `${figures}, time ${spokenSeconds(seconds)}`;

/** Milliseconds that make a round number of seconds: "3 s", "2.5 s". */
export const inFewSeconds = (ms: number): string => `${ms / 1000}\u00a0s`;

/** Milliseconds as seconds with a tenth, rounded: "2.4 s". */
export const inTenths = (ms: number): string => `${(ms / 1000).toFixed(1)}\u00a0s`;

/** Milliseconds as seconds with hundredths, cut off: "1.23 s". */
export const inHundredths = (ms: number): string => `${hundredths(ms)}\u00a0s`;

/** Milliseconds in a short form, tenths cut off: "48.2 s", from a minute on "1:07.4". */
export function shortTime(ms: number): string {
  const tenths = Math.floor(ms / 100);
  return tenths < 600 ? inTenths(tenths * 100) : stopwatchText(ms);
}

/** The same for a screen reader: "23.4 seconds", "1 minute 5.0 seconds". */
export function spokenTime(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = `${(Math.floor((ms % 60_000) / 100) / 10).toFixed(1)} seconds`;
  return minutes === 0 ? seconds : `${amount(minutes, { one: 'minute', other: 'minutes' })} ${seconds}`;
}

/** Whole seconds that a game lasts at most: "2 min", "90 s" where the minutes are not whole. */
export const limit = (seconds: number): string => (seconds % 60 === 0 ? playedFor(seconds) : inSeconds(seconds));

/** Whole seconds of play: "41 s", "12 min", "3 h 5 min". */
export function playedFor(seconds: number): string {
  if (seconds < 60) return inSeconds(seconds);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}\u00a0min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const whole = `${wholeNumber(hours)}\u00a0h`;
  return rest === 0 ? whole : `${whole} ${rest}\u00a0min`;
}
