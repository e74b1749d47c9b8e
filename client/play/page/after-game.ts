import { NOT_SAVED } from '../../device/storage-sentence.ts';
import type { FinishReport } from '../../engine/engine.ts';
import { logWarning } from '../../window/log.ts';

/** Spec 1 §6 and §8: an anonymous save is skipped with only this warning. */
const ANONYMOUS = 'User not authenticated';

/**
 * What follows from a finished game, never in the way of its summary. A storage problem is the summary's to say, and a line in the log;
 * a game that was saved later comes here again.
 */
export async function afterGame(report: FinishReport): Promise<void> {
  if (report.problem) return logWarning(NOT_SAVED, `${report.problem}: ${report.detail ?? ''}`);
  if (report.kept === 'nothing') return;
  if (report.kept === 'memory') return logWarning(ANONYMOUS);
  const [{ gameEnded }, { askToPersist }] = await Promise.all([
    import('../../device/sync-service.ts'),
    import('../../device/ask-to-persist.ts'),
  ]);
  await Promise.all([gameEnded(), askToPersist()]);
}
