import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGES } from '../../client/pages.ts';
import { ChromiumBrowser, controlled, inEngine, TestServer, withFolder } from '../browser/harness.ts';
import { GUEST, SERVER_GONE } from '../browser/steps/expected.ts';
import { listenToRounds } from '../browser/steps/number-sequence.ts';
import { load, open } from '../browser/steps/opening.ts';
import { keepAs } from '../browser/steps/players.ts';
import { playGame } from '../browser/steps/speed-math.ts';
import { NARROW, NOT_INSTALLED, PRIVATE } from '../browser/steps/windows.ts';
import { copyCheckout, lendPackages } from '../checkout-copy.ts';
import { Crawl } from '../pseudo-language/crawl.ts';
import { LEARNER, playThrough } from '../pseudo-language/play.ts';
import { addPseudoLanguage, PSEUDO } from '../pseudo-language/site.ts';

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

const GAME_SLUGS = PATHS.filter((path) => path.startsWith('/games/')).map((path) => path.replace('/games/', ''));

const addressOf = (path: string) => `${server.origin}/${PSEUDO}${path}`;

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

  it('has its own words on every page and in every dialog of a guest and of a learner, and fits 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...NOT_INSTALLED, ...NARROW });
      browser.problems.expect(/User not authenticated|No page at|status of 40[0-9]/);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      const crawl = new Crawl(page, ['Pia']);
      for (const path of [...PATHS, '/no-such-page']) await crawl.page(addressOf(path));
      await load(page, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 10 });
      await keepAs(page, 'Pia');
      await page.getByText('Saved on this device').first().waitFor();
      for (const path of PATHS) await crawl.page(addressOf(path));
      expect(Object.fromEntries(crawl.faults)).toEqual({});
      await browser.close();
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
