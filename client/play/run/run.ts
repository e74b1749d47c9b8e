import type { Canonical } from '../../../shared/canonical.ts';
import type { CommonMove, Game } from '../../../shared/games/kit/game.ts';
import { FREE } from '../purpose/free.ts';
import type { Parting, Purpose } from '../purpose/purpose.ts';
import { createAwakeClock, type ClockPorts } from './awake-clock.ts';
import type { Observable } from '../../../shared/observable.ts';
import type { EngineDelivery } from './engine-delivery.ts';
import { finishRun } from './finish-run.ts';
import type { RestoredRun } from './restored-run.ts';
import { createShownRun, type RunSnapshot } from './shown-run.ts';

export interface RunPorts extends ClockPorts {
  /** Reports a bug, for instance a difference between window and engine. The player does not see it. */
  readonly report: (problem: unknown) => void;
}

interface RunDeps<Config extends Canonical, Move, State> {
  readonly game: Game<Config, Move, State>;
  /** The state in which play begins: the game's first one, or a resumed run's. */
  readonly state: State;
  /** For a resumed run: the time of its last entry, and when its journal was last written to. */
  readonly resumed?: Pick<RestoredRun<Config, State>, 'lastAtMs' | 'lastWrittenMs'>;
  readonly purpose?: Pick<Purpose, 'clock' | 'onLeave' | 'onStop'>;
  readonly delivery: EngineDelivery;
}

/** What the screens of every game need of a run. */
export interface RunControl<State> extends Observable<RunSnapshot<State>> {
  /** Milliseconds of play now, for showing. */
  readonly elapsedMs: () => number;
  /** Stops the run. One that its purpose drops becomes no session. */
  readonly discard: () => void;
  /** Sends the waiting entries to the engine, when the page may be about to close. */
  readonly flush: () => void;
  /** Leaves the run when the player goes to another page. Of one that its purpose lets wait, time stops and the journal stays. */
  readonly leave: () => void;
}

/** One run of a game in the window. */
export interface Run<Move, State> extends RunControl<State> {
  readonly play: (move: Move) => void;
}

/**
 * The one sequencer of a run (ARCHITECTURE, "Data flow"): it stamps each move from one clock, folds it with
 * the game's pure step, and hands it to the delivery. Nothing is awaited between a key and the new state.
 */
export function createRun<Config extends Canonical, Move, State>(deps: RunDeps<Config, Move, State>, ports: RunPorts): Run<Move, State> {
  const { game, delivery, resumed, purpose = FREE } = deps;
  const shown = createShownRun(deps.state, ports.report);
  const { change, playing, getSnapshot } = shown;

  const log = (move: Move | CommonMove, atMs: number) => {
    delivery.add({ move, atMs });
    return game.step(getSnapshot().state, move, atMs);
  };

  const show = (state: State, breaks = getSnapshot().breaks) => {
    if (game.isOver(state)) return end({ state, breaks, status: 'over', outcome: game.outcome(state) }, finish);
    change({ state, breaks });
    clock.setDue(game.dueAt(state));
  };

  const tick = (atMs: number) => show(log({ type: 'tick' }, atMs));

  const clock = createAwakeClock(
    ports,
    {
      due: tick,
      woke: (atMs, gapMs) => show(log({ type: 'resume', gapMs }, atMs), getSnapshot().breaks + 1),
      sleptInPlay: () => change({ breaks: getSnapshot().breaks + 1 }),
    },
    resumed?.lastAtMs,
    purpose.clock,
  );

  const end = (part: Partial<RunSnapshot<State>>, then: () => void) => {
    clock.stop();
    change(part);
    then();
  };

  const finish = () => void finishRun({ delivery, after: ports.after, told: shown.take, failed: shown.lose });

  const part: { readonly [How in Parting]: () => void } = {
    wait: () => end({ status: 'left' }, delivery.flush),
    drop: () => end({ status: 'discarded' }, delivery.discard),
    end() {
      // Its time limit may have ended it before.
      tick(clock.peek());
      if (playing()) end({ status: 'left' }, finish);
    },
  };

  if (resumed) {
    const gapMs = Math.max(0, Math.round(ports.wall() - resumed.lastWrittenMs));
    show(log({ type: 'resume', gapMs }, resumed.lastAtMs));
  } else clock.setDue(game.dueAt(deps.state));

  return {
    subscribe: shown.subscribe,
    getSnapshot,
    elapsedMs: clock.peek,
    flush: delivery.flush,
    play(move) {
      if (!playing()) return;
      const atMs = clock.now();
      if (atMs !== undefined && playing()) show(log(move, atMs));
    },
    leave() {
      if (playing()) part[purpose.onLeave]();
    },
    discard() {
      if (playing()) part[purpose.onStop]();
    },
  };
}
