import type { Mode } from '../../../../shared/games/multiplication-table/v1/config.ts';

export const score = 'Score';
export const streak = 'Streak';
export const questions = 'Questions';
export const accuracy = 'Accuracy';

/** The exact text of spec 1 §2. */
export const fairScoring = 'Fair Scoring System Active';

/** Mode multipliers of spec 1 §9. */
const MULTIPLIERS: { readonly [mode in Mode]: string } = {
  practice: 'Practice: × 1.',
  speed_drill: 'Speed Drill: × 1.3.',
  pattern_learn: 'Pattern Learn: × 0.8.',
  challenge: 'Challenge: × 1.5.',
};

/** Decision G8 in a few sentences. */
export function howScored(mode: Mode, mixed: boolean, untimed: boolean): string {
  const multiplier = mixed ? `${MULTIPLIERS[mode]} Mixed tables: × 1.2.` : MULTIPLIERS[mode];
  const more = untimed ? 'Bigger numbers and streaks' : 'Bigger numbers, quick answers and streaks';
  return `${more} earn more. ${multiplier} At the end, right answers add up to half again.`;
}

export const mastered = (table: number) => `Table ${table} mastered!`;
export const correct = (points: number) => `Correct +${points}`;
export const spokenCorrect = (points: number) => `Correct, ${points} points`;
export const spokenMastered = (points: number, table: number) => `Correct, ${points} points. Table ${table} mastered!`;
