import { openStorage } from '../client/storage/open-storage.ts';
import { browserHost } from '../client/storage/browser-host.ts';
import { syncStorage } from '../client/sync/sync-storage.ts';
import { pushQueues } from '../client/sync/queues.ts';
import { buildMs } from '../shared/build-stamp.ts';

/**
 * One `sync` event sends one batch of each player's queue, with pages closed too. Rejects if something is left: that makes the browser
 * try again later (up to three times; the next visit asks anew).
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
