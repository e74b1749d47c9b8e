import { readdir, readFile, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CATALOGUE, isPlayable } from '../../shared/games/catalogue.ts';
import { builtFolder } from '../browser/harness/server.ts';

/** The limits of ARCHITECTURE, "Page load". A build has the same size on every machine, so a test can assert it. */
const MOST_BYTES = 100_000;
/** Its choices and its buttons work at once. */
const MOST_BYTES_OF_SETTINGS = 105_000;

/** The scripts that a document names. They must be loaded before its first screen can be used. */
async function scriptsOf(document: string): Promise<readonly string[]> {
  const html = await readFile(`${builtFolder}/client/documents/${document}`, 'utf8');
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js(?=")/g))];
}

/** The bytes that are sent: compressed with brotli, if that makes the file smaller. */
async function bytesSent(file: string): Promise<number> {
  const path = `${builtFolder}/client${file}`;
  return (await stat(`${path}.br`).catch(() => stat(path))).size;
}

it.each([
  ...['home.html', 'games.html', 'badges.html', 'frame.html'].map((document) => [document, MOST_BYTES] as const),
  ['settings.html', MOST_BYTES_OF_SETTINGS] as const,
])('The scripts before the first screen of %s weigh no more than %i bytes', async (document, most) => {
  const scripts = await scriptsOf(document);
  expect(scripts.length).toBeGreaterThan(2);
  const sizes = await Promise.all(scripts.map(bytesSent));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});

/** What home fetches by itself after its first screen: its own parts, and the service worker's. */
const AFTERWARDS = ['afterwards', 'choices', 'first-visit-tour', 'consent-banner', 'consent-texts', 'workbox-window'];

async function scriptNamed(name: string): Promise<string> {
  const files = (await readdir(`${builtFolder}/client/assets`)).filter(
    (file) => file.startsWith(`${name}.`) || file.startsWith(`${name}-`),
  );
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect({ name, scripts: scripts.length }).toEqual({ name, scripts: 1 });
  return `/assets/${scripts[0]}`;
}

it.each(CATALOGUE.filter(isPlayable).map(({ slug }) => slug))(
  'The scripts of home and of the set-up of %s weigh no more than 135 kB together',
  async (slug) => {
    const scripts = [
      ...(await scriptsOf('home.html')),
      ...(await Promise.all(AFTERWARDS.map(scriptNamed))),
      ...(await scriptsOf(`games.${slug}.html`)),
    ];
    const sizes = await Promise.all([...new Set(scripts)].map(bytesSent));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(135_000);
  },
);

it('What only admins need is installed on devices of admins alone, and the editor of posts is fetched by its own page alone', async () => {
  const editor = await scriptNamed('blog-room');
  const challenges = await scriptNamed('challenges-admin');
  const worker = await readFile(`${builtFolder}/client/sw.js`, 'utf8');
  const [forAll = '', forAdmins = ''] = worker.match(/\[\{"url":"\/assets\/.*?\}\]/g) ?? [];
  expect(forAll).toContain(await scriptNamed('home-page'));
  expect([editor, challenges].filter((file) => forAll.includes(file))).toEqual([]);
  expect([editor, challenges].filter((file) => !forAdmins.includes(file))).toEqual([]);
  const names = (await readdir(`${builtFolder}/client/assets`)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(
    names.map(async (name) => ({ name: `/assets/${name}`, text: await readFile(`${builtFolder}/client/assets/${name}`, 'utf8') })),
  );
  const namedBy = texts.filter(({ text }) => text.includes(editor.slice('/assets/'.length))).map(({ name }) => name);
  expect(namedBy).toEqual([await scriptNamed('blog-editor-page')]);
  expect(texts.filter(({ text }) => text.includes('ProseMirror')).map(({ name }) => name)).toEqual([editor]);
});
