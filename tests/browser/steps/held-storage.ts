import type { Page } from 'playwright';

/** A page of the site that runs none of its scripts. */
export const bareAddress = (origin: string): string => `${origin}/manifest.webmanifest`;

/**
 * The body of an async function for a bare page. It holds a write transaction on every database of the site with this prefix, so that all
 * others wait until `letGo` below runs there. It makes requests all the time, because a transaction without requests would end.
 */
export const holdUp = (prefix: string): string => `
  const names = (await indexedDB.databases()).map(({ name }) => name).filter((name) => name.startsWith('${prefix}'));
  window.held = true;
  window.ended = names.map(async (name) => {
    const db = await new Promise((done, fail) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    const transaction = db.transaction([...db.objectStoreNames], 'readwrite');
    const ask = () => {
      transaction.objectStore(db.objectStoreNames[0]).count().onsuccess = () => window.held && ask();
    };
    ask();
    window.holding = (window.holding ?? 0) + 1;
    await new Promise((done) => (transaction.oncomplete = done));
    db.close();
  });
  while ((window.holding ?? 0) < names.length) await new Promise((done) => setTimeout(done, 10));
  return names.length;`;

export const letGo = `window.held = false; await Promise.all(window.ended);`;

/**
 * Holds up the databases with this prefix by a bare page. The page then stands still behind a dialog, so that its requests take no time of
 * the machine: it hears no answers, and its transactions stay open. Returns how to let the databases go.
 */
export async function holdStorage(page: Page, prefix: string): Promise<() => Promise<void>> {
  const run = <T>(body: string): Promise<T> => page.evaluate(`(async () => { ${body} })()`);
  if ((await run<number>(holdUp(prefix))) === 0) throw new Error(`There is no database ${prefix}…`);
  const [dialog] = await Promise.all([page.waitForEvent('dialog'), run(`setTimeout(() => alert('Held by a test.'));`)]);
  return async () => {
    await dialog.accept();
    await run(letGo);
  };
}
