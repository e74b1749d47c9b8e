import { expect, it } from 'vitest';
import { countsOf } from '../../../../../client/admin/blog/pane/counts.ts';
import { leftOutSentence } from '../../../../../client/admin/blog/pane/left-out.ts';
import { searchWordsOf } from '../../../../../client/admin/blog/preview/search-words.ts';
import { EMPTY_FORM, formOf } from '../../../../../client/admin/blog/editing/post-form.ts';

it.each([
  ['', 0, 0],
  ['<p></p>', 0, 0],
  ['<p>7 × 8 = 56</p>', 5, 10],
  ['<h2>Tens</h2>\n<p>first<br>then <strong>on</strong>ce</p>', 4, 20],
  ['<p>2 &lt; 3 &amp; 4&nbsp;😀</p>', 6, 11],
])('%j shows %i words and %i characters', (html, words, characters) => {
  expect(countsOf(html)).toEqual({ words, characters });
});

it('What a post may not hold is said in words', () => {
  expect(leftOutSentence({ removed: [], refusedPictures: 0 })).toBeUndefined();
  expect(leftOutSentence({ removed: ['script', 'iframe'], refusedPictures: 0 })).toBe('A post cannot hold <script>, <iframe>.');
  expect(leftOutSentence({ removed: ['svg'], refusedPictures: 2 })).toMatch(/^A post cannot hold <svg>\. Pictures of other sites/);
});

it('A search result has the SEO fields, or the title, the description and the derived slug', () => {
  const form = { ...EMPTY_FORM, title: ' Squares, near 50! ', description: 'How to' };
  expect(searchWordsOf(form)).toEqual({ title: 'Squares, near 50!', description: 'How to', address: '/blog/squares-near-50' });
  expect(searchWordsOf({ ...form, seoTitle: 'Fast squares', seoDescription: 'Quick', slug: 'squares' })).toEqual({
    title: 'Fast squares',
    description: 'Quick',
    address: '/blog/squares',
  });
});

it('The SEO fields of a stored post go on to follow title and description if the server took them from there', () => {
  const post = {
    ...EMPTY_FORM,
    id: 1,
    revision: 1,
    createdMs: 1,
    updatedMs: 1,
    slug: 'primes',
    title: 'Primes',
    description: null,
    content: '<p>2</p>',
    seoTitle: 'Primes',
    seoDescription: '',
  };
  expect(formOf(post)).toMatchObject({ seoTitle: '', seoDescription: '', description: '', slug: 'primes' });
  expect(formOf({ ...post, seoTitle: 'Other' })).toMatchObject({ seoTitle: 'Other' });
});
