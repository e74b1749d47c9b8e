import type { ComponentType } from 'react';
import type { Canonical } from '../../../shared/canonical.ts';
import type { CatalogueGame } from '../../../shared/games/kit/catalogue-game.ts';
import type { Game } from '../../../shared/games/kit/game.ts';
import type { CountdownScreenProps } from './countdown-screen.tsx';
import type { Run, RunControl } from '../run/run.ts';
import type { EndedRun } from '../result/use-result.ts';
import type { RunConfig } from '../run/start-run.ts';
import type { Ahead, Chunk, LaterCode } from '../../window/chunk.tsx';

export interface SetupProps<Config> {
  readonly onStart: (config: Config) => void;
  /** Whether the player came back from a game. Then Start gets the focus. */
  readonly returned: boolean;
}

export interface PlayProps<Played> {
  readonly run: Played;
  /** Discards the run and goes back to the set-up. */
  readonly onDiscard: () => void;
}

export interface ResultProps<State> extends EndedRun {
  /** The state in which the run ended. */
  readonly state: State;
  /** Starts a run with the same set-up and new problems. */
  readonly onAgain: () => void;
  /** Goes back to the set-up. */
  readonly onNew: () => void;
}

/**
 * A later version of a game's rules, by which only some runs are played: those that fit their player, and those by another clock than the
 * ordinary one. Its code comes with the first use of the page.
 */
export interface FurtherRules<Config extends RunConfig, Move, State> {
  /** Whether a set-up is to fit its player. */
  readonly fits: (config: Config) => boolean;
  readonly code: LaterCode<{
    readonly rules: Game<Config, Move, State>;
    /** Versions between these and the page's own (`earlier`). */
    readonly earlier?: readonly Game<Config, Move, State>[];
    /** Calls `go` with the set-up of a new run as it fits whoever plays (client/play/memory/fitted-by.ts). */
    readonly fitted: (config: Config, go: (config: Config) => void) => void;
    /** The set-up of another run after this one. Absent: the same, fitted anew. */
    readonly again?: (state: State) => Config;
  }>;
}

/** Rules of before there were clocks: their set-ups have none (decision G26). */
type EarlierRules<Config, Move, State> = Game<Omit<Config, 'clock'> & Canonical, Move, State>;

/**
 * One game as `gamePage` needs it: its entry in the catalogue, its rules and its screens, which ask `useGame` for its name and its hue
 * (client/play/current-game.ts).
 */
export interface GameModule<Config extends RunConfig, Move, State, Played extends RunControl<State>> {
  readonly game: CatalogueGame;
  /** In words of its own: the page of one game does not fetch those of all. */
  readonly name: string;
  readonly description: string;
  readonly rules: Game<Config, Move, State>;
  /** Earlier versions of the rules. A run that was left under one of them goes on by it, for its journal is replayed by it. */
  readonly earlier?: readonly EarlierRules<Config, Move, State>[];
  /** A run that is played by these begins when their code is there. */
  readonly further?: FurtherRules<Config, Move, State>;
  /** Absent: play begins after Start, without a countdown. */
  readonly countdown?: Chunk<CountdownScreenProps>;
  /** Whether a run with this set-up begins with the countdown. Absent: all do. */
  readonly countsDown?: (config: Config) => boolean;
  /** Whether the game can be today's challenge (`?challenge=true`). */
  readonly challenge?: boolean;
  /** Makes the run that the play screen gets, for instance with an answer slot. */
  readonly open: (run: Run<Move, State>) => Played;
  /** What was being played and how far, as a text for the offer to resume it. */
  readonly about: (state: State) => string;
  /** What a resumed run begins with, as a text, if that is not a fresh question. */
  readonly waiting?: string;
  /** Whether time shows in a run by a clock. Absent: it does. */
  readonly showsTime?: false;
  /** The set-up of the next run from that of the last. Absent: the same. */
  readonly again?: (config: Config) => Promise<Config>;
  readonly Setup: ComponentType<SetupProps<Config>>;
  /** The code of these is fetched when the set-up is used. No run begins before that of `play` is there. */
  readonly play: Chunk<PlayProps<Played>>;
  readonly result: Chunk<ResultProps<State>>;
  /** What else the play screen asks for, which a run can begin without. */
  readonly later?: readonly Ahead[];
}
