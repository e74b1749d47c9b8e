import { device } from './device.ts';
import { logStorage } from './log-storage.ts';

/** Asks the browser, once after the first saved game, not to delete this site's storage (P11). */
export async function askToPersist(): Promise<void> {
  const { players } = device().storage;
  try {
    if (!(await players.wantsPersistence())) return;
    const storage = (navigator as { readonly storage?: StorageManager }).storage;
    await players.persistenceAnswered((await storage?.persist?.()) === true);
  } catch (error) {
    // If storage fails now, the browser is asked after the next game.
    logStorage(error);
  }
}
