import type { FinishReport } from '../../engine/engine.ts';
import type { Canonical } from '../../../shared/canonical.ts';
import { MAX_RESUMES } from '../../../shared/contract/limits.ts';
import type { CommonMove, Game, Outcome } from '../../../shared/games/kit/game.ts';
import type { StorageProblem } from '../../storage/storage-failure.ts';
import { createGameClock, type TimeSource } from './game-clock.ts';
import { createSource, type Observable } from '../../../shared/observable.ts';
import type { EngineDelivery } from './engine-delivery.ts';
import type { RestoredRun } from './restored-run.ts';

export interface RunPorts extends TimeSource {
  readonly after: (ms: number, work: () => void) => () => void;
  /** Reports a bug, for instance a difference between window and engine. The player does not see it. */
  readonly report: (problem: unknown) => void;
}

export interface RunDeps<Config extends Canonical, Move, State> {
  readonly game: Game<Config, Move, State>;
  /** The state in which play begins: the game's first one, or a resumed run's. */
  readonly state: State;
  /** For a resumed run: the time of its last entry, and when its journal was last written to. */
  readonly resumed?: Pick<RestoredRun<Config, State>, 'lastAtMs' | 'lastWrittenMs'>;
  /** Whether it is an attempt at a challenge: its clock never stops, and who leaves it has ended it (decision C9). */
  readonly isAttempt?: boolean;
  readonly delivery: EngineDelivery;
}

