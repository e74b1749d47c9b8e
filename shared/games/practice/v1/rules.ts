import { Random } from '../../../random.ts';
import type { Seed } from '../../../seed.ts';
import { answersOf } from '../../kit/answer-chain.ts';
import { timeBy } from '../../kit/clock.ts';
import type { Answer } from '../../kit/facts.ts';
import type { CommonMove, Game } from '../../kit/game.ts';
import { ANSWER_LIMIT, digitCount } from '../../kit/typed-answer.ts';
import { answeredIn, isRight, placeOf, type Choice, type Chooser, type Place } from './choose.ts';
import { parseConfig, type PracticeConfig, type PracticeKind } from './config.ts';
import { chooseDaily } from './daily.ts';
import { chooseFixUp } from './fix-up.ts';
import { packMove, unpackMove, type PracticeMove } from './moves.ts';
import { outcomeOf } from './outcome.ts';
import { choosePlacement } from './placement.ts';
import { readPlan } from './plan-text.ts';
import { questionOf, TOPICS } from './question.ts';
import { repeatsAfter, repeatsAfterShown } from './repeats.ts';
import { seenAfter, seenAfterShown } from './seen.ts';
import type { GivenAnswer, PracticeState } from './state.ts';

/** How long the tick of a right answer is shown, and in a placement that an answer was noted. Nothing else in a run is timed. */
const FEEDBACK_MS = 500;

/** So many answers after it was shown, nobody has a solution before their eyes (learning, section 1.1). */
const SHOWN_ANSWERS = 5;

const CHOOSERS: { readonly [kind in PracticeKind]: Chooser } = {
  daily: chooseDaily,
  'fix-up': chooseFixUp,
  placement: choosePlacement,
};

/** The answers in the order in which they were given. */
export const answersIn = ({ answers }: PracticeState): readonly GivenAnswer[] => [...answersOf(answers)].reverse();

const over = (state: PracticeState, atMs: number): PracticeState => ({ ...state, feedbackUntilMs: null, overAtMs: atMs });

/** Puts on screen what was chosen. */
function show(state: PracticeState, choice: NonNullable<Choice>, random: Random, atMs: number): PracticeState {
  const question = questionOf(choice.fact, random);
  const phase = choice.isShown ? 'new' : 'asked';
  return { ...state, question, phase, shownAtMs: atMs, feedbackUntilMs: null, random: random.state() };
}

/** What comes after an answer or a new fact: the next one, or the end. */
function goOn(state: PracticeState, atMs: number): PracticeState {
  const random = new Random(state.random);
  const choice = answeredIn(state) >= state.config.maxAnswers ? null : CHOOSERS[state.config.kind](state, random, null);
  return choice === null ? over(state, atMs) : show(state, choice, random, atMs);
}

function start(config: PracticeConfig, seed: Seed): PracticeState {
  const random = new Random(seed);
  const planned = readPlan(config.plan) ?? [];
  const [first] = planned;
  if (!first) throw new Error('a practice without a plan');
  const empty: PracticeState = {
    config,
    planned,
    // Of no meaning: the first choice takes its place.
    question: questionOf(first.fact, random),
    phase: 'asked',
    shownAtMs: 0,
    answers: null,
    seen: planned.map(({ chance }) => ({ answers: 0, right: 0, lastIdx: null, chance })),
    repeats: [],
    introduced: 0,
    sinceDue: 0,
    feedbackUntilMs: null,
    overAtMs: null,
    resumed: false,
    random: random.state(),
  };
  return goOn(empty, 0);
}

const dueAt = ({ config, overAtMs, feedbackUntilMs }: PracticeState): number | null =>
  overAtMs === null && config.clock !== 'off' ? feedbackUntilMs : null;

/** Applies the one timeout that there can be: the end of a feedback. */
function settle(state: PracticeState, atMs: number): PracticeState {
  const due = dueAt(state);
  return due === null || due > atMs ? state : goOn(state, due);
}

/** Ends a feedback as the player asks; a move of version 2. */
export const endFeedback = (state: PracticeState, atMs: number): PracticeState =>
  state.feedbackUntilMs === null ? state : goOn(state, atMs);

