import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { PAGES, type Page } from '../../client/pages.ts';
import { isIndexed } from '../../client/page-words.ts';
import { ORIGIN_MARK, type DocumentTable } from '../../shared/document-table.ts';
import { CATALOGUE, isPlayable } from '../../shared/games/catalogue.ts';
import { builtFolder } from '../browser/harness/server.ts';
import { pngSize } from './png-size.ts';

const client = `${builtFolder}/client`;
const { documents, templates } = JSON.parse(await readFile(`${client}/documents/table.json`, 'utf8')) as DocumentTable;
const pages: readonly Page[] = PAGES;
const listed = pages.map(({ path }) => path).filter((path) => isIndexed(path) && path !== '/blog/$post');

/** Small enough for a line of a school, and for programs that show no larger ones. */
const MOST_BYTES = 100_000;

const htmlOf = (path: string) => readFile(`${client}/documents/${(documents[path] ?? templates.posts).file}`, 'utf8');
const metaIn = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const linkedIn = (html: string): readonly unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) => JSON.parse(json) as unknown);

describe('A shared link', () => {
  it.each(listed)('to %s has a title, a description and a picture of 1200 × 630', async (path) => {
    const html = await htmlOf(path);
    const address = metaIn(html, 'og:image') ?? '';
    expect(address.startsWith(`${ORIGIN_MARK}/pictures/shared/`)).toBe(true);
    const picture = await readFile(client + address.slice(ORIGIN_MARK.length));
    expect(pngSize(picture)).toEqual({ width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(MOST_BYTES);
    expect(['width', 'height'].map((side) => metaIn(html, `og:image:${side}`))).toEqual(['1200', '630']);
    expect(['og:title', 'og:description', 'og:image:alt', 'twitter:card'].map((name) => (metaIn(html, name) ?? '') !== '')).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('to a game has a picture that is its own', async () => {
    const games = CATALOGUE.filter(isPlayable);
    const pictures = await Promise.all(games.map(({ slug }) => readFile(`${client}/pictures/shared/${slug}.png`, 'base64')));
    expect([games.length > 5, new Set([...pictures, await readFile(`${client}/pictures/shared/tenfold.png`, 'base64')]).size]).toEqual([
      true,
      games.length + 1,
    ]);
  });

  it('says as linked data what the site is, on its home page, and nothing on other pages', async () => {
    expect(linkedIn(await htmlOf('/'))).toEqual([
      expect.objectContaining({ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Tenfold', url: `${ORIGIN_MARK}/` }),
    ]);
    expect(linkedIn(await htmlOf('/about'))).toEqual([]);
  });
});

it('An iPhone names the installed app', async () => {
  expect(metaIn(await htmlOf('/'), 'apple-mobile-web-app-title')).toBe('Tenfold');
});

interface Pictured {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

describe('The manifest', async () => {
  const manifest = JSON.parse(await readFile(`${client}/manifest.webmanifest`, 'utf8')) as {
    readonly launch_handler: unknown;
    readonly icons: readonly Pictured[];
    readonly screenshots: readonly (Pictured & { readonly form_factor: string; readonly label: string })[];
    readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Pictured[] }[];
  };
  const { icons, screenshots, shortcuts } = manifest;

  it('has icons and screens that are as large as it says, and small to fetch', async () => {
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)].filter(({ sizes }) => sizes !== 'any');
    expect(pictures.length).toBeGreaterThan(12);
    for (const { src, sizes, type } of pictures) {
      const file = await readFile(client + src);
      const { width, height } = pngSize(file);
      expect({ src, sizes, type, isSmall: file.length < MOST_BYTES }).toEqual({
        src,
        sizes: `${width}x${height}`,
        type: 'image/png',
        isSmall: true,
      });
    }
  });

  it('has screens of a phone and of a computer, in a shape that browsers show, each with what it is', () => {
    for (const form of ['narrow', 'wide']) {
      const shown = screenshots.filter(({ form_factor }) => form_factor === form);
      expect([shown.length > 2, new Set(shown.map(({ sizes }) => sizes)).size]).toEqual([true, 1]);
      const [width = 0, height = 0] = shown[0]?.sizes.split('x').map(Number) ?? [];
      // At least 320 pixels a side, and no side more than 2.3 times the other.
      expect([Math.min(width, height) >= 320, Math.max(width, height) <= 2.3 * Math.min(width, height)]).toEqual([true, true]);
      expect([form, width > height]).toEqual([form, form === 'wide']);
    }
    expect(screenshots.filter(({ label }) => label === '')).toEqual([]);
  });

  it('leads to the daily challenge, by an icon that no other shortcut has', () => {
    expect(shortcuts.map(({ url }) => url)).toContain('/daily-challenge');
    expect(new Set(shortcuts.map(({ icons: [icon] }) => icon?.src)).size).toBe(shortcuts.length);
  });

  it('has no start of the app load a page over a game', () => {
    expect(manifest.launch_handler).toEqual({ client_mode: ['focus-existing', 'auto'] });
  });
});

it('What only other programs show is on no device that plays', async () => {
  const worker = await readFile(`${client}/sw.js`, 'utf8');
  expect([worker.includes('"url":"/icons/icon-192.png"'), worker.includes('"url":"/pictures/')]).toEqual([true, false]);
});
