import { base, buildMs } from '../shared/build-stamp.ts';

const PREFIX = `tenfold-pages${base.replace('/', '-')}-`;

/** The documents of this version, each under the address of its page, as the browser itself looks for them (static-routes.ts). */
export const DOCUMENTS_CACHE = `${PREFIX}${buildMs}`;

/** The document of this version at this path of the app, without what addresses of its language begin with. */
export const installedDocument = (path: string): Promise<Response | undefined> =>
  caches.match(`${base}${path}`, { cacheName: DOCUMENTS_CACHE });

/** Deletes the documents of older versions. Those of a newer one may just be coming. */
export async function dropOlderDocuments(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && Number(name.slice(PREFIX.length)) < buildMs);
  await Promise.all(older.map((name) => caches.delete(name)));
}
