import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { bySwitch, ring } from './steps/by-switch.ts';
import { endGame, start } from './steps/game.ts';
import { GUEST } from './steps/expected.ts';
import { open } from './steps/opening.ts';
import { PATHS } from './steps/pages.ts';
import { passTime, stopTime } from './steps/stopped-time.ts';
import { Walks, walkOver } from './steps/switch-walk.ts';
import { DESKTOP, ENLARGED, ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

/** The pages that are a guest's, but for the one of an attempt, on which there is a game or nothing. */
const OF_GUESTS = PATHS.filter((path) => !/\$|^\/admin|\/play$/.test(path));

const wait = async (page: Page, s: number): Promise<void> => {
  for (let passed = 0; passed < s; passed++) await passTime(page, 1_000);
};

inEngine('Chromium', 'Whoever plays by switch', () => {
  it('comes to all that Tab reaches, on every page of a guest and in two dialogs', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const { page } = await bySwitch(browser, 'two', server.origin);
      const walks = new Walks(page);
      await walks.overPages(OF_GUESTS);
      for (const name of ['Who is playing?', 'Sign In']) {
        await page.getByRole('banner').getByRole('button', { name }).click();
        await page.getByRole('dialog').waitFor();
        await walks.over(name);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      expect(walks.faults).toEqual({});
      await browser.close();
    });
  });

  it('comes to each once: a round tells of what is met twice', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(findTwice, 'footer a[href]');
      const { page } = await bySwitch(browser, 'two', `${server.origin}/about`);
      const twice = await page.locator('footer a[href]').first().innerText();
      expect((await walkOver(page)).doubled.join()).toContain(twice);
      await browser.close();
    });
  });
});

/** A fault in how controls are found: the first of a kind is found twice. Runs in the page. */
function findTwice(kind: string): void {
  const find = Reflect.get(Element.prototype, 'querySelectorAll') as (this: Element, selector: string) => NodeListOf<Element>;
  Element.prototype.querySelectorAll = function twice(this: Element, selector: string) {
    const found = find.call(this, selector);
    const again = [...found].find((each) => each.matches(kind));
    return selector.startsWith('a[href], button, ') && again ? ([...found, again] as unknown as NodeListOf<Element>) : found;
  } as typeof find;
}

/** What the ring says and where it is. Runs in the page. */
const shown = (): string => {
  const element = document.querySelector<HTMLElement>('[data-ring]');
  return element
    ? `${element.textContent ?? ''} ${['--ring-x', '--ring-y'].map((name) => element.style.getPropertyValue(name)).join()}`
    : '';
};

/** Takes away the radio buttons of the page if the ring is at one of them, as if they had never been. Returns whether it was. Runs in the page. */
function takeAway(): boolean {
  const group = document.querySelector('[data-scanned]')?.closest('fieldset');
  if (document.querySelector<HTMLElement>('[data-ring]')?.dataset['cell'] !== 'control' || !group) return false;
  group.setAttribute('inert', '');
  return true;
}

