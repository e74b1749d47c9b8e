import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writePrecache } from '../../../build/precache.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'tenfold-precache-'));
  const document = (file: string) => ({ file });
  const table = {
    documents: { '/': document('home.html'), '/blog/edit': document('online/edit.html') },
    templates: { posts: document('posts.html'), post: document('post.html') },
    frame: document('frame.html'),
  };
  await write({
    'sw/sw.js': 'precache(self.__WB_MANIFEST); install(self.__DOCUMENTS);',
    'sw/sw-push.js': '',
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
    'client/robots.txt': '',
  });
});
afterEach(() => rm(dist, { recursive: true, force: true }));

async function write(files: { readonly [path: string]: string }) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
}

interface Lists {
  readonly files: { readonly [url: string]: string | null };
  readonly documents: readonly string[];
}

async function lists(): Promise<Lists> {
  await writePrecache(dist);
  const script = await readFile(join(dist, 'client/sw.js'), 'utf8');
  const [, entries = '', documents = ''] = /^precache\((.*)\); install\((.*)\);$/.exec(script) ?? [];
  const files = JSON.parse(entries) as { url: string; revision: string | null }[];
  return { files: Object.fromEntries(files.map(({ url, revision }) => [url, revision])), documents: JSON.parse(documents) as string[] };
}

it('The service worker lists the files of players, and nothing of admins', async () => {
  expect(Object.keys((await lists()).files)).toEqual(['/assets/index-1.js', '/icons/icon.svg']);
});

it('It lists documents by their addresses: no page with the status 404, and the frame once for all pages that have it', async () => {
  expect((await lists()).documents).toEqual(['/', '/app-frame', '/app-template/post', '/app-template/posts']);
});

it('A file is fetched anew when it has changed, and one with a hash in its name only under another name', async () => {
  const { files: before } = await lists();
  await write({ 'client/icons/icon.svg': '<svg />', 'client/assets/index-1.js': 'the same by its name' });
  const { files: after } = await lists();
  expect(after['/icons/icon.svg']).not.toBe(before['/icons/icon.svg']);
  expect(after['/assets/index-1.js']).toBeNull();
});

it.each(['self.__DOCUMENTS', 'self.__WB_MANIFEST', 'self.__WB_MANIFEST self.__DOCUMENTS self.__DOCUMENTS'])(
  'A service worker that has no place for a list, or two (%j), stops the build',
  async (script) => {
    await write({ 'sw/sw.js': script });
    await expect(writePrecache(dist)).rejects.toThrow('exactly once');
  },
);
