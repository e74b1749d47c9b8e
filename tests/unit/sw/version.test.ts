import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Progress } from '../../../shared/sw-messages.ts';
import { Version } from '../../../sw/version.ts';
import { FakeCaches } from '../client/blog/fake-caches.ts';

const ORIGIN = 'https://tenfold.test';
const partsIn = (cache: string, ...paths: string[]) => paths.map((path) => ({ cache, address: `${ORIGIN}${path}`, integrity: 'sha256-x' }));
const PARTS = {
  files: partsIn('files', '/app.js', '/app.css'),
  adminFiles: partsIn('files', '/admin.js'),
  documents: partsIn('documents', '/about'),
};
const TYPES = [
  ['js', 'text/javascript'],
  ['css', 'text/css'],
] as const;

let caches: FakeCaches;
let fetched: string[];
/** What the server does not have now. */
let lost: string[];
beforeEach(() => {
  caches = new FakeCaches();
  fetched = [];
  lost = [];
  vi.stubGlobal('caches', caches.storage);
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    const path = address.slice(ORIGIN.length);
    if (lost.includes(path)) throw new TypeError('Failed to fetch');
    expect(cache).toBe('default');
    fetched.push(path);
    const type = TYPES.find(([end]) => path.endsWith(end))?.[1] ?? 'text/html';
    return new Response(path, { headers: { 'content-type': type } });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What a page is told meanwhile. */
async function complete(version: Version, forAdmins = false): Promise<readonly Progress[]> {
  const told: Progress[] = [];
  const port = { postMessage: (progress: Progress) => void told.push(progress) } as unknown as MessagePort;
  await version.complete(port, forAdmins);
  return told;
}

describe('An install', () => {
  it('fetches the files that are not here yet, and the documents', async () => {
    await new Version({ ...PARTS, files: PARTS.files.slice(1) }).install();
    fetched = [];
    await new Version(PARTS).install();
    expect(fetched).toEqual(['/app.js', '/about']);
  });

  it('fails if a part does not come, and asks for no more', async () => {
    lost = ['/app.css'];
    await expect(new Version(PARTS).install()).rejects.toThrow('Failed to fetch');
    expect(fetched).toEqual(['/app.js']);
  });

  it('that has failed is not tried again for a page that asks how far it is: the next one does it', async () => {
    lost = ['/app.css'];
    const version = new Version(PARTS);
    const installed = version.install();
    const asked = complete(version);
    await expect(installed).rejects.toThrow('Failed to fetch');
    expect((await asked).at(-1)).toEqual({ kept: 1, total: 3, failed: 'TypeError' });
    expect(fetched).toEqual(['/app.js']);
  });

  it('brings what admins need only where an admin has played, and does so from then on', async () => {
    await new Version(PARTS).install();
    await complete(new Version(PARTS), true);
    expect(fetched).toEqual(['/app.js', '/app.css', '/about', '/admin.js']);
    fetched = [];
    const next = { ...PARTS, adminFiles: partsIn('files', '/admin-2.js') };
    await new Version(next).install();
    expect(fetched).toEqual(['/admin-2.js', '/about']);
  });
});

describe('What is missing of an installed version', () => {
  it('is brought at a start, and nothing else', async () => {
    const version = new Version(PARTS);
    await version.install();
    await caches.delete('files');
    fetched = [];
    const told = await complete(version);
    expect(fetched).toEqual(['/app.js', '/app.css']);
    expect(told).toEqual([3, 1, 2, 3].map((kept) => ({ kept, total: 3 })));
  });

  it('is told of in hundredths: a page draws each of them', async () => {
    const paths = Array.from({ length: 1_000 }, (_, n) => `/${n}`);
    const told = await complete(new Version({ ...PARTS, files: partsIn('files', ...paths) }));
    expect(told.length).toBe(101);
    expect(told.at(-1)).toEqual({ kept: 1_001, total: 1_001 });
  });

  it('is told to the page that asks, and is brought by a later start, if it cannot be had now', async () => {
    const version = new Version(PARTS);
    await version.install();
    await caches.delete('documents');
    lost = ['/about'];
    expect((await complete(version)).at(-1)).toEqual({ kept: 2, total: 3, failed: 'TypeError' });
    lost = [];
    expect((await complete(version)).at(-1)).toEqual({ kept: 3, total: 3 });
  });
});
