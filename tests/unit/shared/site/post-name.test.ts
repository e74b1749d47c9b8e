import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPostId, isPostName, nameInPath, postName, postPath } from '../../../../shared/site/post-name.ts';
import { isoDate, isoTime, writtenDate } from '../../../../shared/site/written-date.ts';

it('A post is named in its address by its slug, else by its id', () => {
  expect([postName({ id: 7, slug: 'near-50' }), postName({ id: 7, slug: null })]).toEqual(['near-50', '7']);
  expect(postPath({ id: 7, slug: 'near-50' })).toBe('/blog/near-50');
});

it('An address of a post has one name in it, and a name is an id or a slug', () => {
  expect(['/blog/near-50', '/blog/near-50/', '/blog/7'].map(nameInPath)).toEqual(['near-50', 'near-50', '7']);
  expect(['/blog', '/blog/', '/blog/a/b', '/blogs/a', '/games/a'].map(nameInPath)).toEqual(Array.from({ length: 5 }));
  expect(['7', '12345', 'near-50', '50-near'].filter(isPostName)).toHaveLength(4);
  expect(['0', '07', '', '-', 'a-', 'A', 'a--b', 'é', '//evil.example', '%2f%2fevil', 'a'.repeat(81)].filter(isPostName)).toEqual([]);
  expect([isPostId('7'), isPostId('7-up')]).toEqual([true, false]);
});

it('The days of posts are those of UTC, in words and as data', () => {
  const ms = Date.UTC(2026, 10, 12, 23, 59, 59, 999);
  expect([writtenDate(ms), isoDate(ms), isoTime(ms)]).toEqual(['November 12, 2026', '2026-11-12', '2026-11-12T23:59:59Z']);
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      expect(isoTime(date.getTime())).toBe(`${date.toISOString().slice(0, 19)}Z`);
      expect(writtenDate(date.getTime())).toBe(date.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' }));
    }),
  );
});
