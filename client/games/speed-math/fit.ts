import { firstRung } from '../../../shared/games/speed-math/first-rung.ts';
import { isFit, type SpeedMathConfig } from '../../../shared/games/speed-math/v2/config.ts';
import { speedMath as version2 } from '../../../shared/games/speed-math/v2/rules.ts';
import { fittedBy } from '../../play/memory/fitted-by.ts';
import { rungNow } from '../../play/setup/rung-now.ts';

/** The rules of runs that fit their player, or have another clock: they come with the first use of the page, whose first screen needs none. */
export { againFrom as again } from '../../../shared/games/speed-math/v2/rules.ts';
export { speedMath as rules } from '../../../shared/games/speed-math/v3/rules.ts';
export const earlier = [version2];

/** A run begins where its player stands now. */
export const fitted = fittedBy(async (config: SpeedMathConfig): Promise<SpeedMathConfig> => {
  if (!isFit(config)) return config;
  const { operation } = config;
  return { ...config, from: await rungNow(operation, (memory) => firstRung(operation, memory)) };
});
