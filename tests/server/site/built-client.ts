import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sourceOf } from '../../../build/hash.ts';
import type { PostSource } from '../../../server/site/post-source.ts';
import { ORIGIN_MARK, type DocumentTable } from '../../../shared/document-table.ts';

/** A server without posts. */
export const NO_POSTS: PostSource = { list: [], version: '', find: () => Promise.resolve(undefined) };

export const script = 'console.log("home");'.repeat(40);

/** Each document by its file, as the build writes it. */
export const documents = {
  'home.html': `<link rel="canonical" href="${ORIGIN_MARK}/">home`,
  'games.html': 'games',
  'frame.html': 'frame',
  'missing.html': 'missing',
  'no-post.html': 'no post',
  'templates/posts.html': `<link rel="canonical" href="${ORIGIN_MARK}/blog">(~begin-posts~)<li>(~title~)</li>(~end-posts~)(~begin-no-posts~)none(~end-no-posts~)`,
  'templates/post.html': `<link rel="canonical" href="${ORIGIN_MARK}(~address~)"><title>(~page-title~)</title><main data-path="(~path~)">(~content~)</main>(~data~)`,
};

/** A service worker that lists these documents. */
export const workerFor = (texts: { readonly [file: string]: string }): string =>
  `install(${JSON.stringify(Object.values(texts).map(sourceOf))});`;

const entry = (file: keyof typeof documents, hash: string) => ({
  file,
  integrity: sourceOf(documents[file]),
  scripts: [`sha256-boot${hash}`],
  styles: [`sha256-style${hash}`],
});

const table: DocumentTable = {
  documents: { '/': entry('home.html', '1'), '/games': entry('games.html', '2') },
  frame: entry('frame.html', '3'),
  templates: { posts: entry('templates/posts.html', '5'), post: entry('templates/post.html', '6') },
  noPost: entry('no-post.html', '7'),
  missing: entry('missing.html', '4'),
  routes: ['/', '/games', '/settings', '/blog', '/blog/$post', '/auth/callback', '/class', '/class/$id', '/round'],
  listed: ['/games', '/', '/blog'],
};

const files: { readonly [path: string]: string | Buffer } = {
  ...Object.fromEntries(Object.entries(documents).map(([file, html]) => [`documents/${file}`, html])),
  'documents/table.json': JSON.stringify(table),
  'assets/home-1a2b.js': script,
  'assets/home-1a2b.js.br': brotliCompressSync(script),
  'assets/home-1a2b.js.gz': gzipSync(script),
  'assets/home-1a2b.js.map': '{}',
  'sw.js': workerFor(documents),
  'manifest.webmanifest': '{}',
  'old-browser.html': '<style>body{}</style>old',
};

/** A folder as the build leaves it, small enough to know every byte. */
export async function builtClient(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(`${tmpdir()}/tenfold-site-`);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(`${folder}/${path}`), { recursive: true });
    await writeFile(`${folder}/${path}`, content);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
