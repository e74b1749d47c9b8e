import { device } from './device.ts';
import { watchPlayer } from './player-watch.ts';
import { startSync } from './sync-service.ts';

/**
 * Everything of accounts that runs by itself, loaded when the first screen is there: who plays, claims that a crash cut off, sync,
 * and a sign-in that was not finished.
 */
export async function startAccount(): Promise<void> {
  watchPlayer();
  startSync();
  const { storage } = device();
  await storage.players.heal();
  if ((await storage.device.setting('auth:pending')) === undefined) return;
  const { finishPendingSignIn } = await import('./sign-in-flow.ts');
  await finishPendingSignIn();
}