/** Whether the solution of a new fact was shown a few answers ago. */
function wasJustShown({ seen }: PracticeState, place: Place, idx: number): boolean {
  const before = seen[place];
  return before?.answers === 0 && before.lastIdx !== null && idx - before.lastIdx <= SHOWN_ANSWERS;
}

/** @param value null for "I don't know" */
function answer(state: PracticeState, value: number | null, sent: Answer['sent'], atMs: number): PracticeState {
  const { config, question, shownAtMs } = state;
  const { clock = 'on' } = config;
  const idx = answeredIn(state) + 1;
  const place = placeOf(state, question.fact);
  const given: GivenAnswer = { idx, question, value, sent, ms: atMs - shownAtMs, justShown: wasJustShown(state, place, idx) };
  const heard = isRight(given) ? 'right' : 'solution';
  const phase = config.kind === 'placement' ? 'noted' : heard;
  return {
    ...state,
    phase,
    answers: { ...given, before: state.answers },
    seen: seenAfter(state, given),
    repeats: config.kind === 'daily' ? repeatsAfter(state, given) : [],
    sinceDue: state.planned[place]?.standing === 'due' ? 0 : state.sinceDue + 1,
    feedbackUntilMs: phase === 'solution' ? null : atMs + (timeBy(clock, FEEDBACK_MS) ?? 0),
  };
}

function gotIt(state: PracticeState, atMs: number): PracticeState {
  const repeats = repeatsAfterShown(state, state.question.fact);
  return goOn({ ...state, seen: seenAfterShown(state), repeats, introduced: state.introduced + 1 }, atMs);
}

/** Replaces the question on screen after a break, because the player could think about it. Anything else on screen stays. */
function resume(state: PracticeState, atMs: number): PracticeState {
  const resumed = { ...state, resumed: true };
  if (state.phase !== 'asked') return resumed;
  const random = new Random(state.random);
  const choice = CHOOSERS[state.config.kind](state, random, state.question.fact);
  if (choice === null) return resumed;
  const fresh = show(resumed, choice, random, atMs);
  return choice.isShown ? fresh : { ...fresh, question: { ...fresh.question, resumed: true } };
}

const isPossible = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < ANSWER_LIMIT;

function step(state: PracticeState, move: PracticeMove | CommonMove, atMs: number): PracticeState {
  const settled = settle(state, atMs);
  const { phase, question, overAtMs } = settled;
  if (overAtMs !== null) return settled;
  switch (move.type) {
    case 'tick':
      return settled;
    case 'resume':
      return resume(settled, atMs);
    case 'answer':
      return phase === 'asked' && isPossible(move.value) ? answer(settled, move.value, move.sent, atMs) : settled;
    case 'not-known':
      return phase === 'asked' ? answer(settled, null, 'enter', atMs) : settled;
    case 'retype':
      return phase === 'solution' && move.value === question.answer ? goOn(settled, atMs) : settled;
    case 'got-it':
      return phase === 'new' ? gotIt(settled, atMs) : settled;
    case 'end':
      return over(settled, atMs);
  }
}

const answers = (state: PracticeState): readonly Answer[] =>
  answersIn(state).map((given) => {
    const { question, value, sent, ms, justShown } = given;
    const { form, a, b, answer: right, resumed } = question;
    return {
      problem: { form, a, b, answer: right },
      topic: TOPICS[form],
      right: isRight(given),
      ms,
      digits: value === null ? 0 : digitCount(value),
      sent,
      after: resumed ? 'resume' : null,
      ...(value === null && { notKnown: true }),
      ...(justShown && { justShown: true }),
    };
  });

/** Practice, version 1 (learning, section 2; RULES.md beside this file). */
export const practice: Game<PracticeConfig, PracticeMove, PracticeState> = {
  slug: 'practice',
  version: 1,
  parseConfig,
  packMove,
  unpackMove,
  start,
  step,
  dueAt,
  isOver: ({ overAtMs }) => overAtMs !== null,
  tried: (state) => state.answers !== null,
  outcome: outcomeOf,
  countsUnfinished: true,
  answerTimes: (state) => answersIn(state).map(({ ms }) => ms),
  answers,
};
