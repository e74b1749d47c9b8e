import { speedMath, type SpeedMathState } from '../../../shared/games/speed-math/v1/rules.ts';
import { logWarning } from '../../window/log.ts';

/** Spec 1 §5: if fewer problems are produced than were asked for, a warning is logged and the session uses fewer (decision G3). */
export function warnOfFewer({ config, total }: Pick<SpeedMathState, 'config' | 'total'>): void {
  if (total < config.questions) logWarning(`${speedMath.slug}: ${config.questions} problems asked for, only ${total} different ones exist`);
}
