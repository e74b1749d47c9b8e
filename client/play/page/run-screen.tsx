import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FinishReport, RunOwner } from '../../engine/engine.ts';
import { afterGame } from './after-game.ts';
import { rememberGuestRecords } from '../result/game-records.ts';
import type { GameModule } from './game-module.ts';
import { useNewScreen } from '../input/use-input-gate.ts';
import { rememberLeft } from './left-run.ts';
import { NothingTried } from '../result/nothing-tried.tsx';
import { useStanding } from '../result/standing.ts';
import type { RunControl } from '../run/run.ts';
import type { RunConfig, StartedRun } from '../run/start-run.ts';
import { useRun } from '../run/use-run.ts';

export interface RunScreenProps<Config extends RunConfig, Move, State, Played extends RunControl<State>> {
  readonly module: GameModule<Config, Move, State, Played>;
  readonly started: StartedRun<Config, Played>;
  /** Who plays as the run begins, or undefined until that is known; who plays later does not matter to it. */
  readonly owner: RunOwner | undefined;
  /** Told once, when the run is over and the engine has taken it. */
  readonly onFinished: () => void;
  readonly onDiscard: () => void;
  readonly onAgain: () => void;
  readonly onNew: () => void;
}

/** A run from its first question to its summary. */
export function RunScreen<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  props: RunScreenProps<Config, Move, State, Played>,
) {
  const { module, started, onFinished, onDiscard, onAgain, onNew } = props;
  const { rules, best, Play, Result } = module;
  const { run } = started;
  const { status, state, outcome, report, lost } = useRun(run);
  const [owner, setOwner] = useState(props.owner);
  if (!owner && props.owner) setOwner(props.owner);
  const before = useStanding(rules.slug, best);
  useFinish(rules.slug, report, onFinished);
  useLeaving(rules.slug, started);
  useNewScreen(status === 'over');
  if (status === 'over' && !rules.tried(state)) {
    return <NothingTried report={report} onAgain={onAgain} onNew={onNew} />;
  }
  if (status === 'over' && outcome) {
    return (
      <Result state={state} outcome={outcome} report={report} lost={lost} owner={owner} before={before} onAgain={onAgain} onNew={onNew} />
    );
  }
  const discard = () => {
    run.discard();
    onDiscard();
  };
  return <Play run={run} onDiscard={discard} />;
}

function useFinish(slug: string, report: FinishReport | undefined, onFinished: () => void): void {
  const told = useRef(false);
  const tell = useEffectEvent((finished: FinishReport) => {
    void afterGame(finished);
    if (told.current) return;
    told.current = true;
    if (finished.kept === 'memory') rememberGuestRecords(slug, finished);
    onFinished();
  });
  useEffect(() => {
    if (report) tell(report);
  }, [report]);
}

/** A run that is left in the middle stays to be resumed; one whose page may be about to go hands over what it has. */
function useLeaving<State>(slug: string, { run, sessionId }: { readonly run: RunControl<State>; readonly sessionId: string }): void {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    const hidden = () => run.flush();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      // Strict mode unmounts and mounts again at once: only a screen that stays away has been left.
      leaving.current = setTimeout(() => {
        if (run.getSnapshot().status !== 'playing') return;
        run.leave();
        rememberLeft(slug, sessionId);
      });
    };
  }, [run, sessionId, slug]);
}
