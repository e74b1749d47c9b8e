/** The nearest value in the range. An empty field gives the least value. */
export const clampToRange = (value: number | null, min: number, max: number): number => Math.min(max, Math.max(min, value ?? min));

/** One step further, staying on multiples of the step where the range allows: 17 by +5 is 20, by −5 is 15. */
export const stepFrom = (value: number | null, by: number, min: number, max: number): number => {
  if (value === null || Number.isNaN(value)) return min;
  const size = Math.abs(by);
  const next = by > 0 ? (Math.floor(value / size) + 1) * size : (Math.ceil(value / size) - 1) * size;
  return clampToRange(next, min, max);
};
