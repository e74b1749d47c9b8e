import type { FinishReport } from '../../engine/engine.ts';
import { logWarning } from '../../window/log.ts';
import { notSaved } from '../../words/en/device/not-saved.ts';

/** The only warning when a guest's game is not saved (spec 1 §6 and §8). */
const ANONYMOUS = 'User not authenticated';

/**
 * What happens after a finished game; its summary does not wait for this. A storage problem is logged, and the summary shows it. A game
 * that is saved later is handled here again.
 */
export async function afterGame(report: FinishReport): Promise<void> {
  if (report.problem) return logWarning(notSaved, `${report.problem}: ${report.detail ?? ''}`);
  if (report.kept === 'nothing') return;
  if (report.kept === 'memory') return logWarning(ANONYMOUS);
  const [{ gameEnded }, { askToPersist }] = await Promise.all([
    import('../../device/sync-service.ts'),
    import('../../device/ask-to-persist.ts'),
  ]);
  await Promise.all([gameEnded(), askToPersist()]);
}
