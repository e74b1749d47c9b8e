import { createSource } from '../../shared/observable.ts';

/**
 * The badges whose notice was seen in this window: from then on the red dot alone tells of them. They are not read yet (spec 2 §4): with
 * the next visit the notice comes again, until it is closed or followed.
 */
export const foldedNotices = createSource<ReadonlySet<string>>(new Set());

export function foldNotices(badges: readonly string[]): void {
  foldedNotices.set(new Set([...foldedNotices.getSnapshot(), ...badges]));
}
