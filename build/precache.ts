import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { PrecacheEntry } from 'workbox-precaching';
import { filesOnlyFor, type Manifest } from './chunk-graph.ts';
import { ONLINE_FOLDER, FRAME_PATH, TEMPLATE_PATHS, type DocumentTable } from '../shared/document-table.ts';

/** Where the bundled service worker has its lists: of files, and of the addresses of documents. */
const FILES_MARK = 'self.__WB_MANIFEST';
const DOCUMENTS_MARK = 'self.__DOCUMENTS';

const LISTED = /\.(?:js|css|woff2|svg|png|ico|webmanifest)$/;

/** The browser keeps the service worker's own scripts with it, not in a cache. */
const SCRIPTS: ReadonlySet<string> = new Set(['sw.js', 'sw-push.js']);

/** Writes the service worker with the lists of all that the app is, so that one whole version works offline, or the old one stays. */
export async function writePrecache(dist: string): Promise<void> {
  await copyFile(`${dist}/sw/sw-push.js`, `${dist}/client/sw-push.js`);
  const ofAdmins = await filesOfAdmins(dist);
  const files = (await filesUnder(`${dist}/client`)).filter((file) => LISTED.test(file) && !SCRIPTS.has(file) && !ofAdmins.has(file));
  const entries = await Promise.all(
    files.map(async (file): Promise<PrecacheEntry> => ({ url: `/${file}`, revision: await revisionOf(`${dist}/client`, file) })),
  );
  const script = await readFile(`${dist}/sw/sw.js`, 'utf8');
  const addresses = await addressesOfDocuments(`${dist}/client/documents`);
  await writeFile(`${dist}/client/sw.js`, withList(withList(script, FILES_MARK, entries), DOCUMENTS_MARK, addresses));
}

function withList(script: string, mark: string, list: readonly unknown[]): string {
  const [before, after, ...more] = script.split(mark);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`sw.js does not have ${mark} exactly once.`);
  return before + JSON.stringify(list) + after;
}

/** The paths of all files under a folder, in the order of their names. */
async function filesUnder(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}/${entry.name}`).replaceAll(sep, '/'))
    .sort();
}

/** Changes with the file; null for a file whose name has a hash, which does so by itself. */
async function revisionOf(folder: string, file: string): Promise<string | null> {
  if (file.startsWith('assets/')) return null;
  return createHash('md5')
    .update(await readFile(`${folder}/${file}`))
    .digest('hex');
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
