/** How the product writes numbers. The numbers of problems and answers do not go through here: they are shown as asked and typed. */

/** A whole number: "7", "12,345", "−40". */
export function wholeNumber(value: number): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ',');
  return value < 0 ? `\u2212${digits}` : digits;
}

/** Whole percent: "93%". */
export const percent = (value: number): string => `${wholeNumber(value)}%`;

/** A count with its noun: "1 game", "1,200 games". Give `many` if the plural is not the noun with an s. */
export const amount = (count: number, one: string, many = `${one}s`): string => `${wholeNumber(count)} ${count === 1 ? one : many}`;
