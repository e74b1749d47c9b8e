import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { namesIn } from '../../../build/class-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenfold-names-'));
const sheet = (name: string) => join(folder, `${name}.module.css`);
for (const name of ['menu', 'footer']) writeFileSync(sheet(name), '');
afterAll(() => rmSync(folder, { recursive: true }));

it('a class has one name in all environments of a build, and no other class has it', () => {
  const nameOf = namesIn(folder);
  const names = ['menu', 'footer'].flatMap((each) => ['title', 'link', 'wide'].map((name) => nameOf(name, sheet(each))));
  expect(new Set(names).size).toBe(6);
  expect(['menu', 'footer'].flatMap((each) => ['title', 'link', 'wide'].map((name) => nameOf(name, `${sheet(each)}?used`)))).toEqual(names);
});

it('the same style sheets get the same names in the next build, whichever is read first', () => {
  const [first, second] = [namesIn(folder), namesIn(folder)];
  const names = [first('title', sheet('menu')), first('title', sheet('footer'))];
  expect([second('title', sheet('footer')), second('title', sheet('menu'))].toReversed()).toEqual(names);
});

it('a class of anybody else is refused', () => {
  expect(() => namesIn(folder)('title', '/elsewhere/menu.module.css')).toThrow('is no style sheet of the client');
});
