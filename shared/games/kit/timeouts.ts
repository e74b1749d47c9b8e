/** The timeouts of a game's state, by its rules. */
interface Timeouts<State> {
  /** When the next one is due (ms since the start of play), or null if there is none. */
  dueAt(state: State): number | null;
  /** The state after the timeout at `dueMs`. In it that timeout is gone, or due later. */
  apply(state: State, dueMs: number): State;
}

/**
 * Applies the timeouts that are due up to `atMs` (ms since the start of play), one after another, each at its own time. `step` does this
 * before anything else (first law of game.ts). For new games and versions; the existing rules have their own.
 * @throws Error if a due timeout changes nothing, because it would be due for ever.
 */
export function applyTimeouts<State>(timeouts: Timeouts<State>, state: State, atMs: number): State {
  let now = state;
  for (let due = timeouts.dueAt(now); due !== null && due <= atMs; due = timeouts.dueAt(now)) {
    const next = timeouts.apply(now, due);
    if (next === now) throw new Error(`the timeout at ${due} changes nothing`);
    now = next;
  }
  return now;
}
