import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { base } from '../shared/build-stamp.ts';
import type { Part } from './keep-part.ts';

/** The files of the app, in its language. Each was compared with a list when it came, so a version takes over what it has in common with the last. */
export const FILES_CACHE = `tenfold-files${base.replace('/', '-')}`;

/** The way by which Workbox answers with files and deletes those of former versions. It fetches nothing by itself. */
export const files = new PrecacheController({ cacheName: FILES_CACHE });

/** Makes Workbox know files of this version. Whether they are here is another question. */
export function listFiles(entries: PrecacheEntry[]): readonly Part[] {
  files.addToCacheList(entries);
  return entries.map(({ url, integrity = '' }) => ({ cache: FILES_CACHE, address: files.getCacheKeyForURL(url) ?? url, integrity }));
}
