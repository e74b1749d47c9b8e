import type { TableMove } from '../../../shared/games/multiplication-table/v1/moves.ts';
import { FEEDBACK_MS, type TableState } from '../../../shared/games/multiplication-table/v1/rules.ts';
import { AUTO_SUBMIT_MS, submitsItself, typedRoom } from '../../../shared/games/multiplication-table/v1/submit.ts';
import { createAnswerRun, type AnswerRun, type AnswerTyping } from '../../play/input/answer-run.ts';
import type { Run, RunPorts } from '../../play/run/run.ts';

export type TableRun = AnswerRun<TableMove, TableState>;

/** An Enter so soon after an answer that submitted itself was meant for the answer, and does not end its feedback. A digit is meant for the next. */
const MEANT_FOR_ANSWER_MS = 250;

/** Decision G7; during feedback any key goes on (decision G5), and a digit begins the next answer. No answer is negative. */
const typing: AnswerTyping<TableMove, TableState> = {
  isSameQuestion: (a, b) => a.question === b.question,
  awaits: ({ question, feedbackUntilMs }) => (feedbackUntilMs === null ? { digits: typedRoom(question.answer), minus: false } : null),
  answer: (value) => ({ type: 'answer', value }),
  submitsItself: { when: ({ question }, typed) => submitsItself(typed, question.answer), delayMs: AUTO_SUBMIT_MS },
  meanwhile: () => ({ type: 'skip' }),
};

/** A run with its answer slot. */
export function openRun(run: Run<TableMove, TableState>, after: RunPorts['after']): TableRun {
  const answering = createAnswerRun(run, typing, after);
  return {
    ...answering,
    press(key) {
      const { feedbackUntilMs } = run.getSnapshot().state;
      if (feedbackUntilMs === null) return answering.press(key);
      const isDigit = key >= '0' && key <= '9';
      const isEarly = run.elapsedMs() < feedbackUntilMs - FEEDBACK_MS + MEANT_FOR_ANSWER_MS;
      if (isDigit || !isEarly) answering.press(key);
      if (isDigit) answering.press(key);
    },
  };
}
