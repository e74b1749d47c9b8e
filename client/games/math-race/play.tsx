import { isCorrect, type MathRaceState } from '../../../shared/games/math-race/v1/rules.ts';
import { mathRace, type MathRaceMove } from '../../../shared/games/math-race/v2/rules.ts';
import { problemText } from '../../words/en/math-race/problem.ts';
import { digitCount } from '../../../shared/games/kit/typed-answer.ts';
import type { AnswerRun } from '../../play/input/answer-run.ts';
import type { Verdict } from '../../play/stage/answer-slot.tsx';
import type { PlayProps } from '../../play/page/game-module.ts';
import { PlayCount } from '../../play/stage/play-frame.tsx';
import { PlayScreen, type Question } from '../../play/stage/play-screen.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { raceMs } from './best-pace.ts';
import { clockOf, isUntimed } from '../../play/choices/clock-of.ts';
import { useBestPace } from '../../play/result/use-best-pace.ts';
import { Lane } from './lane.tsx';
import { useRun } from '../../play/run/use-run.ts';
import type { RunClock } from '../../play/run/run-clock.ts';
import { useSeconds } from '../../play/run/use-run-clock.ts';
import { clockText } from '../../text/time.ts';
import { classes } from '../../ui/classes.ts';
import { Rich } from '../../ui/rich.tsx';
import * as words from '../../words/en/math-race/play.ts';
import css from './play.module.css';

/** The play screen of a race. Without a clock there is none in sight, and nobody to race against. */
export function Play({ run, onDiscard }: PlayProps<AnswerRun<MathRaceMove, MathRaceState>>) {
  const { state, breaks } = useRun(run);
  const { correct, streak, config } = state;
  const clock = { elapsedMs: run.elapsedMs, epoch: breaks };
  const untimed = isUntimed(config);
  const pace = useBestPace(mathRace, untimed ? undefined : { ...config, clock: clockOf(config) });
  return (
    <PlayScreen
      question={questionOf(state)}
      typed={run.typed}
      verdict={verdictOf(state)}
      clock={clockOf(config)}
      time={!untimed && <RaceClock clock={clock} />}
      count={<PlayCount number={correct} of={config.target} />}
      progress={
        <div className={css['course']}>
          <VisuallyHidden as="p">{words.course(correct, config.target, streak)}</VisuallyHidden>
          <Lane {...courseOf(state)} pacerMs={pace === undefined ? undefined : raceMs(pace, config)} clock={clock} />
          <Streak streak={streak} />
          <p className={css['best']}>{pace !== undefined && <Best ms={pace} />}</p>
        </div>
      }
      onKey={run.press}
      onDiscard={onDiscard}
    />
  );
}

const courseOf = ({ correct, streak, answers, config }: MathRaceState) => ({
  correct,
  target: config.target,
  answered: answers.length,
  lastRight: streak > 0,
});

/** The name of the second lane: the best pace. */
function Best({ ms }: { readonly ms: number }) {
  return (
    <>
      <span className={css['swatch']} aria-hidden="true" />
      <span>{words.yourBest(ms)}</span>
    </>
  );
}

function questionOf({ problem, shownAtMs }: MathRaceState): Question {
  const { printed, spoken } = problemText(problem);
  return { key: String(shownAtMs), text: printed, note: null, spoken, digits: digitCount(problem.answer) };
}

/** The answer just given, during its pause. */
function verdictOf(state: MathRaceState): Verdict | undefined {
  const last = state.feedbackUntilMs === null ? undefined : state.answers.at(-1);
  return last && { right: isCorrect(last), given: String(last.value), answer: String(last.problem.answer) };
}

/** The time since the start. A screen reader does not announce it. */
function RaceClock({ clock }: { readonly clock: RunClock }) {
  const seconds = useSeconds(clock);
  return (
    <p className={css['clock']} role="timer" aria-label={words.secondsSoFar(seconds)}>
      {clockText(seconds)}
    </p>
  );
}

/** The strip shows this many folds at most; the number beside it has no limit. */
const MOST_FOLDS = 10;

/** Right answers in a row, as a strip of paper with a fold for each. A wrong answer makes it flat again. */
function Streak({ streak }: { readonly streak: number }) {
  return (
    <p className={css['streak']} aria-hidden="true">
      <Rich text={words.streak(streak)} parts={{ number: (inner) => <strong className={css['number']}>{inner}</strong> }} />
      <span className={css['strip']}>
        {Array.from({ length: MOST_FOLDS }, (_, i) => (
          // A fold's place in the strip is its identity.
          <span key={i} className={classes(css['fold'], i < streak && css['up'])} />
        ))}
      </span>
    </p>
  );
}
