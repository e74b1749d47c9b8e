/** The hues of the games, by the names of the client's tokens. Each game has one; all are of equal lightness. */
export type GameHue = 'sun' | 'leaf' | 'sky' | 'violet' | 'rose' | 'plum' | 'sea' | 'moss' | 'jade';

/** A game, for the catalogue page, the server and the statistics. Its name is in the words of a language. */
export interface CatalogueGame {
  /** The number in the specification and in tracking (decision G1). 4 is reserved. */
  readonly id: number;
  readonly slug: string;
  readonly hue: GameHue;
  readonly flag: 'new' | 'viral' | null;
  /**
   * What two answers must share before their times can be compared: the topic, for a table is a table in each mode; the topic and the
   * difficulty, which decides how large the numbers are. Null if the set-up or the course of a game decides that.
   */
  readonly comparable: 'topic' | 'difficulty' | null;
  /** Whether the game is only announced: its card shows 'Coming Soon' and has no link (spec 1 §2). */
  readonly comingSoon: boolean;
  /** Whether this build can play it: its rules are in registry.ts and its screens in client/games. */
  readonly available: boolean;
  /** False for a game that is none of those on offer: it has no card, and its page stands apart from theirs. Absent from all others. */
  readonly listed?: false;
}
