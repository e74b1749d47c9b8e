import type { Asked } from '../../memory/facts.ts';

/** A problem of any game, with its answer. */
export interface PaperProblem extends Asked {
  readonly answer: number;
}

/**
 * What a game says of class rounds on paper (decision D38): how its states, of all versions that codes name, show what is asked. A file of its
 * own beside `round.ts`, for the page of rounds prints nothing.
 */
export interface PaperForm {
  readonly slug: string;
  /** How many problems a run is about that begins so; null where its player, a clock or a limit of logs ends it. */
  readonly count: (start: unknown) => number | null;
  /** What is on screen. */
  readonly asks: (state: unknown) => PaperProblem;
}

/** @param form by the states of the versions that codes name. */
export const paperForm = <State>(
  slug: string,
  form: { readonly count: (start: State) => number | null; readonly asks: (state: State) => PaperProblem },
): PaperForm => ({ slug, count: (start) => form.count(start as State), asks: (state) => form.asks(state as State) });
