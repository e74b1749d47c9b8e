import { openStorage } from '../client/storage/open-storage.ts';
import { browserHost } from '../client/storage/browser-host.ts';
import { syncStorage } from '../client/sync/sync-storage.ts';
import { pushQueues } from '../client/sync/queues.ts';
import { buildMs } from '../shared/build-stamp.ts';

/**
 * Sends one batch of each player's outbox per `sync` event, even with all pages closed. Rejects if items are left, so that the browser
 * tries again later (up to three times; the next visit registers again).
 */
export async function pushWaiting(): Promise<void> {
  const host = browserHost(buildMs);
  const opened = openStorage({ host });
  try {
    const storage = syncStorage(opened, { host });
    const { more } = await pushQueues({ host, storage, installId: await storage.installId(), report: reportError }, { batches: 1 });
    if (more) throw new Error('Some items are still waiting to be sent.');
  } finally {
    opened.close();
  }
}
