import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { load } from './steps/opening.ts';
import { newLearner } from './steps/players.ts';
import { shiftsOf, watchShifts } from './steps/shifts.ts';
import { MOVING, ONE_VISIT, PRIVATE } from './steps/windows.ts';

const server = serverForTests();

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const hint = (page: Page, value: 'none' | 'player') =>
  page.evaluate(
    (stale) => (stale === 'none' ? localStorage.removeItem('tenfold-player') : localStorage.setItem('tenfold-player', stale)),
    value,
  );

/** Opens the home page again, and returns the shifts until the player is known and the last part of the page is there. */
async function shiftsAfterReload(page: Page, shows: 'none' | 'player'): Promise<string[]> {
  await page.reload();
  await page.waitForFunction((player) => document.documentElement.dataset['player'] === player, shows);
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('heading', { name: shows === 'player' ? /^Hello, / : 'Tenfold' })
    .first()
    .waitFor();
  return shiftsOf(page);
}

inEngine('Chromium', 'A first screen painted by a hint that is no longer true', () => {
  it('gives way to the right one without moving anything, at every size', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, viewport: { width: 1280, height: 800 } });
      await browser.context.addInitScript(watchShifts);
      const page = await browser.visit(server.origin);
      const shifts = async (painted: 'none' | 'player', shown: 'none' | 'player') => {
        const all = [];
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await hint(page, painted);
          all.push([size.width, await shiftsAfterReload(page, shown)]);
        }
        return all;
      };
      const nothing = SIZES.map(({ width }) => [width, []]);
      expect(await shifts('player', 'none')).toEqual(nothing);
      await newLearner(page, 'Ada');
      expect(await shifts('none', 'player')).toEqual(nothing);
      await browser.close();
    });
  });
});

const head = (page: Page) =>
  page.evaluate(() => {
    const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
    return {
      title: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      keywords: meta('keywords'),
      robots: meta('robots'),
      picture: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content.split('/').at(-1),
      linkedData: document.querySelectorAll('script[type="application/ld+json"]').length,
    };
  });

inEngine('Chromium', 'The shell', () => {
  it('names a page that comes in a frame from its first load on, from the server and from the service worker', async () => {
    const served = await (await fetch(`${server.origin}/admin/challenges`)).text();
    expect(served).toContain('<title>Daily Challenge Management · Tenfold</title>');
    expect(served).toContain(`<link rel="canonical" href="${server.origin}/admin/challenges">`);
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      const page = await browser.visit(`${server.origin}/admin/challenges`);
      const said = {
        title: 'Daily Challenge Management · Tenfold',
        canonical: `${server.origin}/admin/challenges`,
        keywords: 'mental math, practice',
        robots: 'noindex',
        picture: undefined,
        linkedData: 0,
      };
      expect(await head(page)).toEqual(said);
      await controlled(page);
      await page.reload();
      await page.waitForFunction(() => document.title !== 'Tenfold');
      expect(await head(page)).toEqual(said);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Speed Math' }).click();
      await page.waitForFunction(() => document.title.startsWith('Speed Math'));
      expect(await head(page)).toEqual({
        title: 'Speed Math · Tenfold',
        canonical: `${server.origin}/games/speed-math`,
        keywords: expect.stringContaining('speed') as string,
        robots: undefined,
        picture: 'speed-math.png',
        linkedData: 0,
      });
      await browser.close();
    });
  });

  it('says of a page only what is true of it, also when another one was served', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await browser.visit(server.origin);
      expect(await head(page)).toMatchObject({ picture: 'tenfold.png', linkedData: 1 });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Speed Math' }).click();
      await page.waitForFunction(() => document.title.startsWith('Speed Math'));
      expect(await head(page)).toMatchObject({ picture: 'speed-math.png', linkedData: 0 });
      await browser.close();
    });
  });

  it('lets a learner on a desktop find Sign In', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, viewport: { width: 1280, height: 800 } });
      const page = await browser.visit(server.origin);
      await newLearner(page, 'Ada');
      await page.getByRole('banner').getByText('Ada').waitFor();
      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
      await browser.close();
    });
  });

  it('lets the next page enter in 0.25 s, on a phone in 0.15 s, and at once for whoever asked for less motion', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await browser.context.addInitScript(() => {
        const entries: unknown[] = [];
        Object.assign(window, { entries });
        const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value as Element['animate'];
        Element.prototype.animate = function (frames, timing) {
          if (this.tagName === 'MAIN') entries.push([location.pathname, typeof timing === 'object' ? timing.duration : timing]);
          return animate.call(this, frames, timing);
        };
      });
      const page = await browser.context.newPage();
      const entries = async (width: number, reducedMotion: 'reduce' | 'no-preference') => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion });
        await load(page, server.origin);
        await page.getByRole('main').getByRole('link', { name: 'Play Speed Math' }).first().click();
        await page.getByRole('main').getByRole('heading', { name: 'Speed Math', exact: true, level: 1 }).waitFor();
        return page.evaluate(() => (window as unknown as { entries: unknown[] }).entries);
      };
      expect(await entries(1280, 'no-preference')).toEqual([['/games/speed-math', 250]]);
      expect(await entries(360, 'no-preference')).toEqual([['/games/speed-math', 150]]);
      expect(await entries(1280, 'reduce')).toEqual([]);
      await browser.close();
    });
  });
});
