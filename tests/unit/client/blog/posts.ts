import fc from 'fast-check';
import type { Post, PostSummary } from '../../../../shared/contract/posts.ts';

/** A post that has everything. */
export const POST: Post = {
  id: 7,
  slug: 'squares-near-50',
  title: 'Squares near 50 & "more"',
  description: 'A trick for <numbers> close to fifty.',
  thumbnail: '/pictures/fifty.png',
  createdMs: Date.UTC(2026, 10, 12, 9, 30),
  updatedMs: Date.UTC(2026, 10, 13),
  revision: 3,
  content: '<h2>How</h2><p>48 &lt; 50</p><h2>Why</h2><p>It holds.</p><h3>Try it</h3><p>52 × 52 = 2704</p>',
  seoTitle: 'Squaring numbers near 50',
  seoDescription: 'How to square 48 in your head.',
};

export function summaryOf(post: Post): PostSummary {
  const { id, slug, title, description, thumbnail, createdMs, updatedMs } = post;
  return { id, slug, title, description, thumbnail, createdMs, updatedMs };
}

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "it's", '&amp;', '(~title~)', '(~end-posts~)', '</title>'),
);
const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,5}){0,2}$/);

/** Any post. */
export const anyPost: fc.Arbitrary<Post> = fc.record({
  id: fc.integer({ min: 1, max: 1e9 }),
  slug: fc.option(slug),
  // A title is not blank (spec 2 §5).
  title: text.map((title) => `T${title}`),
  description: fc.option(text),
  thumbnail: fc.option(fc.constantFrom('/a.png', 'data:image/png;base64,AAAA')),
  createdMs: fc.integer({ min: 0, max: Date.UTC(2100, 0) }),
  updatedMs: fc.integer({ min: 0, max: Date.UTC(2100, 0) }),
  revision: fc.integer({ min: 1, max: 1e6 }),
  content: fc
    .array(fc.constantFrom('<h2>One</h2>', '<h3>Two &amp; &lt;b&gt;</h3>', '<p>(~title~) &amp; more</p>', '<h2><em>It’s</em></h2>'), {
      maxLength: 5,
    })
    .map((parts) => parts.join('')),
  seoTitle: text,
  seoDescription: fc.oneof(text, fc.constant('')),
});
