import type { SetupFacts } from './best.ts';

/** A part of a set-up, by the fields of its game's configuration, unchecked: the sheet leaves out what its game does not take. */
export type SetupPart = { readonly [field: string]: string | number | boolean };

/** What a game says of set-ups that a link fills in. */
export interface PracticeRules {
  /** The whole set-up of a run, from what its session says. What the session does not say, or says otherwise, is left out. */
  readonly setupOf: (run: SetupFacts) => SetupPart;
  /** A set-up whose runs a best is of, from the pieces of its text (best.ts): of a class of counts it has the least. */
  readonly setupOfBest: (...pieces: readonly string[]) => SetupPart;
  /**
   * The set-up in which a topic of the game's statistics is asked, as far as the topic decides it: the player's last set-up has the rest.
   * `difficulty`: that of the saved session; absent where questions are the same at any. A game without topics has no such set-up.
   */
  readonly practiceOf?: (topic: string, difficulty?: string) => SetupPart;
}

/** The fields of a session's data that are fields of a set-up under the same names. */
export const fieldsIn = (data: SetupFacts['data'], ...fields: readonly string[]): SetupPart =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = data[field];
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[field, value] as const] : [];
    }),
  );
