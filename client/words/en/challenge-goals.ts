import type { GoalFacts, GoalInstruction, GoalTerm } from '../../../shared/games/kit/goal-facts.ts';
import { inSeconds } from './text/time.ts';

/** "150 points", "20 correct answers". */
export const targetText = ({ of, count }: GoalFacts['target']): string => `${count} ${of === 'points' ? 'points' : 'correct answers'}`;

/** What else there is to know of a challenge's set-up: "Time limit", "60 s". */
export function termWords(term: GoalTerm): { readonly term: string; readonly value: string } {
  switch (term.kind) {
    case 'timeLimit':
      return { term: 'Time limit', value: term.seconds === null ? 'None' : inSeconds(term.seconds) };
    case 'questions':
      return { term: 'Questions', value: `${term.count}` };
    case 'movesLimit':
      return { term: 'Moves limit', value: `${term.count}` };
    case 'board':
      return { term: 'Board', value: `${term.size} × ${term.size}` };
  }
}

/** How a challenge is played, in a sentence or two. */
export function instructionText(instruction: GoalInstruction): string {
  switch (instruction.kind) {
    case 'answerQuestions':
      return `Answer up to ${instruction.count} questions in ${instruction.seconds} seconds.`;
    case 'scoreAnswers':
      return 'Each right answer gives ten points. If most are right, you get up to ten more.';
    case 'reachFinish':
      return `Reach the finish with ${instruction.count} correct answers.`;
    case 'wrongAnswers':
      return 'A wrong answer costs time and your streak, no more.';
    case 'orderTiles':
      return `Put the tiles in order in at most ${instruction.moves} moves and ${instruction.seconds} seconds.`;
    case 'scoreBoard':
      return 'Fewer moves and less time make a higher score. There is no hint and no shuffle.';
  }
}

/** The last of the instructions, of every challenge. */
export const leaving = 'If you leave the game, your attempt ends. The clock does not stop while you are away.';

/** "10:00 to 13:00 UTC": when a challenge is meant to be played. */
export const timeWindow = (start: string, end: string): string => `${start} to ${end} UTC`;

/** The limits within which the target must be reached. */
export const limitsText = ({ moves, seconds }: NonNullable<GoalFacts['limits']>): string =>
  `The limits are ${moves} moves and ${seconds} seconds.`;
