import { roundSeedText } from '../../../shared/round-seed.ts';
import { FREE } from './free.ts';
import type { Purpose } from './purpose.ts';
import { ROUND_PAGE } from './round-page.ts';

/** A game of a class round (decision D30). It is left and resumed as any other. */
export const inRound = (code: string): Purpose => ({
  ...FREE,
  kind: 'round',
  mark: { round: { code } },
  seedText: roundSeedText(code),
  home: ROUND_PAGE,
});
