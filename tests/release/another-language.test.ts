import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGES } from '../../client/pages.ts';
import { ChromiumBrowser, controlled, inEngine, TestServer, withFolder } from '../browser/harness.ts';
import { accountOf, person, signIn, type Person } from '../browser/steps/accounts.ts';
import { admin } from '../browser/steps/admin.ts';
import { GUEST, SERVER_GONE } from '../browser/steps/expected.ts';
import { listenToRounds } from '../browser/steps/number-sequence.ts';
import { load, open } from '../browser/steps/opening.ts';
import { keepAs } from '../browser/steps/players.ts';
import { playGame, saved } from '../browser/steps/speed-math.ts';
import { DESKTOP, NARROW, NOT_INSTALLED, PRIVATE } from '../browser/steps/windows.ts';
import { copyCheckout, lendPackages } from '../checkout-copy.ts';
import { changeSettings, signInThrough } from '../pseudo-language/account.ts';
import { Crawl, said } from '../pseudo-language/crawl.ts';
import { LEARNER, playThrough } from '../pseudo-language/play.ts';
import { addPseudoLanguage, PSEUDO } from '../pseudo-language/site.ts';
import { expanded } from '../pseudo-language/words.ts';

/*
 * A copy of the checkout gets one more language, whose words say the same as English's with 40 % more letters, and is built. What a screen
 * shows in other words is not in the words of a language; what is too long for its place is found, too (decision S19).
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'tenfold-language-'));
let server: TestServer;

const trackedFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)));

beforeAll(async () => {
  copyCheckout(copy, trackedFiles());
  addPseudoLanguage(copy);
  lendPackages(copy);
  symlinkSync(join(root, 'tests/node_modules'), join(copy, 'tests/node_modules'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy, 'node_modules/vite/bin/vite.js'), 'build', '--app', '--logLevel', 'error'],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  server = await TestServer.start({}, join(copy, 'dist'));
});
afterAll(async () => {
  await server.remove();
  rmSync(copy, { recursive: true, force: true });
});

/** Pages without parameters. The callback of a sign-in leads on at once. */
const PATHS = PAGES.map(({ path }) => path).filter((path) => !path.includes('$') && path !== '/auth/callback');

const GAME_PATHS = PATHS.filter((path) => path.startsWith('/games/'));
const GAME_SLUGS = GAME_PATHS.map((path) => path.replace('/games/', ''));

/** What a form that is sent without its fields is told, and a page that is not there. */
const REFUSED = /No page at|status of 4\d\d/;

const addressOf = (path: string) => `${server.origin}/${PSEUDO}${path}`;

/** What only an admin sees, by its heading. */
const OF_ADMINS = {
  '/': 'Admin',
  '/admin': 'Admin Panel',
  '/admin/challenges': 'Daily Challenge Management',
  '/admin/blog': 'Blog Editor',
};
/** What looks otherwise to a player than to a guest, beside the games. */
const OF_PLAYERS = [
  '/',
  '/games',
  '/daily-challenge',
  '/analytics',
  '/progress',
  '/badges',
  '/leaderboard',
  '/settings',
  '/practice',
  '/map',
];

/** All who have an account: an admin sees them all. */
const persons: Person[] = [];

async function newPerson(name: string): Promise<Person> {
  const who = await accountOf(server, person(name));
  persons.push(who);
  return who;
}

/** What is on the screens of accounts and admins and is no text: how persons are called, and the addresses of posts. */
const names = () => [
  ...persons.flatMap(({ email, username }) => [email, `${username}-2`, username]),
  `${new URL(server.origin).host}/blog/`,
];

/** Looks at the site as somebody with an account who has played a game. */
async function signedIn(who: Person, look: (page: Page, crawl: Crawl) => Promise<void>): Promise<void> {
  await withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, { ...NOT_INSTALLED, ...DESKTOP });
    browser.problems.expect(REFUSED);
    const page = await open(browser, `${server.origin}/games/speed-math`);
    await signIn(page, who);
    await playGame(page, { questions: 10 });
    await saved(page);
    await page.setViewportSize(NARROW.viewport);
    const crawl = new Crawl(page, names());
    await look(page, crawl);
    expect(Object.fromEntries(crawl.faults)).toEqual({});
    await browser.close();
  });
}

