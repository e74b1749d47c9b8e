import { RED_FROM_S, type SpeedMathState } from '../../../shared/games/speed-math/v1/rules.ts';
import { isCorrect } from '../../../shared/games/speed-math/v1/rules.ts';
import { problemText } from '../../../shared/games/speed-math/v1/text.ts';
import type { Pip } from '../../ui/feedback/pips.tsx';
import type { Verdict } from '../../play/answer-slot.tsx';
import { PlayScreen, type Question } from '../../play/play-screen.tsx';
import { answerDigits, type SpeedRun, type SpeedSnapshot } from './speed-run.ts';

export interface PlayProps {
  readonly run: SpeedRun;
  readonly snapshot: SpeedSnapshot;
  readonly onAbort: () => void;
}

/** A run on the play screen: what the rules' state looks like. */
export function Play({ run, snapshot, onAbort }: PlayProps) {
  const { state, typed, breaks } = snapshot;
  return (
    <PlayScreen
      game="Speed Math"
      hue="speed-math"
      question={questionOf(state)}
      typed={typed}
      verdict={verdictOf(state)}
      minus={false}
      pips={pipsOf(state)}
      progress={{ number: numberOf(state), total: state.total }}
      time={{ limitMs: state.config.timeLimit * 1000, elapsedMs: run.elapsedMs, epoch: breaks, redFromS: RED_FROM_S }}
      onKey={run.press}
      onAbort={onAbort}
    />
  );
}

function questionOf(state: SpeedMathState): Question {
  const { printed, spoken, note } = problemText(state.problem);
  return { key: String(state.shownAtMs), text: printed, note, spoken: note === null ? spoken : `${spoken}, ${note}`, digits: answerDigits(state) };
}

/** The answer just given, during its pause. */
function verdictOf(state: SpeedMathState): Verdict | undefined {
  const last = state.feedbackUntilMs === null ? undefined : state.answers.at(-1);
  return last && { right: isCorrect(last), given: String(last.value), answer: String(last.problem.answer) };
}

/** The question in sight, counted from 1. */
const numberOf = ({ answers, feedbackUntilMs }: SpeedMathState): number => answers.length + (feedbackUntilMs === null ? 1 : 0);

function pipsOf(state: SpeedMathState): readonly Pip[] {
  const { answers, total } = state;
  const now = numberOf(state) - 1;
  return Array.from({ length: total }, (_, i): Pip => {
    const given = answers[i];
    if (given) return isCorrect(given) ? 'right' : 'wrong';
    return i === now ? 'now' : 'todo';
  });
}
