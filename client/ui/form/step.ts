/** Longest number a stepper takes: enough for every range, too short to lose precision. */
const MOST_DIGITS = 6;

/** What was typed, as a whole number; null if there is no digit. Anything but digits is ignored. */
export const numberOf = (typed: string): number | null => {
  const digits = typed.replace(/\D/g, '').slice(0, MOST_DIGITS);
  return digits === '' ? null : Number(digits);
};

/** The value brought into its range; empty becomes the least. */
export const clampToRange = (value: number | null, min: number, max: number): number => Math.min(max, Math.max(min, value ?? min));

/** One step further, staying on multiples of the step where the range allows: 17 by +5 is 20, by −5 is 15. */
export const stepFrom = (value: number | null, by: number, min: number, max: number): number => {
  if (value === null) return min;
  const size = Math.abs(by);
  const next = by > 0 ? (Math.floor(value / size) + 1) * size : (Math.ceil(value / size) - 1) * size;
  return clampToRange(next, min, max);
};
