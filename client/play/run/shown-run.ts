import type { FinishReport } from '../../engine/engine.ts';
import type { Outcome } from '../../../shared/games/kit/game.ts';
import { createSource, type Observable } from '../../../shared/observable.ts';

export interface RunSnapshot<State> {
  readonly state: State;
  /** A run that ended when it was left gets an outcome and a report, as one that is over. */
  readonly status: 'playing' | 'over' | 'discarded' | 'left';
  /** Grows with each sleep of the page, so that animations of time can start again. */
  readonly breaks: number;
  /** Set when the run is over: first the window's, then the engine's. */
  readonly outcome: Outcome | undefined;
  /** The engine's report; absent until the engine has answered. */
  readonly report: FinishReport | undefined;
  /** True when no engine could take the finished run. */
  readonly lost: boolean;
}

/** What a run shows of itself, and how that changes. */
interface ShownRun<State> extends Observable<RunSnapshot<State>> {
  readonly change: (part: Partial<RunSnapshot<State>>) => void;
  readonly playing: () => boolean;
  /** Takes the engine's report, whose outcome is the one that counts. */
  readonly take: (report: FinishReport) => void;
  /** No engine could take the run, for this reason. */
  readonly lose: (reason: unknown) => void;
}

/** @param report is told of bugs. */
export function createShownRun<State>(state: State, report: (problem: unknown) => void): ShownRun<State> {
  const source = createSource<RunSnapshot<State>>({
    state,
    status: 'playing',
    breaks: 0,
    outcome: undefined,
    report: undefined,
    lost: false,
  });
  const { subscribe, getSnapshot } = source;
  const change = (part: Partial<RunSnapshot<State>>) => source.set({ ...getSnapshot(), ...part });
  return {
    subscribe,
    getSnapshot,
    change,
    playing: () => getSnapshot().status === 'playing',
    take(finished) {
      const mirrored = getSnapshot().outcome;
      if (mirrored && !sameOutcome(mirrored, finished.outcome)) {
        report(new Error('The engine and the window disagree on a run.'));
      }
      change({ report: finished, outcome: finished.outcome, lost: false });
    },
    lose(reason) {
      report(reason);
      change({ lost: true });
    },
  };
}

const sameOutcome = (a: Outcome, b: Outcome): boolean =>
  a.score === b.score && a.accuracy === b.accuracy && a.durationMs === b.durationMs && a.difficulty === b.difficulty;
