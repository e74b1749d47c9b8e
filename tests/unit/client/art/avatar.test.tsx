import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar } from '../../../../client/art/avatar.tsx';
import { firstNameOf } from '../../../../client/text/first-name.ts';

it.each([
  ['Ada', 'A'],
  ['émile', 'É'],
  ['e\u0301mile', 'E\u0301'],
  ['🇩🇪 Max', '🇩🇪'],
  ['👩🏽‍🚀Ada', '👩🏽‍🚀'],
  ['王小明', '王'],
  ['', '?'],
])('the mark of %j shows %s, never half of a character', (name, initial) => {
  expect(renderToStaticMarkup(<Avatar name={name} colour="sun" shape="star" />)).toContain(`>${initial}</text>`);
});

it.each([
  ['Ada Lovelace', 'Ada'],
  ['🇩🇪 Max', 'Max'],
  ['👩🏽‍🚀Ada', '👩🏽‍🚀Ada'],
  ['🦊', '🦊'],
])('%s is greeted as %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
