import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { getManifest, type ManifestEntry } from 'workbox-build';
import { filesOnlyFor, type Manifest } from './chunk-graph.ts';
import { ONLINE_FOLDER, FRAME_PATH, TEMPLATE_PATHS, type DocumentTable } from '../shared/document-table.ts';

/** Where the bundled service worker has its lists: of files, and of the addresses of documents. */
const FILES_MARK = 'self.__WB_MANIFEST';
const DOCUMENTS_MARK = 'self.__DOCUMENTS';

const LISTED = '**/*.{js,css,woff2,svg,png,ico,webmanifest}';

/** The browser keeps the service worker's own scripts with it, not in a cache. */
const SCRIPTS = ['sw.js', 'sw-push.js'];

/** Writes the service worker with the lists of all that the app is, so that one whole version works offline, or the old one stays. */
export async function writePrecache(dist: string): Promise<void> {
  await copyFile(`${dist}/sw/sw-push.js`, `${dist}/client/sw-push.js`);
  const entries = await filesIn(`${dist}/client`, [...SCRIPTS, ...(await filesOfAdmins(dist))]);
  const script = await readFile(`${dist}/sw/sw.js`, 'utf8');
  const addresses = await addressesOfDocuments(`${dist}/client/documents`);
  await writeFile(`${dist}/client/sw.js`, withList(withList(script, FILES_MARK, entries), DOCUMENTS_MARK, addresses));
}

function withList(script: string, mark: string, list: readonly unknown[]): string {
  const [before, after, ...more] = script.split(mark);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`sw.js does not have ${mark} exactly once.`);
  return before + JSON.stringify(list) + after;
}

/** The files of a folder, each with a revision that changes with it: null where its name has a hash, which does so by itself. */
async function filesIn(folder: string, without: readonly string[]): Promise<readonly ManifestEntry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: [LISTED],
    globIgnores: [...without],
    dontCacheBustURLsMatching: /^\/assets\//,
    modifyURLPrefix: { '': '/' },
    // All that the app is, however large a file is.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return manifestEntries.toSorted((one, other) => (one.url < other.url ? -1 : 1));
}

/** What only the pages of admins need. No player's device gets it; an admin's has it in the browser's cache. */
async function filesOfAdmins(dist: string): Promise<ReadonlySet<string>> {
  const manifest = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8')) as Manifest;
  return filesOnlyFor(manifest, (key) => key.startsWith('admin/'));
}

/**
 * The addresses at which the server has documents to keep. The pages for unknown addresses and posts are none: they have the status 404, which
 * cannot be cached. Offline the frame shows them, as it shows every route without a first screen of its own.
 */
async function addressesOfDocuments(folder: string): Promise<readonly string[]> {
  const { documents } = JSON.parse(await readFile(`${folder}/table.json`, 'utf8')) as DocumentTable;
  const rendered = Object.entries(documents).filter(([, { file }]) => !file.startsWith(`${ONLINE_FOLDER}/`));
  return [...rendered.map(([address]) => address), ...Object.values(TEMPLATE_PATHS), FRAME_PATH].sort();
}
