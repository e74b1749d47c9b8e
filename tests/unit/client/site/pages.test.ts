import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moduleOf, renderFrame, renderMissing, renderPath } from '../../../../client/prerender.tsx';
import { metadataOf } from '../../../../client/page-words.ts';
import { ALIASES } from '../../../../client/aliases.ts';
import { PAGES, type Page } from '../../../../client/pages.ts';
import { MAIN_NAV } from '../../../../client/shell/main-nav.ts';
import { footerColumns, menuLinks } from '../../../../client/shell/more-links.ts';
import { isPagePath } from '../../../../shared/address-kinds.ts';
import { pathOf } from '../../../../shared/addresses.ts';
import { CATALOGUE } from '../../../../shared/games/catalogue.ts';
import { gameName } from '../../../../client/words/game-names.ts';

const pages: readonly Page[] = PAGES;
const paths: readonly string[] = [...PAGES, ...ALIASES].map(({ path }) => path);
/** The end of a sign-in has a document of a few words, for it leads on at once. */
const documents = pages.filter((page) => !page.frame && !page.template && page.path !== '/auth/callback');
const columns: readonly { readonly links: readonly { readonly to: string }[] }[] = footerColumns;

/** The pages that the links of some markup lead to. */
const linksIn = (markup: string): string[] =>
  [...markup.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, address]) => pathOf(address ?? '')).filter(isPagePath);

describe('The table of pages', () => {
  it('names every path once', () => {
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it('brings for every page a module whose name the build knows', async () => {
    const modules = await Promise.all(pages.map(moduleOf));
    expect(modules.filter((module) => !existsSync(`client/${module}`))).toEqual([]);
    const find = (path: string) => modules[paths.indexOf(path)];
    expect(['/', '/games/speed-math', '/blog'].map(find)).toEqual([
      'site/home/home-page.tsx',
      'games/speed-math/index.ts',
      'blog/blog-page.tsx',
    ]);
    await expect(moduleOf({ path: '/nowhere', load: async () => ({ default: () => null }) })).rejects.toThrow('/nowhere brings no module');
  });

  it('has the page of every game that can be played, and of no other', () => {
    const games = CATALOGUE.filter(({ available }) => available).map(({ slug }) => `/games/${slug}`);
    expect(paths.filter((path) => path.startsWith('/games/')).toSorted()).toEqual(games.toSorted());
  });

  it('lists for the header the five pages of the specification, in its order', () => {
    expect(MAIN_NAV.map(({ label }) => label)).toEqual(['Games', 'Daily', 'Tips', 'Stats', 'Badges']);
  });
});

describe('A page', () => {
  it.each(paths)('%s has words that a search result can show whole', (path) => {
    const { title, description } = metadataOf(path);
    expect(title).not.toBe(metadataOf('/nowhere').title);
    expect([title.length <= 65, description.length > 0, description.length <= 160]).toEqual([true, true, true]);
  });

  it.each(documents)('$path is a document of its own: it has a heading, and each of its links leads to a page', async ({ path }) => {
    const markup = await renderPath(path);
    const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
    expect(main).toContain('<h1');
    expect(main).not.toContain('Page not found');
    const links = linksIn(markup);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !paths.includes(link))).toEqual([]);
  });

  it('at which a sign-in ends says so in its document', async () => {
    expect(await renderPath('/auth/callback')).toMatch(/<main [^>]*>.*Completing sign in\.\.\..*<\/main>/s);
  });

  it('without a document of its own has the frame: the header, and an empty sheet', async () => {
    expect(pages.filter((page) => page.frame).map(({ path }) => path)).toEqual(['/admin', '/admin/challenges', '/admin/blog']);
    expect(await renderFrame()).toMatch(/<\/header><\/div><main [^>]*><!--\$--><div aria-busy="true"><\/div><!--\/\$--><\/main>/);
  });
});

describe('A menu', () => {
  it('leads to pages only, and so does the page for an address that leads nowhere', async () => {
    const links = [...MAIN_NAV, ...menuLinks, ...columns.flatMap((column) => column.links)].map(({ to }): string => to);
    expect([...links, ...linksIn(await renderMissing())].filter((link) => !paths.includes(link))).toEqual([]);
  });
});

describe('The words of a page', () => {
  it('of a game have its name', () => {
    for (const { slug } of CATALOGUE.filter(({ available }) => available))
      expect(metadataOf(`/games/${slug}`).title).toBe(`${gameName(slug)} · Tenfold`);
  });

  it('are the same with a closing slash, and under another name of the page', () => {
    expect(metadataOf('/badges/')).toBe(metadataOf('/badges'));
    expect(metadataOf('/profile')).toBe(metadataOf('/settings'));
  });

  it('say that a page is missing when it is', () => {
    expect(['/nowhere', '/games/math-duel', '/__proto__'].map((path) => metadataOf(path).title)).toEqual(
      Array.from({ length: 3 }, () => 'Page not found · Tenfold'),
    );
  });
});
