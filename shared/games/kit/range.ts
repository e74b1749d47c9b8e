/** Whole numbers from `lowest` to `highest`, both included. */
export interface Range {
  readonly lowest: number;
  readonly highest: number;
}

/** Whether an unchecked value is a whole number in the range. */
export const isWithin = (value: unknown, range: Range): value is number =>
  Number.isInteger(value) && (value as number) >= range.lowest && (value as number) <= range.highest;

/** The nearest whole number in the range, fractions cut off. NaN, for an empty field, gives the lowest. */
export const clampTo = (value: number, range: Range): number =>
  Number.isNaN(value) ? range.lowest : Math.min(Math.max(Math.floor(value), range.lowest), range.highest);
