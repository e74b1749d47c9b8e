import type { ComponentType } from 'react';
import type { Game, Outcome } from '../../../shared/games/kit/game.ts';
import type { FinishReport, RunOwner } from '../../engine/engine.ts';
import type { CountdownSteps } from './countdown.ts';
import type { Run, RunControl } from '../run/run.ts';
import type { Standing } from '../result/standing.ts';
import type { RunConfig } from '../run/start-run.ts';

export interface SetupProps<Config> {
  readonly onStart: (config: Config) => void;
  /** Back from a game: the keyboard goes on from Start. */
  readonly returned: boolean;
}

export interface PlayProps<Played> {
  readonly run: Played;
  /** Discards the run and goes back to the set-up. */
  readonly onDiscard: () => void;
}

export interface ResultProps<State> {
  /** The state in which the run ended. */
  readonly state: State;
  readonly outcome: Outcome;
  /** Absent until the engine has answered. */
  readonly report: FinishReport | undefined;
  /** True when no engine could take the run. */
  readonly lost: boolean;
  /** Whose run it is; undefined until the device has said who plays. */
  readonly owner: RunOwner | undefined;
  /** Where the player stood as the run began; absent for a guest. */
  readonly before: Standing | undefined;
  /** The same set-up with new problems. */
  readonly onAgain: () => void;
  /** Back to the set-up. */
  readonly onNew: () => void;
}

/**
 * One game, for the page that leads through it: its rules and its screens. What it is called and its hue the catalogue says; the screens
 * ask `useGame` for it (client/play/current-game.ts).
 */
export interface GameModule<Config extends RunConfig, Move, State, Played extends RunControl<State>> {
  readonly rules: Game<Config, Move, State>;
  /** What a new best is: a higher score than ever, or something of the game's own (a time, a score by mode) that its result shows. */
  readonly best: 'score' | 'own';
  /** Absent: play begins with the press of Start. */
  readonly countdown?: CountdownSteps;
  /** Whether the game can be today's challenge (`?challenge=true`). */
  readonly challenge?: boolean;
  /** The run as its play screen holds it, for instance with an answer slot. */
  readonly open: (run: Run<Move, State>) => Played;
  /** What was being played and how far, for the offer to resume it. */
  readonly about: (state: State) => string;
  /** What a resumed run begins with, where it is not a fresh question. */
  readonly waiting?: string;
  readonly Setup: ComponentType<SetupProps<Config>>;
  readonly Play: ComponentType<PlayProps<Played>>;
  readonly Result: ComponentType<ResultProps<State>>;
}
