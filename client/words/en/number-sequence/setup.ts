import type { ConfigField } from '../../../../shared/games/number-sequence/v1/config.ts';

/** Why the set-up is refused, by field (decision G23). */
export const refusals: { readonly [field in ConfigField]: string } = {
  digits: 'Digits must be a number from 1 to 8',
  count: 'Sequence length must be a number from 3 to 15',
  timeLimit: 'Time limit must be a number of seconds from 10 to 300',
  rounds: 'Practice rounds must be a number from 1 to 20',
};
