import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { PrecacheEntry } from 'workbox-precaching';
import { filesOnlyFor, type Manifest } from './chunk-graph.ts';
import { FRAMED_FOLDER, FRAME_PATH, TEMPLATE_PATHS, type DocumentTable } from '../shared/document-table.ts';

/** Where the bundled service worker has its list. */
const MARK = 'self.__WB_MANIFEST';

const LISTED = /\.(?:html|js|css|woff2|svg|png|ico|webmanifest)$/;

/**
 * The pages for unknown addresses and posts have the status 404, which cannot be cached. Offline the frame shows them, as it shows every
 * route without a first screen of its own. The browser keeps the service worker's own scripts with it, not in a cache.
 */
const LEFT_OUT = new RegExp(`^(?:documents/(?:missing\\.html|no-post\\.html|${FRAMED_FOLDER}/.*)|sw\\.js|sw-push\\.js)$`);

/**
 * Writes the service worker with the list of all files of the app, so that one whole version works offline, or the old one stays.
 * Documents are listed under the addresses of their routes, because the server serves them there.
 */
export async function writePrecache(dist: string): Promise<void> {
  await copyFile(`${dist}/sw/sw-push.js`, `${dist}/client/sw-push.js`);
  const ofAdmins = await filesOfAdmins(dist);
  const addresses = await addressesOfDocuments(`${dist}/client/documents`);
  const files = (await filesUnder(`${dist}/client`)).filter((file) => LISTED.test(file) && !LEFT_OUT.test(file) && !ofAdmins.has(file));
  const entries = await Promise.all(
    files.map(async (file): Promise<PrecacheEntry> => ({
      url: addresses.get(file) ?? `/${file}`,
      revision: await revisionOf(`${dist}/client`, file),
    })),
  );
  const [before, after, ...more] = (await readFile(`${dist}/sw/sw.js`, 'utf8')).split(MARK);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`sw.js does not have ${MARK} exactly once.`);
  await writeFile(`${dist}/client/sw.js`, before + JSON.stringify(entries) + after);
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

async function addressesOfDocuments(folder: string): Promise<ReadonlyMap<string, string>> {
  const { documents, templates, frame } = JSON.parse(await readFile(`${folder}/table.json`, 'utf8')) as DocumentTable;
  const entries = [
    ...Object.entries(documents),
    [TEMPLATE_PATHS.posts, templates.posts] as const,
    [TEMPLATE_PATHS.post, templates.post] as const,
    [FRAME_PATH, frame] as const,
  ];
  return new Map(entries.map(([address, { file }]) => [`documents/${file}`, address]));
}
