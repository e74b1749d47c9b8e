import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FinishReport, RunOwner } from '../../engine/engine.ts';
import { afterGame } from './after-game.ts';
import { AttemptOver } from './attempt-over.tsx';
import { rememberGuestRecords } from '../result/game-records.ts';
import type { GameModule } from './game-module.ts';
import { useNewScreen } from '../input/use-input-gate.ts';
import { rememberLeft } from './left-run.ts';
import { useStanding } from '../result/use-standing.ts';
import type { RunControl } from '../run/run.ts';
import type { RunConfig, StartedRun } from '../run/start-run.ts';
import { useRun } from '../run/use-run.ts';
import { Stage } from '../stage/stage.tsx';
import { useGame } from '../current-game.ts';
import { partAhead, type PartAhead } from '../../window/part-ahead.tsx';

export interface RunScreenProps<Config extends RunConfig, Move, State, Played extends RunControl<State>> {
  readonly module: GameModule<Config, Move, State, Played>;
  readonly started: StartedRun<Config, Played>;
  /** Whether the run is an attempt at a challenge: its result is on another page. */
  readonly isAttempt: boolean;
  /** The player at the start of the run; undefined until that is known. A later change of player does not matter to the run. */
  readonly owner: RunOwner | undefined;
  /** Called once, when the run is over and the engine has finished it. */
  readonly onFinished: () => void;
  readonly onDiscard: () => void;
  readonly onAgain: () => void;
  readonly onNew: () => void;
}

const nothingTried = partAhead(async () => ({ default: (await import('../result/nothing-tried.tsx')).NothingTried }));

/** Fetches the code of the screens of a run and of its end. */
export function fetchRunScreens({ play, result }: RunScreens): void {
  play.fetchAhead();
  result.fetchAhead();
  nothingTried.fetchAhead();
}

/** The screens of a game whose code is fetched ahead. */
export interface RunScreens {
  readonly play: Pick<PartAhead<never>, 'fetchAhead'>;
  readonly result: Pick<PartAhead<never>, 'fetchAhead'>;
}

/** A run from its first question to its summary. */
export function RunScreen<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  props: RunScreenProps<Config, Move, State, Played>,
) {
  const { module, started, isAttempt, onFinished, onDiscard, onAgain, onNew } = props;
  const { rules, best, play, result } = module;
  const { run } = started;
  const { status, state, outcome, report, lost } = useRun(run);
  const [owner, setOwner] = useState(props.owner);
  if (!owner && props.owner) setOwner(props.owner);
  const before = useStanding(rules.slug, best);
  useFinish({ slug: rules.slug, isAttempt, report, lost, onFinished });
  useLeaving(rules.slug, started, isAttempt);
  useNewScreen(status === 'over');
  if (isAttempt && status !== 'playing') return <AttemptOver />;
  if (status === 'over' && !rules.tried(state)) {
    return (
      <Suspense fallback={<EmptyStage />}>
        <nothingTried.Part report={report} onAgain={onAgain} onNew={onNew} />
      </Suspense>
    );
  }
  if (status === 'over' && outcome) {
    return (
      <Suspense fallback={<EmptyStage />}>
        <result.Part
          state={state}
          outcome={outcome}
          report={report}
          lost={lost}
          owner={owner}
          before={before}
          onAgain={onAgain}
          onNew={onNew}
        />
      </Suspense>
    );
  }
  const discard = () => {
    run.discard();
    if (!isAttempt) onDiscard();
  };
  return <play.Part run={run} onDiscard={discard} />;
}

/** Shown until the code of the result comes, if it could not be fetched ahead. */
function EmptyStage() {
  const { name } = useGame();
  return <Stage label={name}>{null}</Stage>;
}

interface Finishing extends Pick<RunScreenProps<never, never, never, never>, 'isAttempt' | 'onFinished'> {
  readonly slug: string;
  readonly report: FinishReport | undefined;
  readonly lost: boolean;
}

/** An attempt is followed to its end by follow-attempt.ts. An attempt that no engine could take leads to its page all the same. */
function useFinish({ slug, isAttempt, report, lost, onFinished }: Finishing): void {
  const told = useRef(false);
  const tell = useEffectEvent((finished: FinishReport | undefined) => {
    if (finished && !isAttempt) void afterGame(finished);
    if (told.current) return;
    told.current = true;
    if (finished?.kept === 'memory') rememberGuestRecords(slug, finished);
    onFinished();
  });
  useEffect(() => {
    if (report ?? (lost && isAttempt)) tell(report);
  }, [report, lost, isAttempt]);
}

interface LeftScreen<State> {
  readonly run: RunControl<State>;
  readonly sessionId: string;
}

/** Leaves a run whose screen goes, so that it can be resumed; an attempt is over then. Flushes it when the page may be about to close. */
function useLeaving<State>(slug: string, { run, sessionId }: LeftScreen<State>, isAttempt: boolean): void {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    const hidden = () => run.flush();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      // React's strict mode unmounts and mounts again at once. Only a screen that stays unmounted was left.
      leaving.current = setTimeout(() => {
        if (run.getSnapshot().status !== 'playing') return;
        run.leave();
        if (!isAttempt) rememberLeft(slug, sessionId);
      });
    };
  }, [run, sessionId, slug, isAttempt]);
}
