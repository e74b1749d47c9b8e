import { expect, it } from 'vitest';
import { baseOf, ENGLISH, languageAt, LANGUAGES } from '../../../shared/languages.ts';

it('English is at the root, and any other language in its own folder of addresses', () => {
  expect([ENGLISH.id, baseOf(ENGLISH), baseOf({ id: 'de', thousands: '.' })]).toEqual(['en', '', '/de']);
  expect(new Set(LANGUAGES.map(baseOf)).size).toBe(LANGUAGES.length);
});

it.each(['/', '/games', '/en', '/api/content/posts', '/degrees'])('%s is English', (path) => {
  expect(languageAt(path)).toBe(ENGLISH);
});
