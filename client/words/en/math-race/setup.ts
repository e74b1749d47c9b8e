import type { MathRaceConfig } from '../../../../shared/games/math-race/v1/config.ts';

/** Why the set-up is refused, by field: spec 1 §5, to the letter, and decision G23. */
export const refusals: { readonly [field in keyof MathRaceConfig]: string } = {
  operation: 'Select an operation!',
  from: 'From must be a whole number',
  to: 'To must be a whole number',
  target: 'Target Score must be a whole number',
};