/** Resolves when home greets this player. */
async function greeted(page: Page, name: string): Promise<void> {
  await load(page, addressOf('/'));
  await page.getByRole('heading', { name: expanded('Hello, ') + name }).waitFor();
}

inEngine('Chromium', 'One more language', () => {
  it('is a site of its own, which is installed beside English and starts without a server', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...PRIVATE, ...NARROW });
      browser.problems.expect(GUEST);
      browser.problems.expect(SERVER_GONE);
      const page = await open(browser, `${server.origin}/${PSEUDO}`);
      expect([new URL(page.url()).pathname, await page.locator('html').getAttribute('lang')]).toEqual([`/${PSEUDO}/`, PSEUDO]);
      await controlled(page);
      const english = await open(browser, `${server.origin}/games`);
      await controlled(english);
      await server.kill();
      for (const [address, lang] of [
        [addressOf('/games/speed-math'), PSEUDO],
        [`${server.origin}/badges`, 'en'],
        [addressOf('/settings'), PSEUDO],
      ] as const) {
        await load(page, address);
        expect([page.url(), await page.locator('html').getAttribute('lang')]).toEqual([address, lang]);
      }
      await browser.close();
      await server.start();
    });
  });

  it('has its own words on every page and in every dialog of a guest, and fits 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...NOT_INSTALLED, ...NARROW });
      browser.problems.expect(REFUSED);
      const page = await open(browser, server.origin);
      const crawl = new Crawl(page);
      for (const path of [...PATHS, '/no-such-page']) await crawl.page(addressOf(path));
      expect(Object.fromEntries(crawl.faults)).toEqual({});
      await browser.close();
    });
  });

  it('has its own words on the pages of a learner, and fits 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...NOT_INSTALLED, ...NARROW });
      browser.problems.expect(GUEST);
      browser.problems.expect(REFUSED);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 10 });
      await keepAs(page, 'Pia');
      await page.getByText('Saved on this device').first().waitFor();
      const crawl = new Crawl(page, ['Pia']);
      for (const path of [...OF_PLAYERS, ...GAME_PATHS]) await crawl.page(addressOf(path));
      await greeted(page, 'Pia');
      expect(Object.fromEntries(crawl.faults)).toEqual({});
      await browser.close();
    });
  });

  it.each(OF_PLAYERS)('has its own words on %s of an account, and fits 320 px', async (path) => {
    const ida = await newPerson('Ida');
    await signedIn(ida, async (page, crawl) => {
      await crawl.page(addressOf(path));
      await greeted(page, ida.username);
    });
  });

  it('has its own words on the way into an account, and in what its settings change', async () => {
    const eva = await newPerson('Eva');
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...NOT_INSTALLED, ...NARROW });
      browser.problems.expect(REFUSED);
      const page = await open(browser, addressOf('/about'));
      const crawl = new Crawl(page, [`new.${eva.email}`, 'nobody@example.org', ...names()]);
      await signInThrough(page, (what) => crawl.look(what), eva);
      await load(page, addressOf('/settings'));
      await changeSettings(page, (what) => crawl.look(what), eva);
      expect(Object.fromEntries(crawl.faults)).toEqual({});
      await browser.close();
    });
  });

  it.each(Object.entries(OF_ADMINS))('has its own words on %s of an admin, and fits 320 px', async (path, title) => {
    const ada = await newPerson('Ada');
    expect(await admin(server.dataDir, 'promote', ada.email)).toMatchObject({ exitCode: 0 });
    await signedIn(ada, async (page, crawl) => {
      await crawl.page(addressOf(path));
      await page.getByRole('heading', { name: said(title), exact: true }).waitFor();
    });
  });

  it.each(GAME_SLUGS)('has its own words in %s, from set-up to result', async (slug) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...NOT_INSTALLED, ...NARROW });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(listenToRounds);
      const page = await open(browser, addressOf(`/games/${slug}`));
      const crawl = new Crawl(page, [LEARNER]);
      await playThrough(page, crawl, slug);
      expect(Object.fromEntries(crawl.faults)).toEqual({});
      await browser.close();
    });
  });
});
