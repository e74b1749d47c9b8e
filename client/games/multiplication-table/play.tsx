import { useCallback } from 'react';
import { limitMs } from '../../../shared/games/multiplication-table/v1/limits.ts';
import { printed, spoken } from '../../words/en/multiplication-table/question.ts';
import { isRight, playedAt, RED_FROM_S, type GivenAnswer } from '../../../shared/games/multiplication-table/v1/rules.ts';
import type { TableState } from '../../../shared/games/multiplication-table/v2/rules.ts';
import { typedRoom } from '../../../shared/games/multiplication-table/v1/submit.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import type { Verdict } from '../../play/stage/answer-slot.tsx';
import type { PlayProps } from '../../play/page/game-module.ts';
import { useGameRecords } from '../../play/result/game-records.ts';
import { PlayScreen, type Question } from '../../play/stage/play-screen.tsx';
import { TimeBar } from '../../play/stage/time-bar.tsx';
import { setupLabel } from './labels.ts';
import { justMastered } from './just-mastered.ts';
import { PlayProgress } from './play-progress.tsx';
import type { TableRun } from './table-run.ts';
import { useRun } from '../../play/run/use-run.ts';
import * as words from '../../words/en/multiplication-table/play.ts';
import * as stageWords from '../../words/en/play/stage.ts';
import css from './play.module.css';

/** The play screen of a run. */
export function Play({ run, onDiscard }: PlayProps<TableRun>) {
  const { state } = useRun(run);
  const records = useGameRecords();
  const mastered = justMastered(state, records);
  const last = feedbackOn(state);
  return (
    <PlayScreen
      question={questionOf(state)}
      typed={run.typed}
      verdict={last && verdictOf(last)}
      said={last && saidOf(last, mastered)}
      clock={clockOf(state.config)}
      time={<Time run={run} />}
      progress={<PlayProgress state={state} mastered={mastered} />}
      onEnd={() => (state.answers.length > 0 ? run.play({ type: 'end' }) : onDiscard())}
      onKey={run.press}
      onDiscard={onDiscard}
    />
  );
}

/** The time left, or the set-up's name if there is no limit. The clock stands still during feedback (decision G5). */
function Time({ run }: { readonly run: TableRun }) {
  const { state, breaks } = useRun(run);
  const elapsedMs = useCallback(() => playedAt(run.getSnapshot().state, run.elapsedMs()), [run]);
  const { config } = state;
  const limit = limitMs({ mode: config.mode, clock: clockOf(config) });
  if (limit === null) return <p className={css['about']}>{setupLabel(config)}</p>;
  const epoch = state.answers.length + breaks;
  const paused = feedbackOn(state) !== undefined;
  return <TimeBar clock={{ elapsedMs, epoch, paused }} limitMs={limit} redFromS={RED_FROM_S} wordy />;
}

/** The answer just given, during its feedback. */
const feedbackOn = ({ answers, feedbackUntilMs }: TableState): GivenAnswer | undefined =>
  feedbackUntilMs === null ? undefined : answers.at(-1);

/** After a resume a new question can have the same time as the one before, so its numbers are part of its key. */
function questionOf({ question, shownAtMs }: TableState): Question {
  const text = printed(question);
  return { key: `${shownAtMs} ${text}`, text, note: null, spoken: spoken(question), digits: typedRoom(question.answer) };
}

const verdictOf = (given: GivenAnswer): Verdict => ({
  right: isRight(given),
  given: String(given.value),
  answer: String(given.question.answer),
  ...(isRight(given) && { word: words.correct(given.points) }),
});

function saidOf(given: GivenAnswer, mastered: number | undefined): string {
  if (!isRight(given)) return stageWords.wrongAnswer(given.value, given.question.answer);
  return mastered === undefined ? words.spokenCorrect(given.points) : words.spokenMastered(given.points, mastered);
}
