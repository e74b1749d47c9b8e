/** The timeouts of a game's state, as its rules know them. */
export interface Timeouts<State> {
  /** When the next one falls due (ms since the start of play), or null if none does. */
  dueAt(state: State): number | null;
  /** The state after the one that falls due at `dueMs`: it is gone then, or due later. */
  apply(state: State, dueMs: number): State;
}

/**
 * Applies the timeouts that are due up to `atMs` (ms since the start of play), one after another, each at its own moment: what `step` does
 * before anything else (first law of game.ts). For new games and versions; the rules that are there keep their own.
 * @throws Error if a timeout that is due changes nothing: it would be due for ever.
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
