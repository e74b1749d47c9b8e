import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PostText } from '../../../../../../client/admin/blog/text/post-text.ts';
import { htmlOf } from '../../../../../../client/admin/blog/text/write-html.ts';
import { cleanHtml } from '../../../../../../server/content/posts/clean-html.ts';
import { elementTree } from './element-tree.ts';
import { madePost } from './made-posts.ts';

const asHtml = (html: string): string => htmlOf(new PostText((each) => ({ root: elementTree(each), removed: [] })).readHtml(html).doc);

it('What the editor writes comes back from the server as it was, whatever a post holds: one list for both', () => {
  fc.assert(
    fc.property(madePost, (doc) => {
      const written = htmlOf(doc);
      const saved = cleanHtml(written, 'https://tenfold.test');
      expect(saved.refused).toBeUndefined();
      // Addresses are spelled in one way.
      expect(asHtml(saved.html)).toBe(asHtml(written.replaceAll('/a&quot;b', '/a%22b')));
    }),
    { numRuns: 60 },
  );
});
