import { evidenceOfRun } from '../games/evidence.ts';
import type { Answer } from '../games/kit/facts.ts';
import type { AnyGame } from '../games/kit/game.ts';
import type { PaperForm, PaperProblem } from '../games/kit/paper-form.ts';
import { paperFormOf } from '../games/papers.ts';
import { ROUND_FORMS } from '../games/rounds.ts';
import type { Manner } from '../memory/evidence.ts';
import { roundSeed } from '../round-seed.ts';
import { rulesOf } from './check-receipt.ts';
import { readCode, type Round } from './round.ts';

/** A class round on paper (decision D38). */
export interface PaperRound {
  readonly round: Round;
  /** What everybody is asked who plays it, in this order. */
  readonly problems: readonly PaperProblem[];
  /** False where a clock or the player ends a run, so that the paper says how many there are. */
  readonly hasNumber: boolean;
  /** What these problems say of facts once they are answered. None for a pattern, whose answers are known beforehand. */
  readonly answers: readonly Answer[];
}

/** So many problems are on paper where a round has no number of its own. */
export const WITHOUT_NUMBER = 40;

/**
 * By this clock each pause can be ended at once, and no time passes then: nothing falls due, however long the list is. What is asked depends on
 * no clock, save where it follows the player, which no round does.
 */
const PATIENT = 'x10';

/**
 * The problems of a round, as its game asks them: it is played by its own rules, and each answer is right. Undefined for a code that this build
 * cannot read or whose rules it has not.
 */
export function paperRound(code: string): PaperRound | undefined {
  const read = readCode(code);
  if (!read.ok) return undefined;
  const round = read.value;
  const rules = rulesOf(round);
  const form = paperFormOf(round.game);
  if (!rules.ok || !form) return undefined;
  const count = form.count(rules.value.start(round.config, roundSeed(code)));
  return { round, hasNumber: count !== null, ...playedThrough(round, rules.value, form, count ?? WITHOUT_NUMBER) };
}

/** Each of these problems once, where it is asked first: a card is made of it. */
export function cardsOf(problems: readonly PaperProblem[]): readonly PaperProblem[] {
  const first = new Map<string, PaperProblem>();
  for (const problem of problems) {
    const asked = [problem.form, problem.a, problem.b, problem.c].join(' ');
    if (!first.has(asked)) first.set(asked, problem);
  }
  return [...first.values()];
}

function playedThrough(round: Round, game: AnyGame, form: PaperForm, count: number): Pick<PaperRound, 'problems' | 'answers'> {
  const marks = ROUND_FORMS.find(({ slug }) => slug === round.game)?.marks ?? [];
  // The most frequent mark of each game goes on.
  const goOn = game.unpackMove(marks[0] ?? '');
  const problems: PaperProblem[] = [];
  let state = game.start({ ...round.config, clock: PATIENT }, roundSeed(round.code));
  while (problems.length < count) {
    if (problems.length > 0) state = game.step(state, goOn, 0);
    const problem = form.asks(state);
    problems.push(problem);
    state = game.step(state, { type: 'answer', value: problem.answer }, 0);
  }
  return { problems, answers: game.answers(state) };
}

/** Nothing is known of how long an answer took, nor by whose fingers. */
const ON_PAPER: Manner = { hand: null, timed: false };

/** What a paper says of facts that was worked out. @param wrong the places of what is wrong or empty, from 0. */
export function paperEvidence({ round, answers }: PaperRound, wrong: readonly number[]): string {
  const misses = new Set(wrong);
  const given = answers.map(({ problem, topic }, at): Answer => ({
    problem,
    topic,
    right: !misses.has(at),
    ms: 0,
    untimed: true,
    digits: 0,
    sent: 'enter',
    after: null,
  }));
  return evidenceOfRun(round.game, given, ON_PAPER);
}

/** Places of wrong problems as they are kept: each of the list once, the first of them first. Undefined if something else is given. */
export function wrongPlaces(value: unknown, count: number): readonly number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const isPlace = (place: unknown, at: number) =>
    Number.isSafeInteger(place) && Number(place) < count && Number(place) > (at === 0 ? -1 : Number(value[at - 1]));
  return value.every(isPlace) ? (value as readonly number[]) : undefined;
}
