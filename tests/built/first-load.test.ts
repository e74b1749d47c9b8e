import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, GAMES, isPlayable } from '../../shared/games/catalogue.ts';
import { builtFolder } from '../browser/harness/server.ts';
import { firstLoadsOf } from './first-loads.ts';
import { gameDescription } from '../../client/words/game-descriptions.ts';
import { gameName } from '../../client/words/game-names.ts';

/*
 * A page pays for itself alone: the limits of ARCHITECTURE, "Page load", in bytes. Builds of one commit differ by some thirty bytes a page,
 * since their stamp has the time and with it the hashes: a page that comes nearer to its limit passes by chance.
 */

/** What every page has. */
const FRAME = 94_000;
/** What one page adds. */
const PAGE = 10_000;
/** What the page of a game adds with its play, and with what all games share. */
const GAME_WITH_PLAY = 36_000;
const HOME = 100_000;
const HOME_AND_SETUP = 135_000;

const { pages, frame, table, addedBy, addedWithPlayBy, bytesSent, textOf } = await firstLoadsOf(builtFolder);
/** A page that waits for the device, or for an account: storage, sync and the auth client come before its first screen. */
const waits = (page: string) => page.startsWith('admin/') || page.startsWith('auth/');
const isOfGame = (page: string) => /^games\/[\w-]+\/index\.ts$/.test(page);

/** The scripts that a document names. They must be loaded before its first screen can be used. */
async function scriptsOf(document: string): Promise<readonly string[]> {
  const html = await readFile(`${builtFolder}/client/documents/${document}`, 'utf8');
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js(?=")/g))];
}

describe('The scripts before a first screen works', () => {
  it(`weigh no more than ${FRAME} bytes in the frame of all pages`, async () => {
    expect(frame.length).toBeGreaterThan(2);
    expect(await bytesSent(frame)).toBeLessThanOrEqual(FRAME);
  });

  it.each(pages.filter((page) => !waits(page) && !isOfGame(page)))('are within the limit for what a page adds: %s', async (page) => {
    const added = addedBy(page);
    expect(added.length).toBeGreaterThan(0);
    expect(await bytesSent(added)).toBeLessThanOrEqual(PAGE);
  });

  it.each(pages.filter(isOfGame))('are within the limit for the page of a game with its play: %s', async (page) => {
    const added = addedWithPlayBy(page);
    expect(added.length).toBeGreaterThan(addedBy(page).length);
    expect(await bytesSent(added)).toBeLessThanOrEqual(GAME_WITH_PLAY);
  });

  it('are those of the frame and the page, and no others, in the documents', async () => {
    const home = await scriptsOf('home.html');
    expect(home.toSorted()).toEqual([...frame, ...addedBy('site/home/home-page.tsx')].toSorted());
    expect(await bytesSent(home)).toBeLessThanOrEqual(HOME);
    expect((await scriptsOf('frame.html')).toSorted()).toEqual([...new Set([...frame, ...table])].toSorted());
  });

  it('say nothing of any game in the frame, and nothing of another game on the page of one', async () => {
    const said = async (files: readonly string[]) => {
      const text = await textOf(files);
      return CATALOGUE.map(({ slug }) => slug).filter((slug) => {
        const description = gameDescription(slug);
        return description === undefined || text.includes(description) || text.includes(gameName(slug));
      });
    };
    expect(await said(frame)).toEqual([]);
    const own = pages.filter(isOfGame).map((page) => [page.split('/')[1], page] as const);
    expect(own).toHaveLength(GAMES.filter(({ available }) => available).length);
    const onOffer = new Set<string | undefined>(CATALOGUE.map(({ slug }) => slug));
    for (const [slug, page] of own) expect(await said(addedBy(page))).toEqual([slug].filter((each) => onOffer.has(each)));
  });
});

/** What home fetches by itself after its first screen: its own parts, and the service worker's. */
const AFTERWARDS = ['pages', 'afterwards', 'choice-card', 'choices', 'first-visit-tour', 'consent-banner', 'cookies', 'workbox-window'];

async function scriptNamed(name: string): Promise<string> {
  const files = (await readdir(`${builtFolder}/client/assets`)).filter(
    (file) => file.startsWith(`${name}.`) || file.startsWith(`${name}-`),
  );
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect({ name, scripts: scripts.length }).toEqual({ name, scripts: 1 });
  return `/assets/${scripts[0]}`;
}

it.each(CATALOGUE.filter(isPlayable).map(({ slug }) => slug))(
  `The scripts of home and of the set-up of %s weigh no more than ${HOME_AND_SETUP} bytes together`,
  async (slug) => {
    const scripts = [
      ...(await scriptsOf('home.html')),
      ...(await Promise.all(AFTERWARDS.map(scriptNamed))),
      ...(await scriptsOf(`games.${slug}.html`)),
    ];
    expect(await bytesSent([...new Set(scripts)])).toBeLessThanOrEqual(HOME_AND_SETUP);
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
