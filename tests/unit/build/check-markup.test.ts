import { expect, it } from 'vitest';
import { checkMarkup } from '../../../build/check-markup.ts';

it.each([
  ['<p style="color:red">', 'style attribute'],
  ['<button onclick="go()">', 'inline event handler'],
  ['<script>go()</script>', 'a script'],
  ['<!--$!--><template></template>', 'without a browser'],
])('The build stops at %s', (markup, why) => {
  expect(() => checkMarkup('/games', `<main>${markup}</main>`)).toThrow(why);
});

it('The build takes plain markup', () => {
  expect(() => checkMarkup('/games', '<main><!--$--><p class="lead">one style, ongoing</p><!--/$--></main>')).not.toThrow();
});
