import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { sourceOf } from '../../build/hash.ts';
import type { DocumentEntry, DocumentTable } from '../../shared/document-table.ts';
import { dist } from './browser.ts';
import { html } from './pages.ts';

/** Inside the house, so that the server finds its packages. */
const folder = fileURLToPath(new URL('../../.cache/bench-build', import.meta.url));

export const BARE_PATH = '/bare';

const BARE = html('<h1>Bare page</h1><p>Some words of the size of a paragraph, so that there is something to paint.</p>').body;

/** A document more, and the hashes of its inlined scripts and styles. */
export interface MoreDocument extends Omit<DocumentEntry, 'file' | 'integrity'> {
  readonly html: string;
}

/**
 * A copy of the build with more documents, by their addresses, and more scripts, by the names of their files: the same server sends them
 * as it sends its own, with the same headers and compressed the same way. Gives its folder.
 */
export async function withMore(
  documents: { readonly [path: string]: MoreDocument },
  scripts: { readonly [name: string]: string } = {},
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp(dist, folder, { recursive: true });
  const written = `${folder}/client/documents`;
  const entries: { [path: string]: DocumentEntry } = {};
  for (const [path, { html: text, ...hashes }] of Object.entries(documents)) {
    const file = `${path.slice(1)}.html`;
    await writeFile(`${written}/${file}`, text);
    entries[path] = { file, integrity: sourceOf(text), ...hashes };
  }
  const table = await readTable(folder);
  await writeFile(`${written}/table.json`, JSON.stringify({ ...table, documents: { ...table.documents, ...entries } }));
  for (const [name, text] of Object.entries(scripts)) {
    await writeFile(`${folder}/client/assets/${name}`, text);
    await writeFile(`${folder}/client/assets/${name}.br`, brotliCompressSync(text));
  }
  return folder;
}

/** The same with a bare HTML page alone. */
export const withBarePage = (): Promise<string> => withMore({ [BARE_PATH]: { html: BARE, scripts: [], styles: [] } });

/** The documents and routes of a build, as they come from the table of pages. */
export const readTable = async (build: string): Promise<DocumentTable> =>
  JSON.parse(await readFile(`${build}/client/documents/table.json`, 'utf8')) as DocumentTable;
