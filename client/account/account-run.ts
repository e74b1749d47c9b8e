import { showToast } from '../ui/overlay/toast.tsx';
import { device } from './device.ts';
import { followWithFrame, watchPlayer } from './player-watch.ts';
import { storageSentence } from './storage-sentence.ts';
import { startSync } from './sync-service.ts';

/**
 * Everything of accounts that runs by itself: who plays, sync, whether anything can be stored here, claims and sign-outs that a crash
 * cut off, and a sign-in that was not finished.
 */
export async function runAccount(): Promise<void> {
  watchPlayer();
  followWithFrame();
  startSync();
  const { storage } = device();
  const problem = await storage.probe();
  if (problem !== undefined) return showToast(storageSentence(problem), 'wrong');
  await storage.players.heal();
  if ((await storage.device.setting('auth:pending')) === undefined) return;
  const { finishPendingSignIn } = await import('./sign-in-flow.ts');
  await finishPendingSignIn();
}
