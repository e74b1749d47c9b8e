import type { GoalFacts, GoalInstruction, GoalTerm } from '../../../shared/games/kit/goal-facts.ts';
import { inSeconds } from './text/time.ts';

/** "150 points", "20 correct answers". */
export const targetText = ({ of, count }: GoalFacts['target']): string => `${count} ${of === 'points' ? 'points' : 'correct answers'}`;

/** By the time that a player has for so many seconds; null without a clock. */
type TimeBy = (seconds: number) => number | null;

/** What else there is to know of a challenge's set-up: "Time limit", "60 s". Nothing of a time without a clock. */
export function termWords(term: GoalTerm, by: TimeBy): { readonly term: string; readonly value: string } | undefined {
  switch (term.kind) {
    case 'timeLimit': {
      const seconds = by(term.seconds ?? 0);
      if (seconds === null) return undefined;
      return { term: 'Time limit', value: term.seconds === null ? 'None' : inSeconds(seconds) };
    }
    case 'questions':
      return { term: 'Questions', value: `${term.count}` };
    case 'movesLimit':
      return { term: 'Moves limit', value: `${term.count}` };
    case 'board':
      return { term: 'Board', value: `${term.size} × ${term.size}` };
  }
}

/** How a challenge is played, in a sentence or two. */
export function instructionText(instruction: GoalInstruction, by: TimeBy): string {
  const isUntimed = by(1) === null;
  switch (instruction.kind) {
    case 'answerQuestions':
      return `Answer up to ${instruction.count} questions${within(by(instruction.seconds), ' in')}.`;
    case 'scoreAnswers':
      return 'Each right answer gives ten points. If most are right, you get up to ten more.';
    case 'reachFinish':
      return `Reach the finish with ${instruction.count} correct answers.`;
    case 'wrongAnswers':
      return isUntimed ? 'A wrong answer costs your streak, no more.' : 'A wrong answer costs time and your streak, no more.';
    case 'orderTiles':
      return `Put the tiles in order in at most ${instruction.moves} moves${within(by(instruction.seconds), ' and')}.`;
    case 'scoreBoard':
      return `Fewer moves ${isUntimed ? 'make' : 'and less time make'} a higher score. There is no hint and no shuffle.`;
  }
}

const within = (seconds: number | null, link: string): string => (seconds === null ? '' : `${link} ${seconds} seconds`);

/** The last of the instructions, of every challenge. */
const leavingUntimed = 'If you leave the game, your attempt ends.';
export const leaving = (isUntimed: boolean) =>
  isUntimed ? leavingUntimed : `${leavingUntimed} The clock does not stop while you are away.`;

/** "10:00 to 13:00 UTC": when a challenge is meant to be played. */
export const timeWindow = (start: string, end: string): string => `${start} to ${end} UTC`;

/** The limits within which the target must be reached. */
export function limitsText({ moves, seconds }: NonNullable<GoalFacts['limits']>, by: TimeBy): string {
  const within = by(seconds);
  return within === null ? `The limit is ${moves} moves.` : `The limits are ${moves} moves and ${within} seconds.`;
}
