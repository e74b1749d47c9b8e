/** Where a run stands that asks one question after another, with a pause after each answer. Ms since the start of play. */
export interface Timeline {
  /** When the question on screen came. */
  readonly shownAtMs: number;
  /** End of the pause after an answer, or null while an answer is awaited. */
  readonly pauseUntilMs: number | null;
  /** When the run ended, or null. */
  readonly overAtMs: number | null;
  /** Time of play before the question on screen, pauses left out; needed only by a limit that stands still in them. */
  readonly playedMs?: number;
}

/** How long a run lasts at most, in ms, and whether the pauses count. */
export interface TimeLimit {
  readonly ms: number;
  readonly countsPauses: boolean;
}

/** What falls due next: the end of the pause, with another question or the end of the run, or the end of the time. */
export interface DueNext {
  readonly what: 'pause' | 'limit';
  /** Ms since the start of play. */
  readonly atMs: number;
}

/**
 * The next timeout of such a run, null if there is none. Of a pause and a limit that end together the limit counts: no question comes up
 * in its last moment. For new games and versions; the rules that are there keep their own.
 */
export function dueNext(timeline: Timeline, limit: TimeLimit | null): DueNext | null {
  const { pauseUntilMs, overAtMs } = timeline;
  if (overAtMs !== null) return null;
  const limitMs = limit === null ? null : limitAt(timeline, limit);
  if (pauseUntilMs !== null && (limitMs === null || pauseUntilMs < limitMs)) return { what: 'pause', atMs: pauseUntilMs };
  return limitMs === null ? null : { what: 'limit', atMs: limitMs };
}

/** When the time is up; null in a pause in which it stands still. */
function limitAt({ shownAtMs, pauseUntilMs, playedMs = 0 }: Timeline, { ms, countsPauses }: TimeLimit): number | null {
  if (countsPauses) return ms;
  return pauseUntilMs === null ? shownAtMs + ms - playedMs : null;
}
