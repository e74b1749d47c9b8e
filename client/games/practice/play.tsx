import { useSyncExternalStore, type MouseEvent } from 'react';
import type { PracticeMove } from '../../../shared/games/practice/v2/moves.ts';
import type { PracticeState } from '../../../shared/games/practice/v1/state.ts';
import { progressOf } from '../../../shared/games/practice/v1/progress.ts';
import { digitCount } from '../../../shared/games/kit/typed-answer.ts';
import type { AnswerRun, PassedNumber } from '../../play/input/answer-run.ts';
import type { PlayProps } from '../../play/page/game-module.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import { useRun } from '../../play/run/use-run.ts';
import { focusStage } from '../../play/stage/focus-stage.ts';
import type { Verdict } from '../../play/stage/answer-slot.tsx';
import { PlayScreen, type Question } from '../../play/stage/play-screen.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import * as words from '../../words/en/practice/play.ts';
import { printed, solved, solvedSpoken, spoken } from '../../words/en/practice/problem.ts';
import { useHint } from './hint.ts';
import { NewFact } from './new-fact.tsx';

/** A practice: no clock and no score, and a bar that only grows. It can be ended at any time. */
export function Play({ run, onDiscard }: PlayProps<AnswerRun<PracticeMove, PracticeState>>) {
  'use no memo';
  const { state } = useRun(run);
  const { phase } = state;
  const hint = useHint(state);
  const passed = useSyncExternalStore(run.passed.subscribe, run.passed.getSnapshot);
  // Without an answer there is nothing to keep.
  const end = () => (state.answers === null ? onDiscard() : run.play({ type: 'end' }));
  const { done, total } = progressOf(state);
  return (
    <PlayScreen
      question={questionOn(state, hint ?? '')}
      typed={run.typed}
      verdict={verdictOf(state)}
      clock={clockOf(state.config)}
      said={saidOf(state, hint, passed)}
      prompt={phase === 'solution' ? promptOf(state, passed) : undefined}
      progress={<ProgressBar label={words.progress(done, total)} value={total === 0 ? 0 : done / total} />}
      instead={<NotKnown isThere={phase === 'asked'} onPress={() => run.play({ type: 'not-known' })} />}
      panel={phase === 'new' ? <NewFact hint={hint ?? ''} onGotIt={() => run.play({ type: 'got-it' })} /> : undefined}
      onEnd={end}
      endLabel={words.end}
      onKey={run.press}
      onDiscard={onDiscard}
    />
  );
}

/** Its place stays while it cannot be pressed: nothing moves under a finger. */
function NotKnown({ isThere, onPress }: { readonly isThere: boolean; readonly onPress: () => void }) {
  'use no memo';
  const press = (event: MouseEvent<HTMLElement>) => {
    focusStage(event.currentTarget);
    onPress();
  };
  return isThere ? <Button onClick={press}>{words.notKnown}</Button> : null;
}

/** A new fact and a missed one stand on a sheet of their own, with their solution. */
function questionOn({ question, phase, shownAtMs }: PracticeState, hint: string): Question {
  const digits = digitCount(question.answer);
  if (phase === 'new') return { key: `new-${shownAtMs}`, text: solved(question), note: words.newFact, spoken: '', digits };
  if (phase === 'solution')
    return { key: `solution-${shownAtMs}`, text: solved(question), note: hint === '' ? null : hint, spoken: '', digits };
  return { key: String(shownAtMs), text: printed(question), note: null, spoken: spoken(question), digits };
}

/** What is said of the answer just given, during its pause. "I don't know" leaves the slot empty. */
function verdictOf({ phase, answers, question }: PracticeState): Verdict | undefined {
  if (answers === null) return undefined;
  const given = String(answers.value ?? '');
  if (phase === 'right') return { right: true, given, answer: given };
  return phase === 'noted' ? { right: false, isOpen: true, given, answer: String(question.answer), word: words.noted } : undefined;
}

/** What is to be typed once, and what was typed instead: as the answer, and in the place of the solution. */
const promptOf = ({ answers, question }: PracticeState, passed: PassedNumber | undefined): string =>
  passed ? words.notThat(passed.value, question.answer) : words.toType(answers?.value ?? null, question.answer);

/** A new fact and a solution are said once, with their hint; each number that is not the solution, too. */
function saidOf(
  { phase, question, answers }: PracticeState,
  hint: string | undefined,
  passed: PassedNumber | undefined,
): string | undefined {
  switch (phase) {
    case 'new':
      return hint === undefined ? '' : words.newSpoken(solvedSpoken(question), hint);
    case 'solution':
      if (passed) return words.notThatSpoken(passed, question.answer);
      return hint === undefined ? '' : words.solutionSpoken(answers?.value ?? null, solvedSpoken(question), hint, question.answer);
    case 'noted':
      return words.noted;
    case 'asked':
    case 'right':
      return undefined;
  }
}
