import { median, ms, times } from '../statistics.ts';

/** The medians of one way and of the plain one, and their ratio. */
export function against(spent: readonly number[], plain: readonly number[]): string {
  const [ours, theirs] = [median(spent), median(plain)];
  return `${times(ours / theirs)} (${ms(ours)} : ${ms(theirs)})`;
}
