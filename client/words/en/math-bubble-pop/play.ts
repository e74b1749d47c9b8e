import type { Operator } from '../../../../shared/games/math-bubble-pop/v1/arithmetic.ts';
import { amount } from '../../../text/number.ts';

/** The task as a part of the stage's name. */
export const stageTask = 'pick the bubbles that make the target';
export const score = 'Score';
export const bubbles = 'Bubbles';
export const yourSet = 'Your set';
/** Has a complete set checked, where that is not done by itself. */
export const check = 'Check';

/** The task in words. The target number follows on the screen. */
export function task(operator: Operator, needed: number): string {
  switch (operator) {
    case 'addition':
      return `Pick ${needed} bubbles that add up to`;
    case 'subtraction':
      return needed === 2 ? 'Pick 2: the first minus the second is' : `Pick ${needed}: the first minus the others is`;
    case 'multiplication':
      return `Pick ${needed} bubbles that multiply to`;
    case 'division':
      return 'Pick 2: the first divided by the second is';
  }
}

/** The whole task, for a screen reader. */
export const spokenTask = (operator: Operator, needed: number, target: number) => `${task(operator, needed)} ${target}.`;

/** Said with the first task. */
export const howToPick = 'Type a number to pick it.';
/** Said with the first task to whoever is not told the numbers with it. */
export const howToHear = 'A question mark says the numbers.';
/** Said of a complete set that waits. */
export const enterChecks = 'Enter checks it.';
/** The board, for whoever asks once more. */
export const numbers = (all: readonly number[]) => `The numbers: ${all.join(', ')}.`;
/** What is picked, whenever that changes. */
export const picked = (expression: string) => (expression === '' ? 'Nothing picked' : `Picked ${expression}`);
/** Of digits that are typed and wait, for another number begins with them, too. `isNumber`: whether they are a number to pick themselves. */
export const waits = (digits: string, isNumber: boolean) =>
  isNumber ? `${digits}. Type on, or Enter for ${digits}` : `${digits}. Type on`;
export const none = (digits: string) => `There is no ${digits}`;
/** The same of the only one, where that is picked already. */
export const isPicked = (number: string) => `${number} is picked already`;
/** The name of a bubble. Its number comes first: by that it is called. */
export const bubble = (number: number, row: number, column: number) => `${number}, row ${row} column ${column}`;
/** Said of an arrow key that leads nowhere. */
export const edge = 'Edge';

export const level = (reached: number) => `Level ${reached}`;
export const toNextLevel = 'To the next level';
export const sets = (done: number, all: number) => `${done} of ${all} sets`;

/** What a screen reader says of a set. `expression`: "9 minus 4". */
export const spokenRight = (expression: string, target: number, points: number) =>
  `Excellent! ${expression} is ${target}. ${amount(points, { one: 'point', other: 'points' })}.`;
export const spokenWrong = (expression: string, result: string, target: number) => `Wrong! ${expression} is ${result}, not ${target}.`;
/** The result of a division by zero. */
export const nothing = 'nothing';
