import type { FinishReport, Recorder } from '../engine/engine.ts';
import { logWarning } from '../shell/log.ts';
import { registerSync } from '../shell/sw-bridge.ts';

/** Spec 1 §6 and §8: an anonymous save is skipped with only this warning. */
const ANONYMOUS = 'User not authenticated';

/** What follows from a finished game, once a game and never in the way of its summary. */
export async function afterGame(report: FinishReport, recorder: Recorder): Promise<void> {
  if (recorder.kind === 'guest') return logWarning(ANONYMOUS);
  if (report.kept !== 'saved') return;
  const { triggerSync } = await import('../account/sync-service.ts');
  triggerSync('game_end');
  await Promise.all([registerSync(), askToPersist()]);
}

/** After the first game that was saved here the browser is asked, once, not to throw it away (sync.md, P11). */
async function askToPersist(): Promise<void> {
  const { device } = await import('../account/device.ts');
  const settings = device().storage.device;
  if ((await settings.setting('persistence')) !== undefined) return;
  const storage = (navigator as { readonly storage?: StorageManager }).storage;
  const granted = (await storage?.persist?.()) === true;
  await settings.setSetting('persistence', granted ? 'granted' : 'refused');
}
