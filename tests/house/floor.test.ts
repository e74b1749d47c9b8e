import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build, transformWithOxc } from 'vite';
import { FLOOR_TARGETS } from '../../build/floor.ts';
import { lowerStyles } from '../../build/lower-styles.ts';
import { filesIn } from './files.ts';
import { ALLOWED_IN_SCRIPTS, ALLOWED_IN_STYLES, type Allowed } from './floor/allowed.ts';
import type { Finding } from './floor/lacking.ts';
import { newInScript } from './floor/scripts.ts';
import { newInStyles, setForOlder } from './floor/styles.ts';

const root = resolve(import.meta.dirname, '../..');

/** The entry that allows a feature: its own, or that of what it is a part of. */
const entryFor = ({ feature }: Finding, allowed: Allowed): string | undefined =>
  Object.keys(allowed).find((entry) => feature === entry || feature.startsWith(`${entry}.`));

/** What was found and is not allowed, and the entries that allow nothing. */
function judged(found: ReadonlyMap<string, readonly Finding[]>, allowed: Allowed) {
  const refused = [...found].flatMap(([path, findings]) =>
    findings
      .filter((finding) => entryFor(finding, allowed) === undefined)
      .map(({ feature, without }) => `${path}: ${feature} (${without})`),
  );
  const used = new Set([...found.values()].flat().map((finding) => entryFor(finding, allowed)));
  return { refused: [...new Set(refused)].sort(), idle: Object.keys(allowed).filter((entry) => !used.has(entry)) };
}

/** A script as the build lowers its syntax. */
const lowered = async (path: string) =>
  (await transformWithOxc(readFileSync(join(root, path), 'utf8'), path, { target: FLOOR_TARGETS })).code;

/** All sheets of the window, as the build lowers them. */
async function builtSheets(): Promise<ReadonlyMap<string, string>> {
  const sheets = filesIn('client').filter((path) => path.endsWith('.css'));
  const built = await build({
    root: join(root, 'client'),
    configFile: false,
    logLevel: 'error',
    css: { postcss: { plugins: [lowerStyles] } },
    build: { write: false, cssTarget: FLOOR_TARGETS, rolldownOptions: { input: sheets.map((path) => join(root, path)) } },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    files.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, String(file.source)] as const] : [],
    ),
  );
}

/** The custom properties that older engines are given: by a sheet, or by the part of the app that only they load. */
function givenToOlder(sheets: Iterable<string>): ReadonlySet<string> {
  const parts = filesIn('client/old-engines').map((path) => readFileSync(join(root, path), 'utf8'));
  return new Set([...parts.flatMap((text) => text.match(/--[a-z]\w*/g) ?? []), ...[...sheets].flatMap(setForOlder)]);
}

describe('everything that runs in a browser keeps to the floor (build/floor.ts), or says why it need not', () => {
  it('in scripts', async () => {
    const scripts = filesIn('client', 'shared', 'sw').filter((path) => /(?<!\.d)\.tsx?$/.test(path));
    const found = new Map(await Promise.all(scripts.map(async (path) => [path, newInScript(await lowered(path))] as const)));
    expect(found.size).toBeGreaterThan(700);
    expect(judged(found, ALLOWED_IN_SCRIPTS)).toEqual({ refused: [], idle: [] });
  });

  it('in style sheets', async () => {
    const sheets = await builtSheets();
    expect(sheets.size).toBeGreaterThan(100);
    const given = givenToOlder(sheets.values());
    const found = new Map([...sheets].map(([path, text]) => [path, newInStyles(text, given)]));
    expect(judged(found, ALLOWED_IN_STYLES)).toEqual({ refused: [], idle: [] });
  });
});

describe('what is above the floor is found', () => {
  it.each([
    ['a method of the language', 'list.toSorted()'],
    ['another', 'list.findLast(isOdd)'],
    ['a static method', 'Object.groupBy(list, nameOf)'],
    ['a static method of the platform', 'URL.canParse(text)'],
    ['another', 'AbortSignal.timeout(9)'],
    ['a method of the platform', 'form.requestSubmit()'],
    ['a global', 'new CloseWatcher()'],
    ['a member of an object of the platform', 'indexedDB.databases()'],
    ['a global of the window', 'requestIdleCallback(work)'],
    ['an attribute', "createElement('div', { inert: true })"],
    ['an attribute of an element', "_jsx('dialog', { closedby: 'any' })"],
    ['an element', "_jsx('search', {})"],
    ['a style', "_jsx('div', { style: { fieldSizing: 'content' } })"],
    ['an animation', "page.animate([{ translate: '0 1rem' }, {}])"],
    ['a look back in a pattern', '/(?<=a)b/.test(text)'],
    ['a flag of a pattern', '/[a--b]/v.test(text)'],
    ['syntax', 'class A { static { start(); } }'],
  ])('in a script: %s', (_what, text) => {
    expect(newInScript(text)).not.toEqual([]);
  });

  it.each([
    ['a selector', '.a:has(.b) { color: red }'],
    ['a unit', '.a { min-block-size: 1lh }'],
    ['a unit of the window', '.a { block-size: 100dvh }'],
    ['a unit of a container', '.a { inline-size: 9cqi }'],
    ['a value', '.a { float: inline-start }'],
    ['another', '.a { overflow-x: clip }'],
    ['a function', '.a { color: light-dark(red, blue) }'],
    ['another', '.a { color: color-mix(in srgb, red, blue) }'],
    ['a property', '.a { container-type: size }'],
    ['nesting', '.a { & .b { color: red } }'],
    ['a feature of a query', '@media (scripting: none) { .a { color: red } }'],
    ['a container that nothing measures', '@container (width > 1px) { .a { color: red } }'],
    ['a second value that older engines read', '.a { block-size: calc(100 * var(--dvh, 1dvh)) }'],
    ['a rule', '@starting-style { .a { opacity: 0 } }'],
    ['what stands where there is nothing newer', '@supports not (a: b) { .a { scale: 1 } }'],
  ])('in a style sheet: %s', (_what, text) => {
    expect(newInStyles(text)).not.toEqual([]);
  });
});

describe('what is at the floor is not found', () => {
  it.each([
    'structuredClone(state)',
    'list.at(-1)',
    'Object.hasOwn(a, b)',
    'text.replaceAll(a, b)',
    'const CloseWatcher = make(); new CloseWatcher()',
    'crypto.randomUUID()',
    'dialog.showModal()',
    'a ??= b?.c',
    '_jsx(When, { is: true })',
    'bar.animate([{ offset: 0.5, opacity: 1 }])',
  ])('in a script: %s', (text) => {
    expect(newInScript(text)).toEqual([]);
  });

  it.each([
    '.a:is(.b, .c):focus-visible { inset: 0; gap: 1rem; aspect-ratio: 1 }',
    '@layer a { .b { inline-size: min(1rem, 100%) } }',
    '.a { overflow: var(--clip, clip); block-size: calc(100 * var(--dvh, 1dvh)) }',
    '.a { container: field / size } @container field (width > 1px) { .a { color: red } }',
    '.a { -webkit-user-select: none; user-select: none }',
    '.a { scale: 1 } @supports not (scale: 1) { .a { transform: scale(1) } }',
    '@supports (scale: 1) { .a { scale: 1 } }',
    '@media (prefers-reduced-motion: reduce) { .a { margin-block-start: 1em } }',
  ])('in a style sheet: %s', (text) => {
    expect(newInStyles(text, new Set(['--clip', '--dvh', '--container']))).toEqual([]);
  });
});
