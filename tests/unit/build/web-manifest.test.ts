import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeWebManifest } from '../../../build/web-manifest.ts';
import * as words from '../../../client/words/en/web-manifest.ts';

interface Icon {
  readonly src: string;
}

it('The app of a language is installed at its own addresses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tenfold-manifest-'));
  try {
    await copyFile('client/public/manifest.webmanifest', join(folder, 'manifest.webmanifest'));
    await writeWebManifest(folder, { id: 'de', thousands: '.' }, words);
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8')) as {
      readonly icons: readonly Icon[];
      readonly screenshots: readonly (Icon & { readonly label: string })[];
      readonly shortcuts: readonly { readonly url: string; readonly name: string; readonly icons: readonly Icon[] }[];
    };
    expect(manifest).toMatchObject({ id: '/de/', lang: 'de', start_url: '/de/', scope: '/de/', name: 'Tenfold', display: 'standalone' });
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Daily Challenge', 'Speed Math', 'Games']);
    expect(manifest.screenshots.filter(({ label }) => label === '')).toEqual([]);
    const icons = manifest.shortcuts.map(({ icons }) => icons.map(({ src }) => src).join());
    expect(new Set(icons).size).toBe(3);
    const addresses = [
      ...[...manifest.icons, ...manifest.screenshots].map(({ src }) => src),
      ...manifest.shortcuts.map(({ url }) => url),
      ...icons,
    ];
    expect(addresses.length).toBeGreaterThan(4);
    expect(addresses.filter((address) => !address.startsWith('/de/'))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
