import { useEffect, useRef } from 'react';
import { thresholdOf } from '../../../shared/games/math-bubble-pop/v1/levels.ts';
import { rankAt } from '../../words/en/math-bubble-pop/levels.ts';
import type { BubblePopState, Verdict } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import { oneSolution } from '../../../shared/games/math-bubble-pop/v1/solve.ts';
import { expressionText, verdictMessage } from '../../words/en/math-bubble-pop/set.ts';
import type { FinishReport } from '../../engine/engine.ts';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { useGame } from '../../play/current-game.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import { CountingNumber } from '../../play/result/counting-number.tsx';
import { Figure, XpFigure } from '../../play/result/figure.tsx';
import type { ResultProps } from '../../play/page/game-module.ts';
import { RunAnnouncer } from '../../play/page/run-announcer.tsx';
import { AFTER_PLAY_MS } from '../../play/input/moments.ts';
import { controlsClass, useControls } from '../../play/input/use-controls.ts';
import { useGameKeys } from '../../play/input/use-game-keys.ts';
import { RunShare } from '../../play/result/run-share.tsx';
import { SaveLine } from '../../play/result/save-line.tsx';
import { NewsFolds } from '../../play/result/news-folds.tsx';
import { NewWords } from '../../play/result/new-words.tsx';
import { Standing } from '../../play/result/standing.tsx';
import { sounds } from '../../play/sound/sounds.ts';
import { useEnterSaid } from '../../play/result/use-enter-said.ts';
import { useResult, type ResultParts } from '../../play/result/use-result.ts';
import { useSaidOnce } from '../../play/run/use-teller.ts';
import { percent } from '../../text/number.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useCelebrating } from '../../ui/feedback/celebrations.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useRootMark } from '../../ui/root-mark.ts';
import { resultInWords } from './result-in-words.ts';
import { Scene } from './scene.tsx';
import * as words from '../../words/en/math-bubble-pop/result.ts';
import { calm } from '../../words/en/text/calm.ts';
import * as resultWords from '../../words/en/play/result.ts';
import ui from '../../ui/ui.module.css';
import css from './result.module.css';

/** The result dialog, over the board as it was at the end. */
export function Result(props: ResultProps<BubblePopState>) {
  const { state, onNew } = props;
  const celebrating = useCelebrating();
  const there = useControls(AFTER_PLAY_MS, celebrating) && !celebrating;
  useRootMark('soon', there ? null : '');
  const lost = state.lives === 0;
  const parts = useResult(props);
  useSaidOnce(resultInWords(props, parts.changes));
  useEffect(() => sounds.play(lost ? 'wrong' : 'level'), [lost]);
  return (
    <Scene state={state} over onEnd={onNew}>
      {/* A click beside the dialog and Escape are controls, too. */}
      <Dialog open onClose={() => there && onNew()} title={lost || state.correct === 0 ? words.lost : words.won} wide>
        <Finished {...props} {...parts} there={there} />
      </Dialog>
    </Scene>
  );
}

interface FinishedProps extends Omit<ResultProps<BubblePopState>, 'report'>, ResultParts {
  /** Whether the buttons are shown yet. */
  readonly there: boolean;
}

function Finished({ state, there, onAgain, onNew, outcome, owner, before, comparison, report, changes, note, kept }: FinishedProps) {
  const { name, hue } = useGame();
  const manner = calm[clockOf(outcome.sessionData)];
  const signedIn = useCurrentPlayer().kind === 'account';
  const home = useRef<HTMLDivElement>(null);
  useGameKeys(onAgain, { only: 'enter', active: there, home });
  useEnterSaid(resultWords.playAgain, there);
  return (
    <div ref={home} className={css['finished']} data-hue={hue}>
      <RunAnnouncer />
      {/* The dialog has the focus, not one of its buttons, so that Enter plays again. */}
      <section ref={takeFocus} tabIndex={-1} className={css['result']} aria-label={resultWords.resultOf(name)}>
        {state.verdict?.right === false && <LastSet state={state} verdict={state.verdict} />}
        {manner !== undefined && <p className={ui['soft']}>{manner}</p>}
        <p className={css['score']}>
          <span className={css['figure']}>
            <CountingNumber value={outcome.score} />
          </span>
          <span className={ui['note']}>{resultWords.points}</span>
        </p>
        <Standing comparison={comparison} />
        <Figures state={state} accuracy={outcome.accuracy ?? 0} report={report} />
        <p className={ui['note']}>{nextLevelText(state)}</p>
        <NewsFolds changes={changes} />
        {note !== undefined && <p className={ui['note']}>{note}</p>}
        <div className={classes((report ? report.kept === 'memory' : owner?.kind === 'guest') && css['offer'])}>
          <SaveLine {...kept} />
        </div>
        <NewWords before={before} meanings={[words.rankMeans, resultWords.accuracyMeans]} />
      </section>
      <div className={classes(css['actions'], controlsClass(there))}>
        <RunShare isSmall />
        <Button size="large" onClick={onNew}>
          {resultWords.menu}
        </Button>
        {signedIn && (
          <LinkButton to="/analytics" size="large">
            {words.stats}
          </LinkButton>
        )}
        <Button size="large" variant="primary" onClick={onAgain}>
          {resultWords.playAgain}
        </Button>
      </div>
    </div>
  );
}

/** The set that ended the game, and a set that would have been right. */
function LastSet({ state, verdict }: { readonly state: BubblePopState; readonly verdict: Verdict }) {
  const solution = expressionText(verdict.operator, oneSolution(state));
  return (
    <div className={css['last']}>
      <p className={css['wrong']}>{verdictMessage(verdict)}</p>
      <p className={ui['note']}>{words.oneWay(solution, verdict.target)}</p>
    </div>
  );
}

/** Marks an element as the one that gets the focus when the dialog opens. */
function takeFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}

interface FiguresProps {
  readonly state: BubblePopState;
  readonly accuracy: number;
  readonly report: FinishReport | undefined;
}

function Figures({ state, accuracy, report }: FiguresProps) {
  const { level, correct } = state;
  return (
    <dl className={css['figures']}>
      <Figure name={words.rank} value={rankAt(level)} />
      <Figure name={words.levelReached} value={level} />
      <Figure name={resultWords.accuracy} value={percent(accuracy)} />
      <XpFigure report={report} otherwise={{ name: words.correctSets, value: correct }} />
    </dl>
  );
}

/** What was missing to the next level. */
function nextLevelText({ level, correct }: BubblePopState): string {
  return words.toLevel(thresholdOf(level) - correct, level + 1);
}
