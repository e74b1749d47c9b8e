import { device } from './device.ts';
import { logStorage } from './log-storage.ts';

/** After the first game that was saved here the browser is asked, once, not to throw it away (P11). */
export async function askToPersist(): Promise<void> {
  const { players } = device().storage;
  try {
    if (!(await players.wantsPersistence())) return;
    const storage = (navigator as { readonly storage?: StorageManager }).storage;
    await players.persistenceAnswered((await storage?.persist?.()) === true);
  } catch (error) {
    // Storage that fails now is asked after the next game.
    logStorage(error);
  }
}
