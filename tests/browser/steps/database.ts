import type { JSHandle, Page } from 'playwright';

/**
 * Runs `work` with the database of this page's site whose name begins so, as soon as the app has made it with its tables: whoever opened it
 * before that would make one without tables. The database is closed afterwards.
 */
export async function inDatabase<T>(page: Page, prefix: string, work: (db: JSHandle<IDBDatabase>) => Promise<T>): Promise<T> {
  const db = await page.evaluateHandle(untilOpened, prefix);
  try {
    return await work(db);
  } finally {
    await db.evaluate((database) => database.close());
    await db.dispose();
  }
}

/** Runs in the page. */
async function untilOpened(prefix: string): Promise<IDBDatabase> {
  const AGAIN_MS = 30;
  const opened = (name: string) =>
    new Promise<IDBDatabase | undefined>((done, fail) => {
      const request = indexedDB.open(name);
      // It went in between; none is made here.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onsuccess = () => done(request.result);
      request.onerror = () => (request.error?.name === 'AbortError' ? done(undefined) : fail(request.error));
    });
  for (;;) {
    const name = (await indexedDB.databases()).find((database) => database.name?.startsWith(prefix))?.name;
    const db = name === undefined ? undefined : await opened(name);
    if (db && db.objectStoreNames.length > 0) return db;
    db?.close();
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}
