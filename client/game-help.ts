/** What the help pages say of a game, in its `help.ts`. */
export interface GameHelp {
  /** How it answers the learner at once (/instant-feedback). */
  readonly feedback: string;
  /** What in it adapts, or can be set (/adaptive-learning). */
  readonly adapts: string;
  /** How its score comes about, and an example that its own function has counted (/scoring-system). */
  readonly scoring: { readonly rule: string; readonly example: string; readonly score: number };
}

/** An answer in a game that follows its player, and what is asked next. */
interface FitRow {
  readonly problem: string;
  readonly isRight: boolean;
  readonly next: string;
}

/** How a game follows its player, in its `fit-example.ts` (/adaptive-learning). A right answer climbs up to `quickUpToMs`. */
export interface FitExample {
  readonly rows: readonly FitRow[];
  readonly quickUpToMs: number;
}
