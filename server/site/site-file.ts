import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname } from 'node:path';

/** One file to send: its bytes, and its compressed copies. */
export interface SiteFile {
  readonly type: string;
  /** The ETag, which names the content, so that a browser that has it need not fetch it again. */
  readonly tag: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

const TYPES: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The media type of a file name; undefined for files that are not served, such as source maps. */
const typeOf = (name: string): string | undefined => TYPES[extname(name)];

/** The ETag of a content: the first 22 characters of its SHA-256 in base64url. */
export const tagOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Reads a file with its compressed copies; undefined if it does not exist or its type is not served. */
export async function readSiteFile(path: string): Promise<SiteFile | undefined> {
  const type = typeOf(path);
  if (!type) return undefined;
  const [plain, br, gzip] = await Promise.all([path, `${path}.br`, `${path}.gz`].map((copy) => readFile(copy).catch(() => undefined)));
  if (!plain) return undefined;
  return { type, tag: tagOf(plain), plain, ...(br && { br }), ...(gzip && { gzip }) };
}

/**
 * Reads a built site into memory, by address ("/assets/home-1a2b.js"). Only addresses in this table are served: no address is ever
 * turned into a path. The folder of documents is left out; its files are served under the addresses of their routes.
 */
export async function readSite(folder: string): Promise<ReadonlyMap<string, SiteFile>> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const served = names.filter((name) => typeOf(name) && !name.startsWith('documents/'));
  const entries = await Promise.all(served.map(async (name) => [`/${name}`, await readSiteFile(`${folder}/${name}`)] as const));
  return new Map(entries.flatMap(([address, file]) => (file ? [[address, file] as const] : [])));
}
