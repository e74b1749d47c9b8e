import { speedMath } from '../../../shared/games/speed-math/v1/rules.ts';
import type { SpeedMathState } from '../../../shared/games/speed-math/v2/rules.ts';
import { logWarning } from '../../window/log.ts';

/** Logs a warning if fewer problems exist than were asked for; the session then has fewer (spec 1 §5, decision G3). */
export function warnOfFewer({ config, total }: Pick<SpeedMathState, 'config' | 'total'>): void {
  if (total < config.questions) logWarning(`${speedMath.slug}: ${config.questions} problems asked for, only ${total} different ones exist`);
}
