import { describe, expect, it } from 'vitest';
import { routePatterns } from '../../../../client/prerender.tsx';
import { footerColumns, menuLinks } from '../../../../client/shell/more-links.ts';
import { mainNav } from '../../../../client/shell/nav.ts';
import { comingPaths } from '../../../../client/site/coming/paths.ts';
import { CATALOGUE } from '../../../../shared/games/catalogue.ts';
import { isKnownPath, metadataOf } from '../../../../client/page-words.ts';

const columns: readonly { readonly links: readonly { readonly to: string }[] }[] = footerColumns;
const linked: readonly string[] = [...mainNav, ...menuLinks, ...columns.flatMap((column) => column.links)].map(({ to }) => to);

describe('every page that the site names', () => {
  it.each([...new Set(linked)])('%s has a route and words of its own', (path) => {
    expect(routePatterns).toContain(path);
    expect(isKnownPath(path)).toBe(true);
  });

  it('has a route only once: a page that opened has left the list of those that are coming', () => {
    expect(new Set(routePatterns).size).toBe(routePatterns.length);
    expect(comingPaths.filter((path) => routePatterns.filter((pattern) => pattern === path).length !== 1)).toEqual([]);
  });

  it('has a title and a description that a search result can show whole', () => {
    for (const path of routePatterns) {
      const { title, description } = metadataOf(path);
      expect(title.length, path).toBeLessThanOrEqual(65);
      expect(description.length, path).toBeLessThanOrEqual(160);
    }
  });
});

describe('the words of a page', () => {
  it('count the games that can be played', () => {
    expect(CATALOGUE.filter(({ available }) => available)).toHaveLength(7);
    expect(metadataOf('/games').description).toMatch(/^Seven short games/);
  });

  it('are the same with a closing slash, and for every post of the blog', () => {
    expect(metadataOf('/badges/')).toBe(metadataOf('/badges'));
    expect(metadataOf('/blog/seven-times-eight')).toBe(metadataOf('/blog/another'));
  });

  it('say that a page is missing when it is', () => {
    expect(metadataOf('/nowhere').title).toBe('Page not found · Tenfold');
  });
});
