import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Game } from '../../../shared/games/kit/game.ts';
import type { FinishReport, RunOwner } from '../../engine/engine.ts';
import type { PlayerBefore } from '../result/game-changes.ts';
import { rememberGuestRecords } from '../result/game-records.ts';
import type { SetupBests } from '../result/read-bests.ts';
import { rememberGuestRun, useBestsBefore } from '../result/use-bests.ts';
import type { GameModule } from './game-module.ts';
import { useNewScreen } from '../input/use-input-gate.ts';
import { useAwake } from './keep-awake.ts';
import { rememberLeft } from './left-run.ts';
import { rulesOfStart, whenFitted } from './rules-of.ts';
import { NothingTried } from './run-parts.ts';
import { useStanding } from '../result/use-standing.ts';
import type { RunControl } from '../run/run.ts';
import { startRun, type RunConfig, type Start, type StartedRun } from '../run/start-run.ts';
import { browserPorts } from '../run/browser-ports.ts';
import { engines } from '../run/engine-bridge.ts';
import { whoPlays } from '../run/run-owner.ts';
import { followRun } from './follow-run.ts';
import { useRun } from '../run/use-run.ts';
import { useSaid } from '../run/use-said.ts';
import { Stage } from '../stage/stage.tsx';
import { useGame } from '../current-game.ts';
import { CurrentRun } from '../current-run.ts';
import css from './result-elsewhere.module.css';

interface RunScreenProps<Config extends RunConfig, Move, State, Played extends RunControl<State>> {
  readonly module: GameModule<Config, Move, State, Played>;
  /** By which it is played. */
  readonly rules: Game<Config, Move, State>;
  readonly started: StartedRun<Config, Played>;
  /** The player at the start of the run; undefined until that is known. A later change of player does not matter to the run. */
  readonly owner: RunOwner | undefined;
  /** Called once, when the run is over and the engine has finished it. */
  readonly onFinished: () => void;
  readonly onDiscard: () => void;
  /** Called with the set-up of another run. */
  readonly onAgain: (config: Config) => void;
  readonly onNew: () => void;
}

/** Begins a run and follows it. Called once per phase by the empty stage's timer, not by a press (decision G19). */
export function beginRun<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  module: GameModule<Config, Move, State, Played>,
  what: Start<Config, State>,
): StartedRun<Config, Played> {
  const owner = whoPlays();
  const rules = rulesOfStart(module, what);
  const begun = startRun(rules, what, { engines, ports: browserPorts, owner });
  followRun(rules, begun, owner);
  begun.purpose.onBegun?.(begun);
  return { ...begun, run: module.open(begun.run) };
}

/** A run from its first question to its summary. */
export function RunScreen<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  props: RunScreenProps<Config, Move, State, Played>,
) {
  const { module, rules, started, onFinished, onDiscard, onNew } = props;
  const { play: Play, result: Result } = module;
  const { run, purpose, config, sessionId } = started;
  const { status, state, outcome, report, lost } = useRun(run);
  const [owner, setOwner] = useState(props.owner);
  if (!owner && props.owner) setOwner(props.owner);
  const round = purpose.mark.round?.code;
  const isPlaying = status === 'playing';
  const before = useStanding(sessionId, round, isPlaying);
  const bests = useBestsBefore(rules, config, sessionId, isPlaying);
  useFinish({ rules, purpose, round, state, report, lost, bests, onFinished });
  useLeaving(rules.slug, started);
  useAwake(isPlaying);
  useNewScreen(status === 'over');
  // The same with each question: the keys would be rendered with another.
  const discard = useCallback(() => {
    run.discard();
    if (purpose.onStop === 'drop') onDiscard();
  }, [run, purpose, onDiscard]);
  const onAgain = () => again(module, started, props.onAgain);
  if (purpose.result && !isPlaying) return <ResultElsewhere words={purpose.result.meanwhile} />;
  if (status === 'over' && !rules.tried(state)) {
    return (
      <Suspense fallback={<EmptyStage />}>
        <NothingTried report={report} onAgain={onAgain} onNew={onNew} />
      </Suspense>
    );
  }
  if (status === 'over' && outcome) {
    return (
      <Suspense fallback={<EmptyStage />}>
        <CurrentRun value={{ sessionId, outcome, answers: () => rules.answers(state), entries: started.entries }}>
          <Result
            {...{ state, outcome, lost, owner, before, onAgain, onNew }}
            report={report && whatCounts(report, before)}
            comparison={bests?.compare({ state, outcome, report, round })}
          />
        </CurrentRun>
      </Suspense>
    );
  }
  return <Play run={run} onDiscard={discard} />;
}

/** Calls `go` with the set-up of another run after this one. */
function again<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  module: GameModule<Config, Move, State, Played>,
  { config, run }: StartedRun<Config, Played>,
  go: (config: Config) => void,
): void {
  if (module.again) return void module.again(config).then(go);
  const next = module.further?.code.loaded()?.again?.(run.getSnapshot().state);
  if (next) go(next);
  else whenFitted(module, config, go);
}

/** Of a class round only what is more than its best game gave before (decision D30). */
const whatCounts = (report: FinishReport, before: PlayerBefore | undefined): FinishReport =>
  before?.paid === undefined ? report : { ...report, xpEarned: Math.max(0, report.xpEarned - before.paid) };

/** Shown until the code of the result comes, if it could not be prefetched. */
function EmptyStage() {
  const { name } = useGame();
  return (
    <Stage label={name} focused>
      {null}
    </Stage>
  );
}

interface Finishing<Config extends RunConfig, Move, State>
  extends Pick<RunScreenProps<never, never, never, never>, 'onFinished'>, Pick<StartedRun<never, never>, 'purpose'> {
  readonly rules: Game<Config, Move, State>;
  /** The code of the class round, if it is of one. */
  readonly round: string | undefined;
  readonly state: State;
  readonly report: FinishReport | undefined;
  readonly lost: boolean;
  readonly bests: SetupBests<State> | undefined;
}

/** What is done without a screen, too, is in follow-run.ts. A run whose result is elsewhere leads there also if no engine could take it. */
function useFinish<Config extends RunConfig, Move, State>(props: Finishing<Config, Move, State>): void {
  const { rules, purpose, round, state, report, lost, bests, onFinished } = props;
  const told = useRef(false);
  const tell = useEffectEvent((finished: FinishReport | undefined) => {
    if (told.current) return;
    told.current = true;
    if (finished?.kept === 'memory') {
      rememberGuestRecords(rules.slug, finished, round);
      void rememberGuestRun(rules, { state, outcome: finished.outcome, report: finished, round });
    }
    const comparison = finished && bests?.compare({ state, outcome: finished.outcome, report: finished, round });
    if (finished && comparison) purpose.onCompared?.(finished.sessionId, comparison);
    onFinished();
  });
  useEffect(() => {
    if (report ?? (lost && purpose.result)) tell(report);
  }, [report, lost, purpose]);
}

/** Leaves a run whose screen goes. Flushes it when the page may be about to close. */
function useLeaving<State>(slug: string, { run, sessionId, purpose }: StartedRun<unknown, RunControl<State>>): void {
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
        if (purpose.onLeave === 'wait') rememberLeft(slug, sessionId);
      });
    };
  }, [run, sessionId, slug, purpose]);
}

/** Between the end of a run and its result, which is on a page of its own. */
function ResultElsewhere({ words }: { readonly words: string }) {
  const { name } = useGame();
  useSaid(words);
  return (
    <Stage label={name} focused>
      <p className={css['over']}>{words}</p>
    </Stage>
  );
}
