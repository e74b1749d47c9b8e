import { timeBy } from '../../../shared/games/kit/clock.ts';
import type { Go } from '../../../shared/games/kit/go.ts';
import type { SpeedMathMove } from '../../../shared/games/speed-math/v1/moves.ts';
import { answeredIn, history, isCorrect, RED_FROM_S } from '../../../shared/games/speed-math/v1/rules.ts';
import type { SpeedMathState } from '../../../shared/games/speed-math/v2/rules.ts';
import { problemText } from '../../words/en/speed-math/problem.ts';
import { digitCount } from '../../../shared/games/kit/typed-answer.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import type { AnswerRun } from '../../play/input/answer-run.ts';
import type { Verdict } from '../../play/stage/answer-slot.tsx';
import type { PlayProps } from '../../play/page/game-module.ts';
import { PlayCount } from '../../play/stage/play-frame.tsx';
import { PlayScreen, type Question } from '../../play/stage/play-screen.tsx';
import { TimeBar } from '../../play/stage/time-bar.tsx';
import { Pips, type Pip } from '../../ui/feedback/pips.tsx';
import { useRun } from '../../play/run/use-run.ts';
import * as words from '../../words/en/speed-math/play.ts';

/** The play screen of a run. */
export function Play({ run, onDiscard }: PlayProps<AnswerRun<SpeedMathMove | Go, SpeedMathState>>) {
  const { state, breaks } = useRun(run);
  const number = numberOf(state);
  const pips = pipsOf(state);
  const clock = clockOf(state.config);
  const limitMs = timeBy(clock, state.config.timeLimit * 1000);
  return (
    <PlayScreen
      question={questionOf(state)}
      typed={run.typed}
      verdict={verdictOf(state)}
      clock={clock}
      time={limitMs !== null && <TimeBar limitMs={limitMs} clock={{ elapsedMs: run.elapsedMs, epoch: breaks }} redFromS={RED_FROM_S} />}
      count={<PlayCount number={number} of={state.total} />}
      progress={<Pips pips={pips} label={words.progress(number, state.total, pips.filter((pip) => pip === 'right').length)} />}
      onKey={run.press}
      onDiscard={onDiscard}
    />
  );
}

function questionOf(state: SpeedMathState): Question {
  const { printed, spoken, note } = problemText(state.problem);
  const said = note === null ? spoken : words.withNote(spoken, note);
  return { key: String(state.shownAtMs), text: printed, note, spoken: said, digits: digitCount(state.problem.answer) };
}

/** The answer just given, during its pause. */
function verdictOf(state: SpeedMathState): Verdict | undefined {
  const last = state.feedbackUntilMs === null ? null : state.answers;
  return last === null ? undefined : { right: isCorrect(last), given: String(last.value), answer: String(last.problem.answer) };
}

/** The question in sight, counted from 1. */
const numberOf = (state: SpeedMathState): number => answeredIn(state) + (state.feedbackUntilMs === null ? 1 : 0);

function pipsOf(state: SpeedMathState): readonly Pip[] {
  const rows = history(state);
  const now = numberOf(state) - 1;
  return Array.from({ length: state.total }, (_, i): Pip => {
    const row = rows[i];
    if (row) return row.correct ? 'right' : 'wrong';
    return i === now ? 'now' : 'todo';
  });
}
