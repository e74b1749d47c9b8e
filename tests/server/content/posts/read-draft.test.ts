import { expect, test } from 'vitest';
import { readDraft } from '../../../../server/content/posts/read-draft.ts';
import type { PostDraft } from '../../../../shared/contract/posts.ts';
import { DRAFT } from './posts-for-test.ts';

const read = (change: Partial<PostDraft>) => readDraft({ ...DRAFT, ...change }, 'https://tenfold.test');

const TITLE = 'Please enter a title for your blog post';
const CONTENT = 'Please enter content for your blog post';
const DIGITS = 'A slug of digits alone would be taken for the number of a post. Please write another one.';
const LETTERS = 'A slug may have the letters a to z, digits, and single hyphens between them.';
const NOT_OWN =
  'A picture must lie on this site or be in the post itself, as PNG, JPEG, WebP or GIF. Pictures of other sites are not shown.';
const TOO_LARGE = 'A picture may have 300 kB at most. Please make it smaller.';
const HEADINGS = 'A post may have 300 headings at most. Please make several posts of it.';
const TOO_LONG = 'The content is too long. Please shorten it, or use smaller pictures.';

const LARGE = `data:image/png;base64,iVBORw0KGgoA${'A'.repeat(420_000)}`;
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');

test.each<readonly [string, Partial<PostDraft>, string, string]>([
  ['a blank title', { title: ' \n ' }, TITLE, 'title'],
  ['blank content', { content: '<p> </p>' }, CONTENT, 'content'],
  ['nothing but a script', { content: '<script>1</script>' }, CONTENT, 'content'],
  ['a title of which nothing is seen', { title: '\u200b\u2800\u3164\u202e' }, TITLE, 'title'],
  ['content of which nothing is seen', { content: '<p>\u200b</p>' }, CONTENT, 'content'],
  ['very many headings', { content: '<h2>a</h2>'.repeat(301) }, HEADINGS, 'content'],
  ['very many headings in each other', { content: '<h2>a<h3>b'.repeat(151) }, HEADINGS, 'content'],
  ['a slug of digits alone', { slug: '42' }, DIGITS, 'slug'],
  ['a slug with blanks', { slug: 'Not a slug' }, LETTERS, 'slug'],
  ['a slug that leads away', { slug: '//evil.example' }, LETTERS, 'slug'],
  ['a thumbnail of another site', { thumbnail: 'https://evil.example/x.png' }, NOT_OWN, 'thumbnail'],
  ['an SVG as thumbnail', { thumbnail: 'data:image/svg+xml;base64,PHN2Zz4=' }, NOT_OWN, 'thumbnail'],
  ['an SVG as thumbnail that says that it is a PNG', { thumbnail: `data:image/png;base64,${SVG}` }, NOT_OWN, 'thumbnail'],
  ['an SVG in its content that says that it is a WebP', { content: `<img src="data:image/webp;base64,${SVG}">` }, NOT_OWN, 'content'],
  ['an SVG in its content', { content: '<p>x</p><img src="data:image/svg+xml;base64,PHN2Zz4=">' }, NOT_OWN, 'content'],
  ['a large thumbnail', { thumbnail: LARGE }, TOO_LARGE, 'thumbnail'],
  ['a large picture', { content: `<img src="${LARGE}">` }, TOO_LARGE, 'content'],
  ['very many elements', { content: '<'.repeat(20_001) }, TOO_LONG, 'content'],
  ['few elements of which a browser makes very many', { content: `<p><strong><em>${'<p>a'.repeat(7_000)}` }, TOO_LONG, 'content'],
  ['signs that HTML has to spell out', { content: '&'.repeat(400_000) }, TOO_LONG, 'content'],
])('a draft with %s is refused in words', (_what, change, words, field) => {
  expect(read(change)).toMatchObject({ ok: false, error: { status: 422, body: { error: words, field } } });
});

test('a draft is trimmed, and what is left out is filled in', () => {
  const draft = { title: ' A  title\n', description: '  ', seoTitle: ' ', seoDescription: '', thumbnail: ' ', content: '\n<b>x</b> ' };
  expect(read(draft)).toMatchObject({
    ok: true,
    value: {
      title: 'A title',
      description: null,
      content: '<strong>x</strong>',
      seoTitle: 'A title',
      seoDescription: '',
      thumbnail: null,
      slug: { text: 'a-title', from: 'title' },
    },
  });
  expect(read({ description: ' What it is. ', slug: ' own-slug ' })).toMatchObject({
    value: { description: 'What it is.', seoDescription: 'What it is.', slug: { text: 'own-slug', from: 'editor' } },
  });
});

test.each(['你好', 'Приветствие 7', '2026', '7!'])('a title that gives no slug, as “%s”, makes a post without one', (title) => {
  expect(read({ title })).toMatchObject({ ok: true, value: { title, slug: null } });
});

test('three hundred headings are taken', () => {
  expect(read({ content: '<h2>a</h2>'.repeat(300) }).ok).toBe(true);
});

test('a long text is taken, also in bold as a whole', () => {
  expect(read({ content: '<p>a</p>'.repeat(9_900) }).ok).toBe(true);
  expect(read({ content: `<b>${'<p>a</p>'.repeat(9_900)}</b>` }).ok).toBe(true);
});

test('what nobody sees goes from title and description', () => {
  expect(read({ title: 'Squares\u202e near\u200b 50', description: '\u2066A trick\u2069' })).toMatchObject({
    value: { title: 'Squares near 50', description: 'A trick', seoTitle: 'Squares near 50', seoDescription: 'A trick' },
  });
});
