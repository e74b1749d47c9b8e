import type { TraceEvent } from 'lighthouse';

/** Lighthouse's mobile settings: the processor is four times slower, and a task blocks by what it takes above 50 ms. */
const SLOWER = 4;
const BLOCKS_ABOVE_MS = 50;
/** After so long a page that is only looked at has nothing more to do. */
const WITHIN_MS = 5_000;

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** The thread that read the document. */
function pageThread(events: readonly TraceEvent[]): string | undefined {
  const read = new Map<string, number>();
  for (const event of events) {
    if (event.name === 'ParseHTML') read.set(threadOf(event), (read.get(threadOf(event)) ?? 0) + (event.dur ?? 0));
  }
  return [...read].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * How long a page's tasks block it after its first paint, in ms, by the processor's time. Without the waits of a machine whose cores are
 * taken, which Lighthouse's own figure multiplies with the tasks: so the difference is the machine's.
 * @param events the trace of a visit that was not slowed down, times in µs
 */
export function blockingByProcessor(events: readonly TraceEvent[]): number {
  const thread = pageThread(events);
  const paintedUs = events.find(({ name }) => name === 'firstContentfulPaint')?.ts;
  if (paintedUs === undefined) return Number.NaN;
  return events
    .filter((event) => event.name === 'RunTask' && threadOf(event) === thread)
    .filter(({ ts }) => ts >= paintedUs && ts < paintedUs + WITHIN_MS * 1_000)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * SLOWER - BLOCKS_ABOVE_MS), 0);
}
