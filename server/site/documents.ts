import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withoutClosingSlash } from '../../shared/addresses.ts';
import {
  FRAME_PATH,
  ORIGIN_MARK,
  TEMPLATE_PATHS,
  type DocumentEntry,
  type DocumentTable,
  type TemplateName,
} from '../../shared/document-table.ts';
import { readTemplate } from '../../shared/site/template.ts';
import { documentPolicy } from './policy.ts';
import { PostDocuments } from './post-documents.ts';
import type { PostSource } from './post-source.ts';
import { tagOf, type SiteDocument, type SiteFile } from './site-file.ts';

const pack = promisify(brotliCompress);
const zip = promisify(gzip);
// Whoever asks first after a start waits for it, some 80 ms for the largest instead of 30 with the quality below: that would take two per
// cent more, and a new connection's first ten packets have no room for as much as the hashes of a build move a document by.
const PARAMS = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    // Both take no time. Of what was tried, these suit the documents best: a quarter of a per cent, of the largest more than a half.
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
    [constants.BROTLI_PARAM_NPOSTFIX]: 1,
  },
};

/** A document as the build wrote it, with the site's own origin in it. */
interface Written {
  readonly html: string;
  readonly policy: string;
  /** The hash that it had before. */
  readonly integrity: string;
}

/** What the server sends of the built documents. */
export interface Documents {
  /** The document for a path without query: the route's own, else the frame if the router knows the path, else the 404 page. */
  readonly at: (path: string) => Promise<SiteDocument>;
  /** The service worker's script with the hashes of the documents as they are sent, in the place of those that the build wrote. */
  readonly worker: (script: string) => string;
}

/**
 * Reads the documents that the build rendered, and puts the site's own origin into them. Each is compressed when it is first asked for:
 * a server that starts keeps nobody waiting for documents that nobody wants. Those of the blog are filled with posts.
 * @param folder the built client
 * @param siteUrl public origin without a closing slash
 */
export async function readDocuments(folder: string, siteUrl: string, posts: PostSource): Promise<Documents> {
  const table = JSON.parse(await readFile(`${folder}/documents/table.json`, 'utf8')) as DocumentTable;
  const all: Written[] = [];
  const read = async (entry: DocumentEntry): Promise<Written> => {
    const html = (await readFile(`${folder}/documents/${entry.file}`, 'utf8')).replaceAll(ORIGIN_MARK, siteUrl);
    const written = { html, policy: documentPolicy(entry), integrity: entry.integrity };
    all.push(written);
    return written;
  };
  const [frame, missing, noPost] = await Promise.all([table.frame, table.missing, table.noPost].map(read));
  if (!frame || !missing || !noPost) throw new Error('The build has not written every document.');
  const own = new Map(
    await Promise.all(Object.entries(table.documents).map(async ([path, entry]) => [path, packedOnce(await read(entry), 200)] as const)),
  );
  const template = async (name: TemplateName) => {
    const written = await read(table.templates[name]);
    // For the service worker, and not for eyes: it is shown as a text.
    own.set(TEMPLATE_PATHS[name], packedOnce(written, 200, 'text/plain; charset=utf-8'));
    return { template: readTemplate(written.html), policy: written.policy };
  };
  const ofPosts = new PostDocuments(posts, { posts: await template('posts'), post: await template('post') }, packed);
  const routes = [...table.routes, FRAME_PATH].map(patternOf);
  const [theFrame, noPage, noSuchPost] = [packedOnce(frame, 200), packedOnce(missing, 404), packedOnce(noPost, 404)];
  const at = async (path: string): Promise<SiteDocument> => {
    const plain = withoutClosingSlash(path);
    const document = own.get(plain);
    if (document) return document();
    if (ofPosts.isPath(plain)) return (await ofPosts.at(plain)) ?? noSuchPost();
    return (routes.some((route) => route.test(plain)) ? theFrame : noPage)();
  };
  return { at, worker: (script) => withHashes(script, all) };
}

/** The service worker's script with the hashes of these documents as they are now. */
function withHashes(script: string, documents: readonly Written[]): string {
  const now = new Map(documents.map(({ html, integrity }) => [integrity, `sha256-${hash('sha256', html, 'base64')}`]));
  return script.replaceAll(/sha256-[\w+/]{43}=/g, (before) => now.get(before) ?? before);
}

/** The paths of the table of pages, as the router names them ("/blog/$post"). @param folder the built client */
export async function readPages(folder: string): Promise<readonly string[]> {
  return (JSON.parse(await readFile(`${folder}/documents/table.json`, 'utf8')) as DocumentTable).routes;
}

const HTML = 'text/html; charset=utf-8';

/** A document as it is on disk; the call compresses it, once. */
function packedOnce({ html, policy }: Written, status: 200 | 404, type = HTML): () => Promise<SiteDocument> {
  let ready: Promise<SiteDocument> | undefined;
  // After a failure, for instance without memory, the next request tries again.
  const again = (error: unknown): never => {
    ready = undefined;
    throw error;
  };
  return () => (ready ??= packed(html, type).then((file) => ({ file, policy, status }), again));
}

/** A text that is made here, with its compressed copies. */
export async function packed(html: string, type = HTML): Promise<SiteFile> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([pack(plain, PARAMS), zip(plain)]);
  return { type, tag: tagOf(plain), plain, br, gzip: gz };
}

/** A route pattern ("/blog/$slug") as a regular expression. A single `$` stands for the rest of the path. */
function patternOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part === '$' ? '.+' : part.startsWith('$') ? '[^/]+' : part.replaceAll(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`)));
  return new RegExp(`^${parts.join('/')}$`);
}
