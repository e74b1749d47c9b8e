import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ALIASES } from '../../client/aliases.ts';
import { metadataOf } from '../../client/page-words.ts';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { admin } from './steps/admin.ts';
import { Inspection } from './steps/axe.ts';
import { goWithin, load, open } from './steps/opening.ts';
import { PATHS, addressOf, arrived } from './steps/pages.ts';
import { SHORT_POST, publish } from './steps/posts.ts';
import { ONE_VISIT, SMALLEST_PHONE } from './steps/windows.ts';

const server = serverForTests();
beforeAll(() => publish(server, SHORT_POST));

/**
 * Pages whose contents depend on who looks: those of a player, and those of an admin. The others differ in the header alone, so axe looks at
 * them once, and the walk of an admin, who is a player, leaves them out.
 */
const PERSONAL: { readonly [role in 'Player' | 'Admin']: ReadonlySet<string> } = {
  Player: new Set([
    '/',
    '/daily-challenge',
    '/daily-challenge/play',
    '/analytics',
    '/map',
    '/progress',
    '/history',
    '/history/game',
    '/badges',
    '/settings',
    '/admin',
  ]),
  Admin: new Set(['/', '/admin', '/admin/blog', '/admin/challenges']),
};

/** A walk with axe through all of them would take minutes on a busy machine. */
const HALVES = [
  ['first', PATHS.slice(0, PATHS.length / 2)],
  ['second', PATHS.slice(PATHS.length / 2)],
] as const;

async function signedIn(page: Page, role: string): Promise<void> {
  const who = await accountOf(server, person(role));
  if (role === 'Admin') expect((await admin(server.dataDir, 'promote', who.email)).exitCode).toBe(0);
  await signIn(page, who);
  await page.getByText('Synced').first().waitFor();
}

/** Runs `work` in a window where somebody with this role is signed in. */
const asOne = (role: string, work: (page: Page) => Promise<void>): Promise<void> =>
  withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
    const page = await open(browser, server.origin);
    await signedIn(page, role);
    await work(page);
    await browser.close();
  });

const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
  }));

/** Goes to these pages by `go`; axe looks at those that `isLookedAt` names. */
async function inspect(
  page: Page,
  go: (path: string) => Promise<void>,
  isLookedAt: (path: string) => boolean,
  paths: readonly string[],
): Promise<void> {
  const inspection = new Inspection(page);
  // In the narrowest window, which is the one that axe looks at, no page is laid out twice.
  await page.setViewportSize(SMALLEST_PHONE.viewport);
  for (const path of paths) {
    await go(addressOf(path));
    await arrived(page, path);
    expect((await head(page)).canonical).toBe(server.origin + addressOf(path));
    if (isLookedAt(path)) await inspection.look(path);
    else await inspection.fits(path);
  }
  expect(inspection.faults).toEqual([]);
}

inEngine('Chromium', 'Every page of the site', () => {
  it.each(HALVES)('has its words and its address, passes axe in both themes and fits any window, for a visitor: the %s half', (_, paths) =>
    withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await browser.context.newPage();
      await inspect(
        page,
        (path) => load(page, server.origin + path),
        () => true,
        paths,
      );
      await browser.close();
    }),
  );

  it.each(['Player', 'Admin'] as const)(
    'has its words and its address, passes axe in both themes and fits any window for a %s, where it depends on who looks',
    (role) =>
      asOne(role, (page) =>
        inspect(
          page,
          (path) => goWithin(page, path),
          () => true,
          PATHS.filter((path) => PERSONAL[role].has(path)),
        ),
      ),
  );

  it('has its words and its address and fits any window for a Player who goes to it within the app', BEFORE_A_RELEASE, () =>
    asOne('Player', (page) =>
      inspect(
        page,
        (path) => goWithin(page, path),
        () => false,
        PATHS.filter((path) => !PERSONAL.Player.has(path)),
      ),
    ),
  );

  it('that is only another name leads to its page', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, server.origin);
      for (const { path, leadsTo } of ALIASES) {
        await load(page, server.origin + path);
        await page.waitForURL(server.origin + leadsTo);
        await page.waitForFunction((said) => document.title === said, metadataOf(leadsTo).title);
        expect((await head(page)).canonical).toBe(server.origin + leadsTo);
      }
      await browser.close();
    });
  });
});
