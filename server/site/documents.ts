import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withoutClosingSlash } from '../../shared/addresses.ts';
import { FRAME_PATH, ORIGIN_MARK, type DocumentEntry, type DocumentTable } from '../../shared/document-table.ts';
import { documentPolicy } from './policy.ts';
import { tagOf, type SiteFile } from './site-file.ts';

/** A document, ready to be sent. */
export interface SiteDocument {
  readonly file: SiteFile;
  readonly policy: string;
  /** 404 for an address without a page. */
  readonly status: 200 | 404;
}

const pack = promisify(brotliCompress);
const zip = promisify(gzip);
// Not the highest quality, because somebody waits for it: it takes eight times as long and saves two per cent.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Reads the documents that the build rendered, and puts the site's own origin into them. Each is compressed when it is first asked for:
 * a server that starts keeps nobody waiting for documents that nobody wants.
 * @param folder the built client
 * @param siteUrl public origin without a closing slash
 * @returns the document for a path without query: the route's own, else the frame if the router knows the path, else the 404 page
 */
export async function readDocuments(folder: string, siteUrl: string): Promise<(path: string) => Promise<SiteDocument>> {
  const table = JSON.parse(await readFile(`${folder}/documents/table.json`, 'utf8')) as DocumentTable;
  const read = (entry: DocumentEntry, status: 200 | 404) => readDocument(`${folder}/documents`, siteUrl, entry, status);
  const [frame, missing] = await Promise.all([read(table.frame, 200), read(table.missing, 404)]);
  const own = new Map(
    await Promise.all(Object.entries(table.documents).map(async ([path, entry]) => [path, await read(entry, 200)] as const)),
  );
  const routes = [...table.routes, FRAME_PATH].map(patternOf);
  return (path) => {
    const plain = withoutClosingSlash(path);
    const document = own.get(plain) ?? (routes.some((route) => route.test(plain)) ? frame : missing);
    return document();
  };
}

/** The paths of the table of pages, as the router names them ("/blog/$post"). @param folder the built client */
export async function readPages(folder: string): Promise<readonly string[]> {
  return (JSON.parse(await readFile(`${folder}/documents/table.json`, 'utf8')) as DocumentTable).routes;
}

/** A document as it is on disk; the call compresses it, once. */
async function readDocument(
  folder: string,
  siteUrl: string,
  entry: DocumentEntry,
  status: 200 | 404,
): Promise<() => Promise<SiteDocument>> {
  const plain = Buffer.from((await readFile(`${folder}/${entry.file}`, 'utf8')).replaceAll(ORIGIN_MARK, siteUrl));
  const policy = documentPolicy(entry);
  let ready: Promise<SiteDocument> | undefined;
  // After a failure, for instance without memory, the next request tries again.
  const again = (error: unknown): never => {
    ready = undefined;
    throw error;
  };
  return () => (ready ??= packed(plain).then((file) => ({ file, policy, status }), again));
}

async function packed(plain: Buffer): Promise<SiteFile> {
  const [br, gz] = await Promise.all([pack(plain, QUALITY), zip(plain)]);
  return { type: 'text/html; charset=utf-8', tag: tagOf(plain), plain, br, gzip: gz };
}

/** A route pattern ("/blog/$slug") as a regular expression. A single `$` stands for the rest of the path. */
function patternOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part === '$' ? '.+' : part.startsWith('$') ? '[^/]+' : part.replaceAll(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`)));
  return new RegExp(`^${parts.join('/')}$`);
}
