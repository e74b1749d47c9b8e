import { expect, test } from 'vitest';
import { elementsShown } from '../../../../server/content/posts/elements-shown.ts';

test.each([
  ['a text', 'seven', 0],
  ['what has no end', '<p>a<br>b<br>c</p>', 3],
  ['formatting in a block', '<p><strong>a <em>b</em></strong></p><p>c</p>', 4],
  ['formatting around blocks, once more for each', '<strong><p>a</p><p>b</p></strong>', 5],
  ['as many around as there are', '<p><a href="/games"><code><p>a</p><p>b</p></code></a></p>', 9],
])('The elements of %s', (_what, html, count) => {
  expect(elementsShown(html)).toBe(count);
});
