/** Timers that keep no process alive. Tests pass in others. */
export interface Timers {
  /** Runs `work` after `ms`; the result cancels it. */
  after(ms: number, work: () => void): () => void;
  /** Runs `work` every `ms`; the result ends it. */
  every(ms: number, work: () => void): () => void;
}

export const realTimers: Timers = {
  after(ms, work) {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
  every(ms, work) {
    const timer = setInterval(work, ms).unref();
    return () => clearInterval(timer);
  },
};