export interface RunSnapshot<State> {
  readonly state: State;
  /** An attempt that was left gets an outcome and a report, as one that is over. */
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

/** What the screens of every game need of a run. */
export interface RunControl<State> extends Observable<RunSnapshot<State>> {
  /** Milliseconds of play now, for showing. */
  readonly elapsedMs: () => number;
  /** Drops the run: it becomes no session. An attempt is ended instead. */
  readonly discard: () => void;
  /** Sends the waiting entries to the engine, when the page may be about to close. */
  readonly flush: () => void;
  /** Leaves the run when the player goes to another page. Time stops, and the journal stays for resuming. An attempt is ended instead. */
  readonly leave: () => void;
}

/** When a finished run that storage refused is written again, in ms. With full storage or a newer database the player has to act first. */
const RETRY_MS: { readonly [problem in StorageProblem]?: number } = { storage_slow: 2_000, storage_held: 2_000, storage_blocked: 15_000 };

/** One run of a game in the window. */
export interface Run<Move, State> extends RunControl<State> {
  readonly play: (move: Move) => void;
}

/** How often a run notes that its page is awake, in ms. */
const HEARTBEAT_MS = 1_000;

/**
 * The one sequencer of a run (ARCHITECTURE, "Data flow"): it stamps each move from one clock, folds it with
 * the game's pure step, and hands it to the delivery. Nothing is awaited between a key and the new state.
 */
export function createRun<Config extends Canonical, Move, State>(deps: RunDeps<Config, Move, State>, ports: RunPorts): Run<Move, State> {
  const { game, delivery, resumed, isAttempt = false } = deps;
  const clock = createGameClock(ports, resumed?.lastAtMs, isAttempt ? 'all' : 'awake');
  const source = createSource<RunSnapshot<State>>({
    state: deps.state,
    status: 'playing',
    breaks: 0,
    outcome: undefined,
    report: undefined,
    lost: false,
  });
  let lastAtMs = resumed?.lastAtMs ?? 0;
  let asleep = false;
  let resumes = 0;
  let cancelDue: (() => void) | undefined;
  let cancelBeat: (() => void) | undefined;

  const change = (part: Partial<RunSnapshot<State>>) => source.set({ ...source.getSnapshot(), ...part });
  const playing = () => source.getSnapshot().status === 'playing';
  const stopTimers = () => {
    cancelDue?.();
    cancelBeat?.();
  };

  const log = (move: Move | CommonMove, atMs: number) => {
    delivery.add({ move, atMs });
    lastAtMs = atMs;
    asleep = false;
    return game.step(source.getSnapshot().state, move, atMs);
  };

  const show = (state: State, breaks = source.getSnapshot().breaks) => {
    if (!game.isOver(state)) {
      change({ state, breaks });
      schedule();
      return;
    }
    stopTimers();
    change({ state, breaks, status: 'over', outcome: game.outcome(state) });
    void finish();
  };

  /** The time now; undefined after a sleep, which is logged instead: the press that woke the page was meant for the question before. */
  const now = (): number | undefined => {
    const { atMs, gapMs } = clock.read();
    if (gapMs === 0) return atMs;
    if (isAttempt) {
      change({ breaks: source.getSnapshot().breaks + 1 });
      return atMs;
    }
    // The timers of a hidden page run once a minute. Its sleep gets one entry, not one per minute.
    if ((asleep && atMs === lastAtMs) || resumes >= MAX_RESUMES) {
      schedule();
      return undefined;
    }
    const state = log({ type: 'resume', gapMs }, atMs);
    resumes++;
    asleep = true;
    show(state, source.getSnapshot().breaks + 1);
    return undefined;
  };

  const schedule = () => {
    cancelDue?.();
    const dueAt = game.dueAt(source.getSnapshot().state);
    cancelDue = dueAt === null ? undefined : ports.after(Math.max(0, dueAt - clock.peek()), () => tick(dueAt));
  };

  const tick = (dueAt: number) => {
    if (!playing()) return;
    const atMs = now();
    if (atMs === undefined) return;
    // Timers may fire a little early.
    if (atMs < dueAt) schedule();
    else show(log({ type: 'tick' }, atMs));
  };

  const beat = () => {
    if (!playing()) return;
    now();
    cancelBeat = ports.after(HEARTBEAT_MS, beat);
  };

  /** Finishes the run in the engine, and again later while storage refuses it, even if the run's screen has gone. */
  const finish = async () => {
    try {
      const report = await delivery.finish();
      take(report);
      const pauseMs = report.problem && RETRY_MS[report.problem];
      if (pauseMs !== undefined) ports.after(pauseMs, () => void finish());
    } catch (reason) {
      ports.report(reason);
      change({ lost: true });
    }
  };

  const take = (report: FinishReport) => {
    const mirrored = source.getSnapshot().outcome;
    if (mirrored && !sameOutcome(mirrored, report.outcome)) {
      ports.report(new Error('The engine and the window disagree on a run.'));
    }
    change({ report, outcome: report.outcome, lost: false });
  };

  /** Ends an attempt whose player leaves it, at this moment; its time limit may have ended it before. */
  const endAttempt = () => {
    show(log({ type: 'tick' }, clock.read().atMs));
    if (!playing()) return;
    stopTimers();
    change({ status: 'left' });
    void finish();
  };

  const wake = () => {
    if (resumed) {
      const gapMs = Math.max(0, Math.round(ports.wall() - resumed.lastWrittenMs));
      show(log({ type: 'resume', gapMs }, lastAtMs));
    } else schedule();
    if (playing()) cancelBeat = ports.after(HEARTBEAT_MS, beat);
  };

  wake();
  return {
    subscribe: source.subscribe,
    getSnapshot: source.getSnapshot,
    elapsedMs: clock.peek,
    flush: delivery.flush,
    play(move) {
      if (!playing()) return;
      const atMs = now();
      if (atMs !== undefined && playing()) show(log(move, atMs));
    },
    leave() {
      if (!playing()) return;
      if (isAttempt) return endAttempt();
      stopTimers();
      change({ status: 'left' });
      delivery.flush();
    },
    discard() {
      if (!playing()) return;
      if (isAttempt) return endAttempt();
      stopTimers();
      change({ status: 'discarded' });
      delivery.discard();
    },
  };
}

const sameOutcome = (a: Outcome, b: Outcome): boolean =>
  a.score === b.score && a.accuracy === b.accuracy && a.durationMs === b.durationMs && a.difficulty === b.difficulty;
