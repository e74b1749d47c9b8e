import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PICTURE_MAX_BYTES } from '../../../../../../shared/contract/posts.ts';
import { PostText } from '../../../../../../client/admin/blog/text/post-text.ts';
import { htmlOf } from '../../../../../../client/admin/blog/text/write-html.ts';
import { elementTree } from './element-tree.ts';
import { madePost } from './made-posts.ts';

/** Nothing is cleaned before it is read: what is left out here is left out by the post's own rules. */
const text = () => new PostText((html) => ({ root: elementTree(html), removed: [] }));

const asHtml = (html: string): string => htmlOf(text().readHtml(html).doc);
const asMarkdown = (html: string): string => {
  const posts = text();
  return posts.markdownText(posts.readHtml(html).doc);
};

const RUNS = 60;

const ORDINARY = `## Squares near 50

Take **25**, *add* the ~~rest~~ difference and [read on](/math-tips): \`53² = 28|09\`.

- one
  - deeper
- two

3. three
4. four

> Quoted
>
> twice

\`\`\`
53 × 53

= 2809
\`\`\`

| Number | Square |
| --- | --- |
| 51 | 2601 |
| a\\|b | \`c\` |

---

![A square](/pictures/square.png)

First line\\
second line, 2 < 3 & 4 > 1`;

describe('The three ways to write a post', () => {
  it('lose nothing between HTML and the tree of the editor, whatever a post holds', () => {
    fc.assert(
      fc.property(madePost, (doc) => {
        const html = asHtml(htmlOf(doc));
        expect(asHtml(html)).toBe(html);
        expect(htmlOf(text().readHtml(html).doc)).toBe(html);
      }),
      { numRuns: RUNS },
    );
  });

  it('lose nothing from HTML to Markdown and back, whatever a post holds', () => {
    fc.assert(
      fc.property(madePost, (doc) => {
        const posts = text();
        const html = asHtml(htmlOf(doc));
        const markdown = posts.markdownText(posts.readHtml(html).doc);
        expect(htmlOf(posts.readMarkdown(markdown).doc)).toBe(html);
      }),
      { numRuns: RUNS },
    );
  });

  it('keep a generated document as it is but for white space that HTML does not show', () => {
    const plain = (html: string) => html.replaceAll(/\s+/g, '');
    fc.assert(
      fc.property(madePost, (doc) => {
        expect(plain(asHtml(htmlOf(doc)))).toBe(plain(htmlOf(doc)));
      }),
      { numRuns: RUNS },
    );
  });

  it('need no HTML in Markdown for what Markdown has signs for', () => {
    const posts = text();
    expect(posts.markdownText(posts.readMarkdown(ORDINARY).doc)).toBe(ORDINARY);
  });

  it('put into Markdown as HTML what it has no sign for: the size of a picture, a cell over two columns', () => {
    const picture = '<p><img src="/a.png" alt="A" width="40" height="30"></p>';
    const table = '<table><tr><td colspan="2">both</td></tr><tr><td>one</td><td>two</td></tr></table>';
    expect(asMarkdown(picture)).toBe('<img src="/a.png" alt="A" width="40" height="30">');
    expect(asMarkdown(table)).toContain('<td colspan="2">both</td>');
  });

  it('show an embedded picture by a short name, and know it again', () => {
    const posts = text();
    const html = '<p><img src="data:image/png;base64,iVBORw0KGgo=" alt="A"> and <img src="data:image/gif;base64,R0lGODlh" alt="B"></p>';
    const { doc } = posts.readHtml(html);
    expect(posts.htmlText(doc)).toBe('<p><img src="/picture:1" alt="A"> and <img src="/picture:2" alt="B"></p>');
    expect(posts.markdownText(doc)).toBe('![A](/picture:1) and ![B](/picture:2)');
    expect(htmlOf(posts.readMarkdown('![B](/picture:2)').doc)).toBe('<p><img src="data:image/gif;base64,R0lGODlh" alt="B"></p>');
  });

  it('leave out pictures of other sites, of other kinds and those that are too large, and say how many (decision S16)', () => {
    const large = `data:image/png;base64,iVBORw0KGgoA${'A'.repeat((PICTURE_MAX_BYTES * 4) / 3 + 4)}`;
    const refused = [
      'https://a.b/c.png',
      '//a.b/c.png',
      String.raw`/\a.b/c.png`,
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:image/png;base64,PHN2ZyB4bWxucz0iIj4=',
      '/picture:9',
      large,
    ];
    for (const src of refused)
      expect(text().readHtml(`<p>x<img src="${src}" alt=""></p>`)).toMatchObject({ refusedPictures: 1, doc: { textContent: 'x' } });
    expect(asHtml(refused.map((src) => `<p>x<img src="${src}" alt=""></p>`).join(''))).not.toContain('img');
  });

  it('give a table the cells that it lacks', () => {
    expect(asHtml('<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>').match(/<td>/g)).toHaveLength(4);
  });

  it.each([
    '<p onclick="x()">x</p>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java&#10;script:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:x">x</a>',
    '<svg onload="alert(1)"><script>alert(1)</script></svg>',
    '<iframe src="https://a.b"></iframe>',
    '<object data="x"></object><embed src="x"></embed>',
    '<style>p{}</style><link rel="stylesheet" href="x">',
    '<form action="/x"><button formaction="javascript:x">x</button></form>',
    '<p style="position:fixed" id="root" class="x" name="y">x</p>',
    '<math><mtext></mtext></math>',
    '<video src="x"></video>',
    '<base href="https://a.b/"></base>',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
    '<td onmouseover="x">x</td>',
  ])('hold nothing of %s that could do harm, in HTML as in Markdown, though nothing cleaned it before', (attack) => {
    const posts = text();
    for (const doc of [posts.readHtml(attack).doc, posts.readMarkdown(attack).doc, posts.readMarkdown(`a ${attack} b`).doc]) {
      const tags = [...htmlOf(doc).matchAll(/<\/?([^<>]*)>/g)].map(([, tag = '']) => tag);
      expect(tags.filter((tag) => !/^(?:p|br|strong|em|table|tbody|tr|td|img src="\/[^"]*" alt="")$/.test(tag))).toEqual([]);
    }
  });
});
