import { describe, expect, test } from 'vitest';
import { metadataOf } from '../../../../client/page-words.ts';
import { cleanHtml } from '../../../../server/content/posts/clean-html.ts';
import { readDraft } from '../../../../server/content/posts/read-draft.ts';
import { FIRST_POSTS } from '../../../../server/content/posts/seed/add-first-posts.ts';
import { DRAFT } from './posts-for-test.ts';
import { workOut } from './work-out.ts';

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

const calculations = FIRST_POSTS.flatMap(({ slug, content }) =>
  [...content.matchAll(/<code>([^<]*)<\/code>/g)].map(([, line = '']) => [slug, line] as const),
);

describe('what a calculation comes to', () => {
  test.each([
    ['3 × (4 + 1)', 15],
    ['2,500 − 100 − 100 + 4', 2304],
    ['48² ÷ 2', 1152],
    ['12% of 43.50 + 1', 6.22],
    ['10 − 2 × 3²', -8],
    ['16 × 25 ÷ 100', 4],
  ])('%s is %d', (text, value) => {
    expect(workOut(text)).toBeCloseTo(value, 10);
  });
  test.each(['3 ×', '3 4', '(3', 'x + 1', '3 % 4', ''])('“%s” is none', (text) => {
    expect(() => workOut(text)).toThrow('“');
  });
});

describe('the first posts', () => {
  test('calculate much', () => {
    expect(calculations.length).toBeGreaterThan(130);
  });

  test.each(calculations)('%s: %s is right', (_slug, line) => {
    const [first = '', ...others] = line.split(/ (?==|≈)/);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) {
      const [sign, side] = [other[0], workOut(other.slice(1))];
      const off = Math.abs(side - workOut(first));
      expect(off).toBeLessThan(sign === '=' ? 1e-9 : Math.abs(side) / 100);
    }
  });

  test.each(FIRST_POSTS)('$title: is a post as the editor would save it, of a length to read at one sitting', (post) => {
    const { title, description, content, slug } = post;
    expect(readDraft({ ...DRAFT, ...post }, 'https://tenfold.test')).toMatchObject({
      ok: true,
      value: { title, description, content, slug: { text: slug } },
    });
    expect(cleanHtml(content, 'https://tenfold.test').html).toBe(content);
    const words = textOf(content)
      .split(/\s+/)
      .filter((word) => /[a-z]/i.test(word));
    expect(words.length).toBeGreaterThanOrEqual(700);
    expect(words.length).toBeLessThanOrEqual(1100);
    expect(content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
    expect(textOf(content.replaceAll(/<code>[^<]*<\/code>/g, ''))).not.toMatch(/[=≈×÷²]/);
  });

  test.each(FIRST_POSTS)('$title: its links lead to pages of this site', ({ content }) => {
    const missing = metadataOf('/no/such/page');
    const links = [...content.matchAll(/<a href="([^"]*)">/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => metadataOf(path) === missing)).toEqual([]);
  });

  test('claim no gains but those in the sums themselves (decision S14)', () => {
    for (const { title, description, content } of FIRST_POSTS)
      expect(`${title} ${description} ${textOf(content)}`).not.toMatch(
        /\b(?:smarter|brain|IQ|memory|school|grades|career|intelligen\w*)\b/i,
      );
  });
});
