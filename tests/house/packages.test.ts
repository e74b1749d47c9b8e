import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { filesIn } from './files.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface List {
  readonly dependencies: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly peerDependenciesMeta?: { readonly [name: string]: { readonly optional?: boolean } };
  readonly overrides?: { readonly 'workbox-build'?: { readonly [name: string]: string } };
}

const fileOf = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as List;

/** What a folder's own install fetches. */
function listOf(folder: string): ReadonlyMap<string, string> {
  const { dependencies, devDependencies } = fileOf(folder);
  return new Map(Object.entries({ ...dependencies, ...devDependencies }));
}

const ofProduct = listOf('.');
const ofTests = listOf('tests');
const ofBenches = listOf('tests/bench');

/** Needed though no file imports them. */
const CALLED = {
  product: ['@types/node', 'oxc-transform-react'],
  tests: [
    '@types/node',
    '@sparticuz/chromium',
    '@fontsource-variable/atkinson-hyperlegible-next',
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
    'typescript',
  ],
};

const IMPORT = /^(?:(?:import|export)\b[^'";]*?|\} )from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

/** The packages that some files import, without Node's own modules and files of the project. */
function importedBy(files: readonly string[]): ReadonlySet<string> {
  const names = files
    .filter((path) => /(?<!\.d)\.(?:tsx?|mjs)$/.test(path))
    .flatMap((path) => [...read(path).matchAll(IMPORT)].map(([, from, alone, later]) => from ?? alone ?? later ?? ''))
    .filter((name) => !name.startsWith('.') && !isBuiltin(name));
  return new Set(names.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
}

const product = importedBy(filesIn('client', 'server', 'shared', 'sw', 'build', 'vite.config.ts'));
const inTests = filesIn('tests');
const isBench = (path: string) => path.startsWith('tests/bench/');
const tests = importedBy(inTests.filter((path) => !isBench(path)));
const benches = importedBy(inTests.filter(isBench));

/** A package of types is needed where the package is that it describes. */
const isUsed = (name: string, imported: ReadonlySet<string>) => imported.has(name.replace(/^@types\//, ''));
const without = (names: Iterable<string>, ...lists: readonly { has(name: string): boolean }[]) =>
  [...names].filter((name) => !lists.some((list) => list.has(name)));

it('What is built and served imports only packages that npm start fetches', () => {
  expect(product.size).toBeGreaterThan(30);
  expect(without(product, ofProduct)).toEqual([]);
});

it('npm start fetches no package that building and serving do not need', () => {
  expect([...ofProduct.keys()].filter((name) => !isUsed(name, product) && !CALLED.product.includes(name))).toEqual([]);
});

/** The packages that the project was asked to be made of. */
const ASKED_FOR = [
  'react',
  'react-dom',
  '@tanstack/react-router',
  'dexie',
  'dexie-react-hooks',
  'workbox-window',
  'workbox-build',
  'comlink',
  'fastify',
  '@fastify/jwt',
  'better-sqlite3',
  'vite',
  'vitest',
  'fake-indexeddb',
];

it('The list of the root names all packages that the project was asked to be made of, and each is used', () => {
  const { peerDependencies } = fileOf('.');
  expect(without(ASKED_FOR, ofProduct, new Set(Object.keys(peerDependencies ?? {})))).toEqual([]);
  expect(without(ASKED_FOR, product, tests)).toEqual([]);
});

it('Of these npm start leaves out what only tests import: optional peers, which the tests bring in the same version', () => {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = fileOf('.');
  expect(Object.keys(peerDependencies)).toEqual(['fake-indexeddb', 'vitest']);
  expect(Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional || product.has(name))).toEqual([]);
  expect(Object.entries(peerDependencies).filter(([name, version]) => ofTests.get(name) !== version)).toEqual([]);
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: { [path: string]: object } };
  expect(Object.keys(peerDependencies).filter((name) => `node_modules/${name}` in packages)).toEqual([]);
});

it('In the place of what only other ways of workbox-build need stands one small package, and nothing here imports one of these', () => {
  const replaced = fileOf('.').overrides?.['workbox-build'] ?? {};
  expect(new Set(Object.values(replaced))).toEqual(new Set(['npm:ms@2.1.3']));
  expect(Object.keys(replaced).filter((name) => product.has(name) || ofProduct.has(name))).toEqual([]);
});

it('Installing needs no package, for it runs before there is one', () => {
  expect([...importedBy(filesIn('tools'))]).toEqual([]);
});

it('Tests import only packages that npm test fetches, and npm test fetches no other', () => {
  expect(without(tests, ofProduct, ofTests)).toEqual([]);
  expect([...ofTests.keys()].filter((name) => !isUsed(name, tests) && !CALLED.tests.includes(name))).toEqual([]);
});

it('Benchmarks import only packages that npm run bench fetches, and it fetches no other for them', () => {
  expect(without(benches, ofProduct, ofTests, ofBenches)).toEqual([]);
  expect(without(ofBenches.keys(), benches)).toEqual([]);
});

it('A package is found as an import finds it, never beside the file: the bundle of the benchmarks lies elsewhere', () => {
  const code = inTests.filter((path) => /\.(?:ts|mjs)$/.test(path));
  expect(code.length).toBeGreaterThan(500);
  expect(code.filter((path) => /new URL\(['"`][^'"`]*node_modules/.test(read(path)))).toEqual([]);
});

it('A package of two lists has the same version in both', () => {
  const twice = [...ofTests, ...ofBenches].filter(([name]) => ofProduct.has(name));
  expect(twice.filter(([name, version]) => ofProduct.get(name) !== version)).toEqual([]);
  expect([...ofBenches.keys()].filter((name) => ofTests.has(name))).toEqual([]);
});

it('Each package has its reason in docs/choices.md', () => {
  const firstCells = [...read('docs/choices.md').matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell = '']) => cell);
  const named = firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const isNamed = (name: string) => named.includes(name) || named.includes(name.replace(/\/.*/, '/*'));
  const packages = new Set([ofProduct, ofTests, ofBenches].flatMap((list) => [...list.keys()]));
  expect([...packages].filter((name) => !isNamed(name))).toEqual([]);
  expect(named.filter((name) => !name.endsWith('/*') && !packages.has(name))).toEqual([]);
});

it('No package that only benchmarks bring stands before another version that product or tests import', () => {
  const { packages } = JSON.parse(read('tests/bench/package-lock.json')) as { packages: { [path: string]: { version?: string } } };
  const nearest = (name: string) => packages[`node_modules/${name}`]?.version;
  expect([...ofProduct, ...ofTests].filter(([name, version]) => (nearest(name) ?? version) !== version)).toEqual([]);
});

it.each(['.', 'tests', 'tests/bench'])('The lock of %s has the versions of its list, and names no registry', (folder) => {
  const lock = JSON.parse(read(`${folder}/package-lock.json`)) as { packages: { [path: string]: { version?: string; resolved?: string } } };
  const locked = (name: string) => lock.packages[`node_modules/${name}`]?.version;
  // A package under another name than its own is "npm:", that name and its version.
  expect([...listOf(folder)].filter(([name, version]) => locked(name) !== version.replace(/^npm:.+@/, ''))).toEqual([]);
  expect(Object.values(lock.packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});
