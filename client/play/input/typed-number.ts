import type { GameKey } from './game-keys.ts';

/** How much can be typed: the digits of the longest answer, and a minus only if an answer can be negative. */
export interface TypingLimits {
  readonly digits: number;
  readonly minus: boolean;
}

/** The answer slot after a key. A minus changes the sign at any time, as on a calculator. */
export function typeKey(typed: string, key: GameKey, limits: TypingLimits): string {
  if (key === 'back') return typed.slice(0, -1);
  if (key === '-') return limits.minus ? toggleSign(typed) : typed;
  if (key === 'enter' || key === 'escape') return typed;
  return typed.replace('-', '').length < limits.digits ? typed + key : typed;
}

const toggleSign = (typed: string): string => (typed.startsWith('-') ? typed.slice(1) : `-${typed}`);
