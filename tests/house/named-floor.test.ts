import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { FLOOR } from '../../build/floor.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');

const { chrome, edge, firefox, safari, safari_ios: system } = FLOOR;

it.each(['README.md', 'client/words/en/site/about.ts'])('%s names the oldest browsers that the build is for', (path) => {
  expect([edge, system]).toEqual([chrome, safari]);
  expect(read(path)).toContain(`Works in Chrome and Edge ${chrome}, Safari and iPadOS ${safari}, Firefox ${firefox} and newer.`);
});

it('So does the page that older browsers get', () => {
  const page = read('client/public/old-browser.html');
  const named = [`Chrome ${chrome} or Edge ${edge}`, `Firefox ${firefox}`, `Safari ${safari}`, `iOS or iPadOS ${system}`];
  expect(named.filter((words) => !page.includes(words))).toEqual([]);
});
