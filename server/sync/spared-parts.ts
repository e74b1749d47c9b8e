import type { SparedParts } from '../../shared/contract/pull.ts';
import { dayNumber } from '../../shared/day.ts';
import { evidence } from '../../shared/progress/folds/evidence.ts';
import type { StoredPart } from './parts.ts';

/** Evidence of these days comes with every listing: nearly all that arrives late is among it. */
const DAYS_THAT_ALWAYS_COME = 13 * 7;

/** What of some parts goes to a device, and which of the others it keeps. */
interface Sorted {
  readonly sent: readonly StoredPart[];
  readonly spared: SparedParts;
}

/**
 * Leaves out of a listing what the device has and keeps: evidence of days long gone that has not changed since (decision D28).
 * @param upTo the last change that the device has whole, by a cursor that this history holds.
 */
export function withoutKept(parts: readonly StoredPart[], upTo: number, nowMs: number): Sorted {
  const firstDay = dayNumber(nowMs, 0) - DAYS_THAT_ALWAYS_COME;
  const isKept = ({ fold, bucket, seq }: StoredPart): boolean => fold === evidence.name && Number(bucket) < firstDay && seq <= upTo;
  return {
    sent: parts.filter((part) => !isKept(part)),
    spared: { [evidence.name]: parts.filter(isKept).map(({ bucket }) => bucket) },
  };
}
