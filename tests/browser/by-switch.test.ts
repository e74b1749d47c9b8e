import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { bySwitch, ring } from './steps/by-switch.ts';
import { endGame, start } from './steps/game.ts';
import { GUEST } from './steps/expected.ts';
import { goWithin, open } from './steps/opening.ts';
import { addressOf, arrived, PATHS } from './steps/pages.ts';
import { passTime } from './steps/stopped-time.ts';
import { DESKTOP, ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

/** The pages that are a guest's, but for the one of an attempt, on which there is a game or nothing. */
const OF_GUESTS = PATHS.filter((path) => !/\$|^\/admin|\/play$/.test(path));

const wait = async (page: Page, s: number): Promise<void> => {
  for (let passed = 0; passed < s; passed++) await passTime(page, 1_000);
};

interface Walk {
  /** Names of controls that Tab reaches and the ring does not. */
  readonly missed: readonly string[];
  readonly reached: number;
}

/** Goes over all that is in sight with two switches, without choosing a control. Runs in the page. */
function walkAll(): Walk {
  const EDGE = 8;
  const MOST = 600;
  const held = (window as unknown as { readonly held: { readonly pass: (ms: number) => void } }).held;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isInSight = (each: HTMLElement) =>
    each.checkVisibility({ visibilityProperty: true }) && !each.closest('[data-scan=no], [inert], [aria-hidden=true]');
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled, [aria-disabled=true]') && isInSight(each),
  );
  const known = new Set<Element>();
  const boxOf = (each: HTMLElement) =>
    ((each instanceof HTMLInputElement && /radio|checkbox/.test(each.type) && each.labels?.[0]) || each).getBoundingClientRect();
  const ends = ({ left, top, right, bottom }: DOMRect) =>
    [Math.max(left, EDGE), Math.max(top, EDGE), Math.min(right, innerWidth - EDGE), Math.min(bottom, innerHeight - EDGE)]
      .map(Math.round)
      .join();
  const now = () => document.querySelector<HTMLElement>('[data-ring]');
  const press = (code: 'Space' | 'Enter') => {
    // Two presses are two.
    held.pass(310);
    const key = code === 'Space' ? ' ' : code;
    dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
  };
  /** The control at which the ring is: undefined if it is none that Tab reaches. */
  const atRing = (): HTMLElement | undefined => {
    const place = ends((now() as HTMLElement).getBoundingClientRect());
    return controls.find((each) => ends(boxOf(each)) === place);
  };
  let places = 0;
  /** Goes over the group in which the ring is, and leaves it. Returns whether it has come to what it knows: then it has been everywhere. */
  const walk = (): boolean => {
    for (; places < MOST; places++) {
      const shown = now();
      if (!shown) return true;
      const sign = shown.textContent ?? '';
      if (sign === 'Back') {
        press('Enter');
        return false;
      }
      if (shown.dataset['cell'] === 'group') {
        press('Enter');
        if (walk()) return true;
      } else if (!sign.startsWith('Move')) {
        const control = atRing();
        if (control && isOutermost && known.has(control)) return true;
        if (control) known.add(control);
      }
      press('Space');
    }
    return true;
  };
  // From the page to the outermost group, in which one goes around until one comes to what one knows. A dialog has no other group.
  let isOutermost = false;
  if (!walk()) {
    isOutermost = true;
    press('Space');
    walk();
  }
  const nameOf = (each: Element) =>
    `${each.tagName} ${(each.ariaLabel ?? each.textContent ?? '').trim()} ${each.getAttribute('name') ?? ''}`;
  return {
    missed: controls.filter((each) => !known.has(each)).map(nameOf),
    reached: known.size,
  };
}

inEngine('Chromium', 'Whoever plays by switch', () => {
  it('comes to all that Tab reaches, on every page of a guest and in two dialogs', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const { page } = await bySwitch(browser, 'two', server.origin);
      const faults: Record<string, Walk> = {};
      for (const path of OF_GUESTS) {
        await goWithin(page, addressOf(path));
        await arrived(page, path);
        await page.waitForTimeout(150);
        await wait(page, 3);
        await page.waitForTimeout(100);
        const walked = await page.evaluate(walkAll);
        if (walked.missed.length > 0 || walked.reached < 5) faults[path] = walked;
      }
      for (const name of ['Who is playing?', 'Sign In']) {
        await page.getByRole('banner').getByRole('button', { name }).click();
        await page.getByRole('dialog').waitFor();
        await page.waitForTimeout(150);
        const walked = await page.evaluate(walkAll);
        if (walked.missed.length > 0 || walked.reached < 2) faults[name] = walked;
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      expect(faults).toEqual({});
      await browser.close();
    });
  });
});

/** What the ring says and where it is. Runs in the page. */
const shown = (): string => {
  const element = document.querySelector<HTMLElement>('[data-ring]');
  return element
    ? `${element.textContent ?? ''} ${['--ring-x', '--ring-y'].map((name) => element.style.getPropertyValue(name)).join()}`
    : '';
};

inEngine('Chromium', 'A switch', () => {
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
      // And one that trembles presses more than once.
      await page.keyboard.press('KeyJ');
      expect(await page.evaluate(shown)).toBe(second);

      await page.reload();
      await ring(page).waitFor();
      await page.getByRole('radio', { name: /^Two/, checked: true }).waitFor();
      await page.getByRole('radio', { name: /^None/ }).check();
      await ring(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => localStorage.getItem('tenfold-switches'))).toBeNull();
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
      await player.choose(
        endGame(page)
          .or(page.getByRole('button', { name: 'Stop the game' }))
          .first(),
      );
      await browser.close();
    });
  });
});
