import { firstRung } from '../../../shared/games/math-race/first-rung.ts';
import { fittingNumbers } from '../../../shared/games/math-race/fit.ts';
import type { MathRaceConfig, RaceOperation } from '../../../shared/games/math-race/v1/config.ts';
import { rungNow } from '../../play/setup/rung-now.ts';

/** The numbers that fit whoever plays, as far as that is known. */
export const numbersNow = async (operation: RaceOperation): Promise<Pick<MathRaceConfig, 'from' | 'to'>> =>
  fittingNumbers(operation, await rungNow(operation, (memory) => firstRung(operation, memory)));
