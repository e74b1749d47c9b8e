// Draws the pictures that shared links show, 1200 × 630: of the site, and of each game with its mark, its name and its line, as the
// catalogue of the built product has them. They go to client/public/pictures/shared. Run it by hand after a build, when a game is new or
// one of these has changed: `node tests/by-hand/shared-pictures.mjs`. The results are committed, so that a build needs no browser.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { startServer } from './screenshots/server.mjs';
import { openWindow } from './screenshots/windows.mjs';

const folder = fileURLToPath(new URL('../../client/public/pictures/shared', import.meta.url));
const size = { width: 1200, height: 630 };

/** The colours and the type are the product's own (client/ui/tokens.css). */
const style = `
html, body { margin: 0; overflow: hidden; background: var(--paper) }
main { display: grid; grid-template-columns: 1fr 400px; align-items: center; gap: 56px; box-sizing: border-box; width: 1200px; height: 630px;
  padding: 64px 72px; color: var(--ink); font-family: var(--font);
  background: linear-gradient(var(--square) 2px, transparent 2px) 0 -1px / 42px 42px, linear-gradient(90deg, var(--square) 2px, transparent 2px) -1px 0 / 42px 42px }
.words { display: flex; flex-direction: column; gap: 28px }
.logo { display: flex; align-items: center; gap: 18px; font-size: 40px; font-weight: 700 }
.logo svg { height: 60px; width: auto }
h1 { margin: 0; font-size: 92px; font-weight: 700; line-height: 1.04; letter-spacing: -0.02em; text-wrap: balance }
h1.site { font-size: 148px }
p { margin: 0; font-size: 38px; line-height: 1.3; color: var(--ink-soft); text-wrap: balance }
.sheet { position: relative; display: grid; place-items: center; width: 400px; height: 400px; border: 2px solid var(--line); border-radius: 28px 0 28px 28px; background: var(--sheet) }
.sheet::before { content: ''; position: absolute; top: -2px; right: -2px; width: 80px; height: 80px; background: var(--paper); clip-path: polygon(0 0, 100% 0, 100% 100%) }
.sheet::after { content: ''; position: absolute; top: -2px; right: -2px; width: 80px; height: 80px; background: var(--hue); clip-path: polygon(0 0, 100% 100%, 0 100%) }
.one svg { width: 232px; height: 232px }
.one.logo-alone svg { width: auto; height: 252px }
.marks { display: flex; gap: 26px; margin-top: 20px }
.marks svg { width: 58px; height: 58px }`;

/** @typedef {{ slug: string, hue: string, name: string, line: string, mark: string }} Game */

/**
 * What the catalogue shows of each game that can be played, and the logo of its header.
 * @param {import('playwright').Page} page
 */
const shownIn = (page) =>
  page.evaluate(() => ({
    logo: document.querySelector('header svg')?.outerHTML ?? '',
    games: [...document.querySelectorAll('main a[href^="/games/"]')].map((card) => ({
      slug: card.getAttribute('href')?.slice('/games/'.length) ?? '',
      hue: card.querySelector('svg[data-hue]')?.getAttribute('data-hue') ?? '',
      name: card.querySelector('h2')?.textContent ?? '',
      line: card.querySelector('h2 ~ p')?.textContent ?? '',
      mark: card.querySelector('svg[data-hue]')?.outerHTML ?? '',
    })),
  }));

/** @param {string} words @param {string} sheet @param {string} hue */
const picture = (words, sheet, hue) => `<main data-hue="${hue}"><div class="words">${words}</div>${sheet}</main>`;

/** @param {string} logo @param {Game} game */
const ofGame = (logo, { hue, name, line, mark }) =>
  picture(`<div class="logo">${logo} Tenfold</div><h1>${name}</h1><p>${line}</p>`, `<div class="sheet one">${mark}</div>`, hue);

/** @param {string} logo @param {readonly Game[]} games @param {string} tagline */
const ofSite = (logo, games, tagline) =>
  picture(
    `<h1 class="site">Tenfold</h1><p>${tagline}</p><div class="marks">${games.map(({ mark }) => mark).join('')}</div>`,
    `<div class="sheet one logo-alone">${logo}</div>`,
    '',
  );

const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find((path) => existsSync(path));
const server = await startServer();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
try {
  await mkdir(folder, { recursive: true });
  const { page } = await openWindow(browser, { viewport: size, colorScheme: 'light' }, { as: 'guest' }, undefined, 0);
  await page.goto(server.origin);
  const tagline = (await page.locator('main h1 + p').first().textContent()) ?? '';
  await page.goto(`${server.origin}/games`);
  const { logo, games } = await shownIn(page);
  if (games.length === 0 || games.some((game) => Object.values(game).includes(''))) throw new Error('The catalogue has other cards.');
  await draw('tenfold', ofSite(logo, games, tagline));
  for (const game of games) await draw(game.slug, ofGame(logo, game));

  /** @param {string} name @param {string} markup */
  async function draw(name, markup) {
    await page.evaluate((shown) => (document.body.innerHTML = shown), `<style>${style}</style>${markup}`);
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.screenshot();
    await writeFile(`${folder}/${name}.png`, await sharp(drawn).png({ palette: true, colours: 128, effort: 10 }).toBuffer());
  }
} finally {
  await browser.close();
  await server.stop();
}