inEngine('Chromium', 'A switch', () => {
  it('comes to a field with its label in sight, also from below', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...ENLARGED });
      browser.problems.expect(GUEST);
      const player = await bySwitch(browser, 'two', `${server.origin}/games/speed-math`);
      const { page } = player;
      await player.choose(page.getByRole('button', { name: 'Questions: more' }));
      const field = page.getByRole('spinbutton', { name: 'Questions' });
      for (let places = 0; places < 6 && !(await player.isAt(field)); places++) {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await player.step();
      }
      expect(await player.isAt(field)).toBe(true);
      const label = page.locator('label', { hasText: 'Questions' });
      const top = await label.evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(0);
      await browser.close();
    });
  });

  it('sees no frame of a group over what stays at the lower edge', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      const player = await bySwitch(browser, 'two', `${server.origin}/games/speed-math`);
      const { page } = player;
      await page.getByRole('radio', { name: 'Addition' }).check();
      const ends: number[] = [];
      for (let places = 0; places < 8; places++) {
        await player.step();
        const end = await page.evaluate(() => {
          const frame = document.querySelector('[data-ring][data-cell=group]');
          const row = document.querySelector('form [type=submit]')?.parentElement;
          const [at, of] = [frame, row].map((each) => each?.getBoundingClientRect());
          return at && of && at.top < of.top ? at.bottom - of.top : undefined;
        });
        if (end !== undefined) ends.push(end);
      }
      expect(ends.length).toBeGreaterThan(0);
      expect(Math.max(...ends)).toBeLessThanOrEqual(0);
      await browser.close();
    });
  });

  it('is chosen in the settings, counts once however long it is held, waits after two rounds, and is turned off again', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/settings`);
      await page.getByRole('radio', { name: /^Two/ }).check();
      await ring(page).waitFor();
      await page.getByRole('button', { name: 'Change the switch that chooses' }).click();
      await page.getByText('Press your switch now.').waitFor();
      await page.keyboard.press('KeyK');
      await page.getByText('The switch that chooses: K.').waitFor();
      await page.getByRole('button', { name: 'Change the switch that moves on' }).click();
      await page.keyboard.press('KeyJ');
      await page.getByText('The switch that moves on: J.').waitFor();
      await page.waitForTimeout(400);
      const first = await page.evaluate(shown);
      // Held down, a key repeats.
      await page.keyboard.down('KeyJ');
      await page.keyboard.down('KeyJ');
      await page.keyboard.down('KeyJ');
      await page.keyboard.up('KeyJ');
      const second = await page.evaluate(shown);
      expect(second).not.toBe(first);
      await page.waitForTimeout(400);
      // And one that trembles presses more than once, in no time.
      await page.evaluate(() => {
        for (const type of ['keydown', 'keyup', 'keydown', 'keyup', 'keydown', 'keyup'])
          document.body.dispatchEvent(new KeyboardEvent(type, { code: 'KeyJ', key: 'j', bubbles: true, cancelable: true }));
      });
      const third = await page.evaluate(shown);
      expect([first, second]).not.toContain(third);

      await page.reload();
      await ring(page).waitFor();
      await page.getByRole('radio', { name: /^Two/, checked: true }).waitFor();
      await page.getByRole('radio', { name: /^None/ }).check();
      await ring(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => localStorage.getItem('tenfold-switches'))).toBeNull();
      await browser.close();
    });
  });

  it('stands at nothing for two seconds when its group is gone and nothing has come, and then begins again', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const player = await bySwitch(browser, 'two', `${server.origin}/games/math-race`);
      const { page } = player;
      await stopTime(page, true);
      for (let places = 0; places < 60 && !(await page.evaluate(takeAway)); places++) {
        const isAtGroup = (await page.evaluate(shown)).startsWith(' ') && (await ring(page).getAttribute('data-cell')) === 'group';
        await player.press(isAtGroup ? 'Enter' : 'Space');
      }
      await ring(page).waitFor({ state: 'detached' });
      await passTime(page, 1_900);
      expect(await ring(page).count()).toBe(0);
      // A timer may end a moment before the clock is there.
      await passTime(page, 99.5);
      await ring(page).waitFor();
      await browser.close();
    });
  });

  it('alone goes on by itself, and waits after two rounds', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      const player = await bySwitch(browser, 'one', `${server.origin}/games/math-race`);
      const { page } = player;
      await page.getByRole('radio', { name: 'Addition' }).check();
      await player.choose(start(page));
      await player.countDown();
      // Escape is a helper's: the ring then waits, and goes over the question.
      await page.keyboard.press('Escape');
      const stay = page.getByRole('button', { name: 'Keep playing' });
      await stay.waitFor();
      await player.choose(stay);
      await stay.waitFor({ state: 'detached' });
      const places = new Set<string>();
      let waits = 0;
      for (let looks = 0; looks < 60 && waits === 0; looks++) {
        await wait(page, 1);
        const now = await page.evaluate(shown);
        places.add(now);
        if (now.startsWith('Press to start')) waits++;
      }
      // Four rows of the pad and the way back, and then it waits.
      expect(waits).toBe(1);
      expect(places.size).toBeGreaterThanOrEqual(6);
      const before = await page.evaluate(shown);
      await wait(page, 20);
      expect(await page.evaluate(shown)).toBe(before);
      // It waits at the first key of a row, too, and what it says there is all in sight.
      await player.press();
      await player.press();
      await wait(page, 20);
      expect(await page.evaluate(shown)).toMatch(/^Press to start/);
      const signLeft = await page.evaluate(() => document.querySelector('[data-ring] > span')?.getBoundingClientRect().left);
      expect(signLeft).toBeGreaterThanOrEqual(7);
      await player.choose(
        endGame(page)
          .or(page.getByRole('button', { name: 'Stop the game' }))
          .first(),
      );
      await browser.close();
    });
  });
});
