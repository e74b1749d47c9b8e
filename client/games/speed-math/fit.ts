import { firstRung } from '../../../shared/games/speed-math/first-rung.ts';
import { isFit, type SpeedMathConfig } from '../../../shared/games/speed-math/v2/config.ts';
import { fittedBy } from '../../play/memory/fitted-by.ts';
import { rungNow } from '../../play/setup/rung-now.ts';

/** The rules of runs that fit their player: with the first use of the page, since its first screen needs none of them. */
export { againFrom as again, speedMath as rules } from '../../../shared/games/speed-math/v2/rules.ts';

/** A run begins where its player stands now. */
export const fitted = fittedBy(async (config: SpeedMathConfig): Promise<SpeedMathConfig> => {
  if (!isFit(config)) return config;
  const { operation } = config;
  return { ...config, from: await rungNow(operation, (memory) => firstRung(operation, memory)) };
});
