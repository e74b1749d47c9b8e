/** A part of a set-up, by the fields of its game's configuration, unchecked: the sheet leaves out what its game does not take. */
export type SetupPart = { readonly [field: string]: string | number };

/**
 * The set-up in which a topic of a game's statistics is asked, as far as the topic decides it: the player's last set-up has the rest.
 * `difficulty`: that of the saved session; absent where questions are the same at any.
 */
export type PracticeOf = (topic: string, difficulty?: string) => SetupPart;
