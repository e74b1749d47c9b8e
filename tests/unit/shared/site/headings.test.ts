import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { hasContents, HEADING_ID_PREFIX, withHeadingIds } from '../../../../shared/site/headings.ts';

/** Clean HTML of headings and other things, as the server gives it. */
const html = fc
  .array(
    fc.record({
      tag: fc.constantFrom('h1', 'h2', 'h3', 'h6', 'p', 'blockquote'),
      text: fc.constantFrom(
        'Squares',
        'squares!',
        'A &amp; B',
        '<em>Two</em> words',
        '&lt;b&gt;',
        '…',
        '',
        'é',
        '<img src="/a.png" alt="">',
      ),
    }),
    { maxLength: 8 },
  )
  .map((parts) => parts.map(({ tag, text }) => `<${tag}>${text}</${tag}>`).join('\n'));

describe('The headings of a post', () => {
  it('get ids by their texts, each its own, none of the site’s', () => {
    const { html: withIds, headings } = withHeadingIds(
      '<h2>Near 50</h2><p>x</p><h3>With <em>a</em> trick &amp; more</h3><h2>Near 50</h2><h2>π</h2><h4>&#x3c;b&#62; &nbsp;</h4>',
    );
    expect(headings).toEqual([
      { id: 'section-near-50', text: 'Near 50', level: '2' },
      { id: 'section-with-a-trick-more', text: 'With a trick & more', level: '3' },
      { id: 'section-near-50-2', text: 'Near 50', level: '2' },
      { id: 'section-heading', text: 'π', level: '2' },
      { id: 'section-b', text: '<b>', level: '4' },
    ]);
    expect(withIds).toContain('<h3 id="section-with-a-trick-more">With <em>a</em> trick &amp; more</h3>');
  });

  it('lose the ids that they had, and keep what else they have', () => {
    expect(withHeadingIds('<h2 id="main" title="t">A</h2>').html).toBe('<h2 id="section-a" title="t">A</h2>');
  });

  it('without a text are left alone', () => {
    const picture = '<h2><img src="/a.png" alt=""></h2>';
    expect(withHeadingIds(picture)).toEqual({ html: picture, headings: [] });
  });

  it('take numbers that are free, also where a text has one by itself', () => {
    const { headings } = withHeadingIds('<h2>A 2</h2><h2>A</h2><h2>A</h2><h2>A</h2><h2>A 2</h2>');
    expect(headings.map(({ id }) => id)).toEqual(['section-a-2', 'section-a', 'section-a-3', 'section-a-4', 'section-a-2-2']);
  });

  /** How often a set is asked whether it has an id: what a thousand headings cost, without a clock. */
  function looksOf(content: string): number {
    const has = vi.spyOn(Set.prototype, 'has');
    withHeadingIds(content);
    const looks = has.mock.calls.length;
    has.mockRestore();
    return looks;
  }

  it.each([
    ['that are all alike', (count: number) => '<h2>a</h2>'.repeat(count)],
    [
      'that are alike after others took their numbers',
      (count: number) => Array.from({ length: count }, (_, i) => `<h2>a ${i}</h2><h3>a</h3>`).join(''),
    ],
  ])('%s cost twice as much if there are twice as many', (_what, contentOf) => {
    const [some, twice] = [looksOf(contentOf(2_000)), looksOf(contentOf(4_000))];
    expect(some).toBeGreaterThan(1_000);
    expect(twice).toBeLessThanOrEqual(2 * some + 10);
  });

  it('make a table of contents if there are more than two (spec 2 §9)', () => {
    const count = (headings: number) => hasContents(withHeadingIds('<h2>A</h2>'.repeat(headings)).headings);
    expect([0, 1, 2, 3].map(count)).toEqual([false, false, false, true]);
  });

  it('have different ids that begin alike, and a second time nothing changes', () => {
    fc.assert(
      fc.property(html, (content) => {
        const once = withHeadingIds(content);
        const ids = once.headings.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => !id.startsWith(HEADING_ID_PREFIX) || !/^[a-z0-9-]+$/.test(id))).toEqual([]);
        expect(withHeadingIds(once.html)).toEqual(once);
        expect(once.html.replaceAll(/ id="[^"]*"/g, '')).toBe(content);
      }),
    );
  });
});
