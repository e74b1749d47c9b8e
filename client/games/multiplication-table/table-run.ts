import { timeBy, type Clock } from '../../../shared/games/kit/clock.ts';
import type { TableMove } from '../../../shared/games/multiplication-table/v1/moves.ts';
import type { TableState } from '../../../shared/games/multiplication-table/v2/rules.ts';
import { AUTO_SUBMIT_MS, submitsItself, typedRoom } from '../../../shared/games/multiplication-table/v1/submit.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import { isDigit } from '../../play/input/game-keys.ts';
import { createAnswerRun, type AnswerRun, type AnswerTyping } from '../../play/input/answer-run.ts';
import type { Run, RunPorts } from '../../play/run/run.ts';

export type TableRun = AnswerRun<TableMove, TableState>;

/**
 * Decision G7. During feedback any key ends it (decision G5), and a digit begins the next answer. No answer is negative. Without a clock
 * none is submitted by itself.
 */
function typingBy(clock: Clock): AnswerTyping<TableMove, TableState> {
  const delayMs = timeBy(clock, AUTO_SUBMIT_MS);
  return {
    isSameQuestion: (a, b) => a.question === b.question,
    awaits: ({ question, feedbackUntilMs }) => (feedbackUntilMs === null ? { digits: typedRoom(question.answer), minus: false } : null),
    answer: (value) => ({ type: 'answer', value }),
    ...(delayMs !== null && { submitsItself: { when: ({ question }, typed) => submitsItself(typed, question.answer), delayMs } }),
    meanwhile: () => ({ type: 'skip' }),
  };
}

/**
 * A run with its answer slot. Which key ends the feedback is a rule of this game, so the input gate does not decide it. An Enter that comes
 * early was meant for the answer that was submitted automatically, while a digit is the first of the next answer.
 */
export function openRun(run: Run<TableMove, TableState>, after: RunPorts['after']): TableRun {
  const answering = createAnswerRun(run, typingBy(clockOf(run.getSnapshot().state.config)), after);
  return {
    ...answering,
    press(key) {
      const isFeedback = run.getSnapshot().state.feedbackUntilMs !== null;
      answering.press(key);
      if (isFeedback && isDigit(key)) answering.press(key);
    },
  };
}
