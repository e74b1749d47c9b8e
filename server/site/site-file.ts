import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileType } from '../../shared/file-types.ts';
import { baseOf, LANGUAGES } from '../../shared/languages.ts';

/** One file to send: its bytes, and its compressed copies. */
export interface SiteFile {
  readonly type: string;
  /** The ETag, which names the content, so that a browser that has it need not fetch it again. */
  readonly tag: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** A document, ready to be sent. */
export interface SiteDocument {
  readonly file: SiteFile;
  readonly policy: string;
  /** 404 for an address without a page. */
  readonly status: 200 | 404;
}

/** The Content-Type of a file name; undefined for files that are not served, such as source maps. */
function typeOf(name: string): string | undefined {
  const type = fileType(name);
  return type === undefined || /^(?:font|image)\/(?!svg)/.test(type) ? type : `${type}; charset=utf-8`;
}

/** The ETag of a content: the first 22 characters of its SHA-256 in base64url. */
export const tagOf = (content: Buffer): string => hash('sha256', content, 'base64url').slice(0, 22);

/** What is sent of a file that was read; undefined if it does not exist or its type is not served. */
function fileOf(name: string, [plain, br, gzip]: readonly (Buffer | undefined)[]): SiteFile | undefined {
  const type = typeOf(name);
  if (!type || !plain) return undefined;
  return { type, tag: tagOf(plain), plain, ...(br && { br }), ...(gzip && { gzip }) };
}

/** A file and its compressed copies. */
const copiesOf = (name: string): readonly string[] => [name, `${name}.br`, `${name}.gz`];

/** Reads a file with its compressed copies; undefined if it does not exist or its type is not served. */
export async function readSiteFile(path: string): Promise<SiteFile | undefined> {
  if (!typeOf(path)) return undefined;
  return fileOf(path, await Promise.all(copiesOf(path).map((copy) => readFile(copy).catch(() => undefined))));
}

/** The names of all files in a folder and in those below it, with slashes. Node's own way takes five times as long. */
const namesIn = (folder: string, below = ''): readonly string[] =>
  readdirSync(`${folder}/${below}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? namesIn(folder, `${below}${entry.name}/`) : [below + entry.name],
  );

/**
 * Reads a built site into memory, by address ("/assets/home-1a2b.js"). Only addresses in this table are served: no address is ever
 * turned into a path. The folders of documents are left out; their files are served under the addresses of their routes.
 *
 * A server that starts has nobody else to serve: handing a thousand small files to other threads would take three times as long.
 */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  const documents = LANGUAGES.map((language) => `${baseOf(language)}/documents/`.slice(1));
  const names = new Set(namesIn(folder));
  const read = (name: string): Buffer | undefined => (names.has(name) ? readFileSync(`${folder}/${name}`) : undefined);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (!typeOf(name) || documents.some((folder) => name.startsWith(folder))) continue;
    const file = fileOf(name, copiesOf(name).map(read));
    if (file) files.set(`/${name}`, file);
  }
  return files;
}
