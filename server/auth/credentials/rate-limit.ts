/** At most `max` counted events per key within any `windowMs`. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

export interface RateLimiter {
  /** Whole seconds until the key may act again; 0 if it may now. Counts nothing. */
  waitS(key: string): number;
  /** Counts one event now. The answer takes it back: what turned out well is not held against anybody. */
  count(key: string): () => void;
}

/**
 * Sliding windows in this process's memory: a limit shields one server's work, so each server keeps its own, and a restart forgives.
 */
export const createRateLimiter = (limit: Limit, clock: () => number): RateLimiter => {
  const times = new Map<string, number[]>();
  let sweepAt = clock() + limit.windowMs;

  const recent = (key: string): number[] => {
    const kept = (times.get(key) ?? []).filter((at) => at > clock() - limit.windowMs);
    if (kept.length === 0) times.delete(key);
    else times.set(key, kept);
    return kept;
  };
  /** Once a window, so that keys seen once do not stay for ever. */
  const sweep = (): void => {
    if (clock() < sweepAt) return;
    sweepAt = clock() + limit.windowMs;
    for (const key of times.keys()) recent(key);
  };

  return {
    waitS(key) {
      const kept = recent(key);
      const oldest = kept[kept.length - limit.max];
      return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + limit.windowMs - clock()) / 1000));
    },
    count(key) {
      sweep();
      const at = clock();
      times.set(key, [...recent(key), at].slice(-limit.max));
      return () => {
        const list = times.get(key);
        const index = list?.indexOf(at) ?? -1;
        if (list && index >= 0) list.splice(index, 1);
      };
    },
  };
};
