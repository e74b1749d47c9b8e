import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceOf } from '../../../build/hash.ts';
import { writePrecache } from '../../../build/precache.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'tenfold-precache-'));
  const document = (file: string) => ({ file, integrity: `sha256-${file}` });
  const table = {
    documents: { '/': document('home.html'), '/blog/edit': document('online/edit.html') },
    templates: { posts: document('posts.html'), post: document('post.html') },
    frame: document('frame.html'),
  };
  await write({
    'sw/sw.js': '[self.__WB_MANIFEST,self.__ADMIN_FILES,self.__DOCUMENTS,self.__PUSH_SCRIPT]',
    'sw/sw-push.js': 'push',
    'manifest.json': JSON.stringify({
      'index.html': { file: 'assets/index-1.js', isEntry: true, dynamicImports: ['admin/page.tsx'] },
      'admin/page.tsx': { file: 'assets/admin-1.js' },
    }),
    'client/documents/table.json': JSON.stringify(table),
    'client/documents/home.html': 'home',
    'client/documents/missing.html': 'missing',
    'client/assets/index-1.js': 'index',
    'client/assets/admin-1.js': 'admin',
    'client/icons/icon.svg': '<svg/>',
    'client/pictures/shared/tenfold.png': 'for other sites',
    'client/robots.txt': '',
    'client/old-browser.html': 'old',
  });
});
afterEach(() => rm(dist, { recursive: true, force: true }));

async function write(files: { readonly [path: string]: string }) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
}

interface Entry {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}

const site = () => ({ bundles: dist, client: `${dist}/client`, manifest: `${dist}/manifest.json`, base: '' });

async function lists() {
  await writePrecache(site());
  const script = await readFile(join(dist, 'client/sw.js'), 'utf8');
  const [files, adminFiles, documents, pushScript] = JSON.parse(script) as [Entry[], Entry[], Omit<Entry, 'revision'>[], string];
  return { files, adminFiles, documents, pushScript };
}

const urls = (entries: readonly { readonly url: string }[]) => entries.map(({ url }) => url);

it('The service worker lists the files of players, and apart from them what only admins need', async () => {
  const { files, adminFiles } = await lists();
  expect([urls(files), urls(adminFiles)]).toEqual([['/assets/index-1.js', '/icons/icon.svg', '/old-browser.html'], ['/assets/admin-1.js']]);
});

it('It lists documents by their addresses: no page with the status 404, and the frame once for all pages that have it', async () => {
  expect((await lists()).documents).toEqual([
    { url: '/', integrity: 'sha256-home.html' },
    { url: '/app-frame', integrity: 'sha256-frame.html' },
    { url: '/app-template/post', integrity: 'sha256-post.html' },
    { url: '/app-template/posts', integrity: 'sha256-posts.html' },
  ]);
});

it('Each file has the hash of its bytes, and so has the script that pushes', async () => {
  const { files, adminFiles, pushScript } = await lists();
  const hashes = [...files, ...adminFiles].map(({ integrity }) => integrity);
  expect([...hashes, pushScript]).toEqual(['index', '<svg/>', 'old', 'admin', 'push'].map(sourceOf));
});

it('A file is fetched anew when it has changed, and one with a hash in its name only under another name', async () => {
  const revisions = async () => Object.fromEntries((await lists()).files.map(({ url, revision }) => [url, revision]));
  const before = await revisions();
  await write({ 'client/icons/icon.svg': '<svg />', 'client/assets/index-1.js': 'the same by its name' });
  const after = await revisions();
  expect(after['/icons/icon.svg']).not.toBe(before['/icons/icon.svg']);
  expect(after['/assets/index-1.js']).toBeNull();
});

it.each([
  'self.__WB_MANIFEST self.__ADMIN_FILES self.__DOCUMENTS',
  'self.__WB_MANIFEST self.__ADMIN_FILES self.__PUSH_SCRIPT',
  'self.__WB_MANIFEST self.__ADMIN_FILES self.__DOCUMENTS self.__DOCUMENTS self.__PUSH_SCRIPT',
])('A service worker that has no place for a list, or two (%j), stops the build', async (script) => {
  await write({ 'sw/sw.js': script });
  await expect(writePrecache(site())).rejects.toThrow('exactly once');
});
