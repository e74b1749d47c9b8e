import { describe, expect, it } from 'vitest';
import { headOf as documentHead } from '../../../../build/document-parts.ts';
import { FRAME_WORDS, isIndexed, metadataOf, pictureOf } from '../../../../client/page-words.ts';
import { ALIASES } from '../../../../client/aliases.ts';
import { PAGES, type Page } from '../../../../client/pages.ts';
import { headOf } from '../../../../client/shell/describe-page.ts';
import { ORIGIN_MARK } from '../../../../shared/document-table.ts';
import { CATALOGUE, isPlayable } from '../../../../shared/games/catalogue.ts';
import { SITE_PICTURE } from '../../../../shared/site/shared-picture.ts';

const pages: readonly Page[] = PAGES;
/** Without styles and scripts. */
const BARE = { base: '', css: '', styles: [], boot: '' };

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** What the document of a page says, read from its markup in the shape of `headOf`. */
function readHead(html: string) {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)].map(
    ([, name = '', content = '']) => [name, unescaped(content)] as const,
  );
  const same = new Set(['og:type', 'og:site_name']);
  return {
    title: unescaped(/<title>(.*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="(.*)">/.exec(html)?.[1],
    metas: Object.fromEntries(metas.filter(([name]) => !same.has(name))),
  };
}

/** The head without what the page has none of. */
const said = (path: string) => {
  const { metas, ...rest } = headOf(path, `${ORIGIN_MARK}/somewhere`);
  return { ...rest, metas: Object.fromEntries(Object.entries(metas).filter(([, content]) => content !== undefined)) };
};

describe('The head after a change of page (spec 2 §2, Page metadata)', () => {
  it.each(pages.map(({ path }) => path))('says of %s what its own document says', (path) => {
    const html = documentHead({ ...BARE, path, page: metadataOf(path), picture: pictureOf(path), indexed: isIndexed(path) });
    const head = readHead(html);
    // On the home page the canonical address ends with the host's slash in both.
    expect(said(path)).toEqual(head);
    expect([head.title.includes('Tenfold'), head.metas['description'] !== '', head.canonical]).toEqual([
      true,
      true,
      `${ORIGIN_MARK}${path}`,
    ]);
    expect(said(`${path}/`.replace('//', '/'))).toEqual(head);
  });

  it('has a title, a description and keywords of its own for each page', () => {
    const heads = pages.map(({ path }) => headOf(path, ORIGIN_MARK));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(heads.map(({ metas }) => metas['description'])).size).toBe(pages.length);
    expect(heads.filter(({ metas }) => metas['keywords'] === undefined)).toEqual([]);
  });

  it.each(ALIASES)('calls $path by the words of $leadsTo, for no list of a search engine', ({ path, leadsTo }) => {
    expect([headOf(path, ORIGIN_MARK).title, headOf(path, ORIGIN_MARK).metas['robots']]).toEqual([metadataOf(leadsTo).title, 'noindex']);
  });

  it('shows each game by its own picture, and every other page by the site’s', () => {
    const shown = pages
      .filter(({ path }) => isIndexed(path))
      .map(({ path }) => [path, headOf(path, ORIGIN_MARK).metas['og:image']] as const);
    const ofGames = shown.filter(([path]) => path.startsWith('/games/'));
    const games = CATALOGUE.filter(isPlayable).map(({ slug }) => [`/games/${slug}`, `${ORIGIN_MARK}/pictures/shared/${slug}.png`] as const);
    expect(new Map(ofGames)).toEqual(new Map(games));
    const others = shown.filter(([path]) => !path.startsWith('/games/')).map(([, picture]) => picture);
    expect([others.length > 8, new Set(others)]).toEqual([true, new Set([`${ORIGIN_MARK}/pictures/shared/tenfold.png`])]);
  });

  it('says of an address without a page that there is none, whatever was shown before', () => {
    expect(said('/nowhere/at-all')).toEqual({
      title: 'Page not found · Tenfold',
      canonical: `${ORIGIN_MARK}/nowhere/at-all`,
      metas: {
        description: 'There is no page at this address. The games are one step away.',
        keywords: 'mental math, practice',
        robots: 'noindex',
      },
    });
  });

  it('replaces every word of the frame, which serves all other addresses', () => {
    const frame = documentHead({ ...BARE, path: '/app-frame', page: FRAME_WORDS, picture: SITE_PICTURE, indexed: false });
    for (const name of Object.keys(readHead(frame).metas)) expect(Object.keys(headOf('/games', ORIGIN_MARK).metas)).toContain(name);
  });
});
