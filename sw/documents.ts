import { buildMs } from '../shared/build-stamp.ts';

const PREFIX = 'tenfold-pages-';

/** The documents of this version, each under the address of its page, as the browser itself looks for them (static-routes.ts). */
export const DOCUMENTS_CACHE = `${PREFIX}${buildMs}`;

/** The document at this address of this version. */
export const installedDocument = (address: string): Promise<Response | undefined> => caches.match(address, { cacheName: DOCUMENTS_CACHE });

/** Deletes the documents of older versions. Those of a newer one may just be coming. */
export async function dropOlderDocuments(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && Number(name.slice(PREFIX.length)) < buildMs);
  await Promise.all(older.map((name) => caches.delete(name)));
}
