import { compute, type Fraction, type Operator } from '../../../../shared/games/math-bubble-pop/v1/arithmetic.ts';
import type { Verdict } from '../../../../shared/games/math-bubble-pop/v1/state.ts';

/** The sign between two numbers, and its word for a screen reader. */
export const SIGNS: { readonly [operator in Operator]: { readonly printed: string; readonly spoken: string } } = {
  addition: { printed: '+', spoken: 'plus' },
  subtraction: { printed: '−', spoken: 'minus' },
  multiplication: { printed: '×', spoken: 'times' },
  division: { printed: '÷', spoken: 'divided by' },
};

/** What a set has to make, and by which sign: "12 (+)". */
export const targetText = (operator: Operator, target: number): string => `${target} (${SIGNS[operator].printed})`;

/** Numbers joined by their sign: "9 − 4". */
export const expressionText = (operator: Operator, numbers: readonly number[]): string => numbers.join(` ${SIGNS[operator].printed} `);

/** The same in words: "9 minus 4". */
export const expressionWords = (operator: Operator, numbers: readonly number[]): string => numbers.join(` ${SIGNS[operator].spoken} `);

/** A result with at most two decimals, rounded half up, with a typographic minus. */
export function resultText({ numerator, denominator }: Fraction): string {
  const size = Math.abs(numerator);
  const hundredths = Math.floor((200 * size + denominator) / (2 * denominator));
  const decimals = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const whole = String(Math.floor(hundredths / 100));
  return (numerator < 0 ? '−' : '') + (decimals === '' ? whole : `${whole}.${decimals}`);
}

/** The points of a right set, and the bonuses in them that are not 0: "+176, speed +46, streak +5". */
function pointsText({ points, speedBonus, streakBonus }: Verdict): string {
  const speed = speedBonus > 0 ? `, speed +${speedBonus}` : '';
  const streak = streakBonus > 0 ? `, streak +${streakBonus}` : '';
  return `+${points}${speed}${streak}`;
}

/** The signs with which a message can begin. */
export const VERDICT_SIGNS = '✨❌';

/** The message after a check (spec 1 §8). */
export function verdictMessage(verdict: Verdict): string {
  const { right, operator, numbers, target } = verdict;
  const expression = expressionText(operator, numbers);
  if (right) return `✨ Excellent! ${expression} = ${target} (${pointsText(verdict)})`;
  const result = compute(operator, numbers);
  return `❌ Wrong! ${expression} = ${result === null ? '?' : resultText(result)}, not ${target}`;
}
