import { expect, it } from 'vitest';
import { checkMarkup } from '../../../build/check-markup.ts';

const screen = (markup: string) => `<div><header></header></div><main id="main">${markup}</main>`;

it.each([
  ['<p style="color:red">', 'style attribute'],
  ['<button onclick="go()">', 'inline event handler'],
  ['<script>go()</script>', 'a script'],
  ['<!--$!--><template></template>', 'without a browser'],
])('The build stops at %s', (markup, why) => {
  expect(() => checkMarkup('/games', screen(markup))).toThrow(why);
});

it('The build takes plain markup', () => {
  expect(() => checkMarkup('/games', screen('<!--$--><p class="lead">one style, ongoing</p><!--/$-->'))).not.toThrow();
});

it('The build stops at a first screen without what the first paint waits for', () => {
  expect(() => checkMarkup('/games', '<div><header></header></div><p></p>')).toThrow('no <main id="main"> right after its header');
});
