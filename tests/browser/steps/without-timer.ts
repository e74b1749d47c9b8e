/**
 * Timers of exactly so many ms never end in this page: what it would do after that time without an answer, it does not do, however slow
 * the machine is. Runs before a page's own scripts.
 */
export function withoutTimer(unending: number): void {
  const original = window.setTimeout.bind(window) as (work: () => void, ms?: number, ...rest: unknown[]) => number;
  const without: typeof original = (work, ms, ...rest) => (ms === unending ? 0 : original(work, ms, ...rest));
  window.setTimeout = without as typeof window.setTimeout;
}
