import type { Mode } from '../../../../shared/games/multiplication-table/v1/config.ts';
import { amount } from '../../../text/number.ts';

export const mode = 'Mode';
/** The modes, with the exact hints of spec 1 §2. */
export const modes: { readonly [mode in Mode]: { readonly label: string; readonly hint: string } } = {
  practice: { label: 'Practice', hint: 'learn at your pace' },
  speed_drill: { label: 'Speed Drill', hint: '30 sec rapid fire' },
  pattern_learn: { label: 'Pattern Learn', hint: 'sequential learning' },
  challenge: { label: 'Challenge', hint: 'mixed difficulty' },
};

/** In place of a hint: until when a mode goes on that is played by another clock than the ordinary one. */
export const asks = (questions: number) => amount(questions, { one: 'question', other: 'questions' });
export const lasts = (seconds: number) => amount(seconds, { one: 'second', other: 'seconds' });

export const table = 'Table';
export const mixed = 'Mixed Tables';
export const mixedRange = '2 to 12';
export const fit = 'Fit to me';
export const aboutFit = 'follows your answers';
export const custom = 'Custom';
export const customRange = '1 to 100';
export const nthTable = (chosen: number) => `Table ${chosen}`;

export const mastery = 'Mastery progress';
export const perTable = (answers: number) => `${answers} right answers master a table`;
export const tablesMastered = (tables: number) => `${tables} mastered`;
/** On the tile of a table. */
export const mastered = 'Mastered';
/** A tile for a screen reader. */
export const spokenMastered = (chosen: number) => `Table ${chosen}, mastered`;
export const spokenProgress = (chosen: number, right: number, needed: number) => `Table ${chosen}, ${right} of ${needed} right`;

/** "Speed Drill, Table 7" */
export const choice = (chosenMode: string, chosenTable: string) => `${chosenMode}, ${chosenTable}`;
/** A game that was left in the middle, as its offer tells it. */
export const soFar = (chosenMode: string, chosenTable: string, answered: number) =>
  `${chosenMode}, ${chosenTable}: ${asks(answered)} answered.`;

/** Why the set-up is refused, by field. The first is for a choice that no screen offers. */
export const refusals: { readonly [field in 'mode' | 'table']: string } = {
  mode: 'Please select a mode',
  table: 'The table must be a whole number from 1 to 100',
};
