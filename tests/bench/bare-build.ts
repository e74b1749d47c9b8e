import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DocumentEntry, DocumentTable } from '../../shared/document-table.ts';
import { dist } from './browser.ts';
import { html } from './pages.ts';

/** Inside the house, so that the server finds its packages. */
const folder = fileURLToPath(new URL('../../.cache/bench-build', import.meta.url));

export const BARE_PATH = '/bare';

const BARE = html('<h1>Bare page</h1><p>Some words of the size of a paragraph, so that there is something to paint.</p>').body;

/**
 * A copy of the build with one document more: a bare HTML page that the same server sends as it sends its own, with the same headers and
 * compressed the same way. Gives its folder.
 */
export async function withBarePage(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp(dist, folder, { recursive: true });
  const documents = `${folder}/client/documents`;
  await writeFile(`${documents}/bare.html`, BARE);
  const table = await readTable(folder);
  const bare: DocumentEntry = { file: 'bare.html', scripts: [], styles: [] };
  await writeFile(`${documents}/table.json`, JSON.stringify({ ...table, documents: { ...table.documents, [BARE_PATH]: bare } }));
  return folder;
}

/** The documents and routes of a build, as they come from the table of pages. */
export const readTable = async (build: string): Promise<DocumentTable> =>
  JSON.parse(await readFile(`${build}/client/documents/table.json`, 'utf8')) as DocumentTable;
