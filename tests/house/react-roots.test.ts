import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from './files.ts';

const root = resolve(import.meta.dirname, '../..');
const naming = (pattern: RegExp) =>
  filesIn('client')
    .filter((path) => /\.tsx?$/.test(path) && pattern.test(readFileSync(join(root, path), 'utf8')))
    .sort();

/**
 * While a screen waits for a part of its code, React 19 may keep it rendered for a moment and commit it then. If an effect of another root
 * changes that screen at this very moment, React commits what is no longer true: presses and changes are lost without an error, or it ends in
 * its error 177.
 */
it('A window has one React root, which only the start of the client makes', () => {
  expect(naming(/from 'react-dom\/client'/)).toEqual(['client/react-root.ts']);
  expect(naming(/from '[./]+react-root\.ts'/)).toEqual(['client/main.tsx']);
});
