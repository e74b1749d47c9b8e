import { copyFile, readFile } from 'node:fs/promises';
import { injectManifest, type ManifestEntry } from 'workbox-build';
import { filesOnlyFor, type Manifest } from './chunk-graph.ts';
import { FRAMED_FOLDER, FRAME_PATH, TEMPLATE_PATHS, type DocumentTable } from '../shared/document-table.ts';

/**
 * Writes the service worker with the list of all files of the app, so that one whole version works offline, or the old one stays.
 * Documents are listed under the addresses of their routes, because the server serves them there.
 */
export async function writePrecache(dist: string): Promise<void> {
  await copyFile(`${dist}/sw/sw-push.js`, `${dist}/client/sw-push.js`);
  const ofAdmins = await filesOfAdmins(dist);
  const addresses = await addressesOfDocuments(`${dist}/client/documents`);
  const { warnings } = await injectManifest({
    swSrc: `${dist}/sw/sw.js`,
    swDest: `${dist}/client/sw.js`,
    globDirectory: `${dist}/client`,
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,ico,webmanifest}'],
    // The pages for unknown addresses and posts have the status 404, which cannot be cached. Offline the frame shows them, as it shows
    // every route without a first screen of its own.
    // The browser keeps the service worker's own scripts with it, not in a cache.
    globIgnores: ['documents/missing.html', 'documents/no-post.html', `documents/${FRAMED_FOLDER}/*`, 'sw.js', 'sw-push.js'],
    // A file with a hash in its name needs no revision.
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({ manifest: entries.filter(({ url }) => !ofAdmins.has(url)).map((entry) => withAddress(entry, addresses)) }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

/** What only the pages of admins need. No player's device gets it; an admin's has it in the browser's cache. */
async function filesOfAdmins(dist: string): Promise<ReadonlySet<string>> {
  const manifest = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8')) as Manifest;
  return filesOnlyFor(manifest, (key) => key.startsWith('admin/'));
}

const withAddress = (entry: ManifestEntry & { size: number }, addresses: ReadonlyMap<string, string>) => ({
  ...entry,
  url: addresses.get(entry.url) ?? `/${entry.url}`,
});

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
