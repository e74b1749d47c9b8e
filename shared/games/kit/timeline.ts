/** The times of a run that asks one question after another, with a pause after each answer. Ms since the start of play. */
interface Timeline {
  /** When the question on screen appeared. */
  readonly shownAtMs: number;
  /** End of the pause after an answer, or null while an answer is expected. */
  readonly pauseUntilMs: number | null;
  /** When the run ended, or null. */
  readonly overAtMs: number | null;
  /** Time of play before the question on screen, without pauses. Needed only for a limit that does not count pauses. */
  readonly playedMs?: number;
}

/** How long a run lasts at most, in ms, and whether the pauses count. */
interface TimeLimit {
  readonly ms: number;
  readonly countsPauses: boolean;
}

/** The next timeout: the end of the pause, which brings another question or the end of the run, or the end of the time. */
interface DueNext {
  readonly what: 'pause' | 'limit';
  /** Ms since the start of play. */
  readonly atMs: number;
}

/**
 * The next timeout of such a run, null if there is none. If a pause and the limit end together, the limit counts, so that no question
 * appears at the last moment. For new games and versions; the existing rules have their own.
 */
export function dueNext(timeline: Timeline, limit: TimeLimit | null): DueNext | null {
  const { pauseUntilMs, overAtMs } = timeline;
  if (overAtMs !== null) return null;
  const limitMs = limit === null ? null : limitAt(timeline, limit);
  if (pauseUntilMs !== null && (limitMs === null || pauseUntilMs < limitMs)) return { what: 'pause', atMs: pauseUntilMs };
  return limitMs === null ? null : { what: 'limit', atMs: limitMs };
}

/** When the time is up; null in a pause that does not count. */
function limitAt({ shownAtMs, pauseUntilMs, playedMs = 0 }: Timeline, { ms, countsPauses }: TimeLimit): number | null {
  if (countsPauses) return ms;
  return pauseUntilMs === null ? shownAtMs + ms - playedMs : null;
}
