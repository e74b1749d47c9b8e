/** A run of the history, replayed from its log. */
export interface PastRun<State> {
  /** How it ended. */
  readonly state: State;
  /** All its states in their order, for what the last one has forgotten. */
  readonly states: () => Iterable<State>;
}

/** What a game shows of such a run (`past.tsx` in its folder): its answers. A game without one has none to show. */
export interface PastProps<State> {
  readonly run: PastRun<State>;
}
