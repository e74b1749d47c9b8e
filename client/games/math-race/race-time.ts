const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** The clock of a race, begun seconds not counted: "0:42", "12:05". */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;

/** A time to compare, in tenths: "48.2 s", from a minute on "1:07.4". Tenths are cut off as seconds are: no race seems over before it was. */
export function raceTime(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = Math.floor(tenths / 10);
  const rest = `.${tenths % 10}`;
  return seconds < 60 ? `${seconds}${rest} s` : `${clockText(seconds)}${rest}`;
}
