import type { Answer } from '../../kit/facts.ts';
import type { CommonMove, Game, Outcome } from '../../kit/game.ts';
import { problemsOf, readSheet } from '../sheet.ts';
import { TOPICS, type Question } from '../v1/question.ts';
import { LEAST_TIME_TAKEN } from '../v1/score.ts';
import { parseConfig, type PaperConfig } from './config.ts';
import { paperScore } from './score.ts';

/** What is said of the next problem of the sheet: what stood on the paper was right, or it was wrong or empty. */
export interface Mark {
  readonly type: 'mark';
  readonly right: boolean;
}

/** A sheet that is brought back, as far as it is marked. */
export interface PaperState {
  readonly config: PaperConfig;
  readonly questions: readonly Question[];
  /** Of the first problems whether they were right. */
  readonly marks: readonly boolean[];
}

const RIGHT = '+';
const WRONG = '-';

const isOver = ({ questions, marks }: PaperState): boolean => marks.length === questions.length;

function start(config: PaperConfig): PaperState {
  const sheet = readSheet(config.plan);
  if (!sheet) throw new Error('a sheet that is none');
  return { config, questions: problemsOf(sheet), marks: [] };
}

const step = (state: PaperState, move: Mark | CommonMove): PaperState =>
  move.type === 'mark' && !isOver(state) ? { ...state, marks: [...state.marks, move.right] } : state;

function outcome({ config: { kind, target }, marks }: PaperState): Outcome {
  const right = marks.filter(Boolean).length;
  return {
    score: paperScore(right),
    accuracy: null,
    timeTaken: LEAST_TIME_TAKEN,
    durationMs: 0,
    difficulty: 'medium',
    movesCount: null,
    resumed: false,
    course: 'paper',
    sessionData: { kind, target, answered: marks.length, right, introduced: 0 },
  };
}

const answers = ({ questions, marks }: PaperState): readonly Answer[] =>
  questions.slice(0, marks.length).map(({ form, a, b, answer }, i) => ({
    problem: { form, a, b, answer },
    topic: TOPICS[form],
    right: marks[i] === true,
    ms: 0,
    untimed: true,
    digits: 0,
    sent: 'enter',
    after: null,
  }));

/** Practice, version 3: a sheet of paper that was worked out and is brought back (decision D37; RULES.md beside this file). */
export const practice: Game<PaperConfig, Mark, PaperState> = {
  slug: 'practice',
  version: 3,
  parseConfig,
  packMove: ({ right }) => (right ? RIGHT : WRONG),
  unpackMove: (text) => (text === RIGHT || text === WRONG ? { type: 'mark', right: text === RIGHT } : null),
  start,
  step,
  dueAt: () => null,
  isOver,
  tried: ({ marks }) => marks.length > 0,
  outcome,
  answerTimes: () => [],
  answers,
};
