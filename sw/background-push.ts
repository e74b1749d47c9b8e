import { openStorage } from '../client/storage/open-storage.ts';
import { browserHost } from '../client/storage/browser-host.ts';
import { pushQueues } from '../client/sync/queues.ts';
import { buildMs } from '../shared/build-stamp.ts';

/**
 * One `sync` event sends one batch of each player's queue, with pages closed too. Rejects if something is left: that makes the browser
 * try again later (up to three times; the next visit asks anew).
 */
export async function pushWaiting(): Promise<void> {
  const host = browserHost(buildMs);
  const storage = openStorage({ host });
  try {
    const installId = await storage.device.installId(() => host.newId());
    // Each queue closes the store it was given.
    const parts = {
      host,
      installId,
      players: () => storage.device.players(),
      open: async (localId: string) => storage.player(localId),
      report: reportError,
    };
    const { more } = await pushQueues(parts, { batches: 1 });
    if (more) throw new Error('Some items are still waiting to be sent.');
  } finally {
    storage.close();
  }
}
