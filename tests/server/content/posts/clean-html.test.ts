import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PICTURE_MAX_BYTES } from '../../../../shared/contract/posts.ts';
import { cleanHtml, showsSomething } from '../../../../server/content/posts/clean-html.ts';
import { ATTACKS } from './attack-strings.ts';
import { HARMLESS } from './harmless.ts';

const SITE = 'https://tenfold.test';
const clean = (html: string): string => cleanHtml(html, SITE).html;

/** Its first bytes are those of a PNG. */
const PNG = 'data:image/png;base64,iVBORw0KGgoA';
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString('base64');

describe('cleaned HTML', () => {
  test('is held against more than two hundred attacks', () => {
    expect(new Set(ATTACKS).size).toBeGreaterThan(250);
    expect(HARMLESS.test('<p onclick="x">')).toBe(false);
    expect(HARMLESS.test('<a href="//evil.example">')).toBe(false);
    expect(HARMLESS.test('<a href="https://evil.example">')).toBe(false);
  });

  test.each(ATTACKS)('holds nothing but what a post may hold: %j', (attack) => {
    for (const html of [attack, `<p>before ${attack} after</p>`, `<table><tr><td>${attack}</td></tr></table>`]) {
      const once = clean(html);
      expect(once).toMatch(HARMLESS);
      expect(clean(once)).toBe(once);
    }
  });

  test('cleaned again is the same, whatever pieces it was made of', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...ATTACKS),
      fc.constantFrom('<p>', '</p>', '<ul>', '<li>', '</li>', '</ul>', '<table>', '<tr>', '<td>', '<h1>', '</h1>', '<a href="/x">', '</a>'),
      fc.constantFrom('<b>', '</i>', '&amp;', '&lt;', '&#0;', '&#13;', '"', '<', '>', '-->', '<!--', ']]>', '\u0000', '\ud800', ' '),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const once = clean(parts.join(''));
        expect(clean(once)).toBe(once);
        expect(once).toMatch(HARMLESS);
      }),
      { numRuns: 300 },
    );
  });

  test('of five thousand elements in each other is whole', () => {
    expect(clean(`${'<blockquote>'.repeat(5_000)}x`)).toMatch(/^(?:<blockquote>){5000}x/);
  });
});

describe('a post keeps', () => {
  test.each([
    '<h2>Title</h2><p>Text <strong>bold</strong> <em>leaning</em> <u>under</u> <s>out</s> x<sup>2</sup> a<sub>1</sub> <code>7 × 8</code></p>',
    '<ul><li><p>one</p></li><li>two<ol start="3"><li>three</li></ol></li></ul>',
    '<blockquote><p>said</p></blockquote><pre><code>a\n  b</code></pre><hr /><p>a<br />b</p>',
    '<table><thead><tr><th colspan="2">head</th></tr></thead><tbody><tr><td rowspan="2">a</td><td>b</td></tr></tbody></table>',
    '<p><a href="/games/speed-math?x=1&amp;y=2#z">own</a> <a href="https://example.org/a?b=c" rel="noopener nofollow">other</a></p>',
    '<p><a href="mailto:mia@example.org" rel="noopener nofollow">write</a></p>',
    `<p><img src="/api/pictures/1" alt="a &quot;b&quot;" width="10" height="20" /><img src="${PNG}AAAA" alt="" /></p>`,
    '<p>5 &lt; 7 &amp; 7 &gt; 5, “quotes”, é, 日本, 😀, ½</p>',
  ])('%s', (html) => {
    expect(cleanHtml(html, SITE)).toEqual({ html, refused: undefined });
  });

  test('its headings below the page’s own, and other names of the same by one name', () => {
    expect(clean('<h1>a</h1><h5>b</h5><h6>c</h6><b>d</b><i>e</i><del>f</del>')).toBe(
      '<h2>a</h2><h4>b</h4><h4>c</h4><strong>d</strong><em>e</em><s>f</s>',
    );
  });

  test('links to its own site as paths, so that they outlive another address of the site', () => {
    expect(clean(`<a href="${SITE}/blog/x?y#z" target="_blank">x</a><img src="${SITE}/a.png">`)).toBe(
      '<a href="/blog/x?y#z">x</a><img src="/a.png" alt="" />',
    );
  });
});

describe('a picture', () => {
  const ofBytes = (count: number): string => `<img src="${PNG}${Buffer.alloc(count - 9).toString('base64')}">`;

  test.each([
    ['of another site', '<img src="https://evil.example/x.png">', 'not_own'],
    ['of another site without its scheme', '<img src="//evil.example/x.png">', 'not_own'],
    ['relative to its page', '<img src="x.png">', 'not_own'],
    ['without an address', '<img alt="x">', 'not_own'],
    ['that is an SVG', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', 'not_own'],
    ['that is not encoded', '<img src="data:image/png,AAAA">', 'not_own'],
    ['by a call of the sign-in', '<img src="/auth/v1/authorize?provider=google">', 'not_own'],
    ['by such a call whose letters are encoded', '<img src="/%61uth/v1/authorize?provider=google">', 'not_own'],
    ['by such a call whose slash is encoded', '<img src="/auth%2Fv1/authorize?provider=google">', 'not_own'],
    ['by such a call behind dots that are encoded', '<img src="/x/%2e%2e/auth/v1/authorize?provider=google">', 'not_own'],
    ['by an address that nobody can decode', '<img src="/%E0%A4%A/a.png">', 'not_own'],
    ['that is an SVG and says that it is a PNG', `<img src="data:image/png;base64,${SVG}">`, 'not_own'],
    ['that is a text and says that it is a JPEG', '<img src="data:image/jpeg;base64,SGVsbG8sIHdvcmxkIQ==">', 'not_own'],
    ['that is nothing and says that it is a GIF', '<img src="data:image/gif;base64,AA==">', 'not_own'],
    ['of more than 300 kB', ofBytes(PICTURE_MAX_BYTES + 1), 'too_large'],
  ])('%s is taken away, and it is told why', (_which, html, why) => {
    expect(cleanHtml(html, SITE)).toEqual({ html: '', refused: why });
  });

  test('of 300 kB stays', () => {
    expect(cleanHtml(ofBytes(PICTURE_MAX_BYTES), SITE).refused).toBeUndefined();
  });
});

test.each([
  ['<p></p>', false],
  ['<p> \u00a0 </p><br />', false],
  ['<p>\u200b\u2800</p>', false],
  ['<p>x</p>', true],
  ['<img src="/x.png" alt="" />', true],
])('%s shows something: %s', (html, shows) => {
  expect(showsSomething(html)).toBe(shows);
});
