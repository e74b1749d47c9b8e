import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { POST_LENGTHS, Slug } from '../../../shared/contract/posts.ts';
import { freeSlug, SLUG_MAX_LENGTH, slugFrom } from '../../../shared/slug.ts';

const slug = Compile(Slug);

describe('The slug of a title (spec 2 §5)', () => {
  it.each([
    ['Squares near 50 and 100', 'squares-near-50-and-100'],
    ['  —Hello,  World!— ', 'hello-world'],
    ['It’s 7 × 8 = 56', 'it-s-7-8-56'],
    ['Größe', 'gr-e'],
    ['Привет', ''],
    ['!?', ''],
    ['2026', ''],
    ['Приветствие 7', ''],
    [`7 ${'x'.repeat(100)}`, ''],
    ['7 × 8', '7-8'],
    [`${'word '.repeat(20)}`, 'word-word-word-word-word-word-word-word-word-word-word-word-word-word-word-word'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('of “%s” is “%s”', (title, expected) => {
    expect(slugFrom(title)).toBe(expected);
  });

  it('is one that an address may have, whatever the title is: or it is empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const derived = slugFrom(title);
        expect(derived === '' || slug.Check(derived)).toBe(true);
      }),
    );
  });

  it('gets the first number behind it that is free, and stays short enough', () => {
    expect(freeSlug('a', new Set())).toBe('a');
    expect(freeSlug('a', new Set(['a', 'a-2', 'a-4']))).toBe('a-3');
    const long = 'x'.repeat(79).concat('-y').slice(0, 80);
    expect(freeSlug('x'.repeat(80), new Set(['x'.repeat(80)]))).toBe(`${'x'.repeat(78)}-2`);
    expect(slug.Check(freeSlug(long, new Set([long])))).toBe(true);
    expect(SLUG_MAX_LENGTH).toBe(POST_LENGTHS.slug);
  });
});
