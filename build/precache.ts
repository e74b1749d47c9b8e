import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { getManifest, type ManifestEntry } from 'workbox-build';
import { filesOnlyFor, type Manifest } from './chunk-graph.ts';
import { sourceOf } from './hash.ts';
import { ONLINE_FOLDER, FRAME_PATH, TEMPLATE_PATHS, type DocumentTable, type TemplateName } from '../shared/document-table.ts';

/** Documents have a list of their own; the page for old browsers is a file like others. */
const LISTED = ['**/*.{js,css,woff2,svg,png,ico,webmanifest}', '*.html'];

/** What the app itself never shows: the system does when it installs the app, and other sites where they show a link. */
const FOR_OTHERS = ['pictures/**'];

/** The browser keeps the service worker's own scripts with it, not in a cache. */
const SCRIPTS = ['sw.js', 'sw-push.js'];

/** A built site: its folder, and what its addresses begin with. */
interface Site {
  readonly client: string;
  readonly base: string;
}

interface Precached extends Site {
  /** The folder with the bundles of the service worker, in `sw`. */
  readonly bundles: string;
  /** The file of the window's manifest. */
  readonly manifest: string;
}

/**
 * Writes the service worker with the lists of all that the app is, so that one whole version works offline, or the old one stays. Each part
 * has the hash of its bytes; those of documents change with the site's origin, and the server puts its own in their place.
 */
export async function writePrecache({ bundles, client, manifest, base }: Precached): Promise<void> {
  await copyFile(`${bundles}/sw/sw-push.js`, `${client}/sw-push.js`);
  const ofAdmins = await filesOfAdmins(manifest);
  const lists = {
    'self.__WB_MANIFEST': await filesIn({ client, base }, LISTED, [...SCRIPTS, ...FOR_OTHERS, ...ofAdmins]),
    'self.__ADMIN_FILES': ofAdmins.length > 0 ? await filesIn({ client, base }, ofAdmins) : [],
    'self.__DOCUMENTS': await documentsOf({ client, base }),
    'self.__PUSH_SCRIPT': await integrityOf(`${client}/sw-push.js`),
  };
  const script = await readFile(`${bundles}/sw/sw.js`, 'utf8');
  await writeFile(`${client}/sw.js`, Object.entries(lists).reduce(withList, script));
}

function withList(script: string, [mark, list]: readonly [string, unknown]): string {
  const [before, after, ...more] = script.split(mark);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`sw.js does not have ${mark} exactly once.`);
  return before + JSON.stringify(list) + after;
}

/** The files of a folder, each with a revision that changes with it: null where its name has a hash, which does so by itself. */
async function filesIn(
  { client, base }: Site,
  patterns: readonly string[],
  without: readonly string[] = [],
): Promise<readonly ManifestEntry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: client,
    globPatterns: [...patterns],
    globIgnores: [...without],
    dontCacheBustURLsMatching: /\/assets\//,
    modifyURLPrefix: { '': `${base}/` },
    // All that the app is, however large a file is.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const entries = manifestEntries.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  return Promise.all(
    entries.map(async (entry) => ({ ...entry, integrity: await integrityOf(`${client}${entry.url.slice(base.length)}`) })),
  );
}

/** The hash of a file's bytes, as browsers compare it with an answer. */
const integrityOf = async (file: string): Promise<string> => sourceOf(await readFile(file));

/** What only the pages of admins need. It is installed on the devices of admins alone. */
async function filesOfAdmins(file: string): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  return [...filesOnlyFor(manifest, (key) => key.startsWith('admin/'))];
}

/**
 * The documents to keep, by the addresses at which the server has them. The pages for unknown addresses and posts are none: they have the
 * status 404. Offline the frame shows them, as it shows every route without a first screen of its own.
 */
async function documentsOf({ client, base }: Site): Promise<readonly { readonly url: string; readonly integrity: string }[]> {
  const { documents, templates, frame } = JSON.parse(await readFile(`${client}/documents/table.json`, 'utf8')) as DocumentTable;
  const rendered = Object.entries(documents).filter(([, { file }]) => !file.startsWith(`${ONLINE_FOLDER}/`));
  const ofTemplates = Object.entries(templates).map(([name, entry]) => [TEMPLATE_PATHS[name as TemplateName], entry] as const);
  const kept = [...rendered, ...ofTemplates, [FRAME_PATH, frame] as const];
  return kept
    .map(([path, { integrity }]) => ({ url: `${base}${path}`, integrity }))
    .toSorted((one, other) => (one.url < other.url ? -1 : 1));
}
