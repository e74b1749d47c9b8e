import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { asked, duelStage } from './steps/calculator-vs-brain.ts';
import { GUEST } from './steps/expected.ts';
import { start, startNow } from './steps/game.ts';
import { resize } from './steps/in-sight.ts';
import { question } from './steps/multiplication-table.ts';
import { load, open } from './steps/opening.ts';
import { comeUp, holdTime, stageUp, stopTime } from './steps/stopped-time.ts';
import { MOVING, ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

const DUEL = '/games/calculator-vs-brain';
const TABLES = '/games/multiplication-table';

interface Place {
  readonly x: number;
  readonly y: number;
}

async function middleOf(control: Locator): Promise<Place> {
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const tapAt = (page: Page, { x, y }: Place): Promise<void> => page.touchscreen.tap(x, y);

/** Taps on a control, and again at the same place before any time has passed. */
async function doubleTap(page: Page, control: Locator): Promise<void> {
  const place = await middleOf(control);
  await stopTime(page, true);
  await tapAt(page, place);
  await control.waitFor({ state: 'hidden' });
  await tapAt(page, place);
  await stopTime(page, false);
}

const typed = (page: Page): Promise<string | null> => page.getByRole('status', { name: 'Your answer' }).textContent();
const padKey = (page: Page, digit: string): Locator =>
  page.getByRole('group', { name: 'Number pad' }).getByRole('button', { name: digit, exact: true });

/** Runs `work` with a guest's window on a phone. */
async function withPhone(work: (page: Page) => Promise<void>): Promise<void> {
  await withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...PHONE });
    browser.problems.expect(GUEST);
    await browser.context.addInitScript(holdTime);
    await work(await open(browser, server.origin + DUEL));
    await browser.close();
  });
}

inEngine('Chromium', 'A double tap', () => {
  it('on a start starts one game and types nothing into it', async () => {
    await withPhone(async (page) => {
      await doubleTap(page, start(page));
      await asked(page);
      expect(await typed(page)).toBe('');

      await load(page, `${server.origin}/games/speed-math`);
      await page.getByRole('radio', { name: 'Addition' }).check();
      // The countdown would be over on a slow machine before its button is found.
      await stopTime(page, true);
      await start(page).tap();
      await stageUp(page);
      await comeUp(page, startNow(page));
      await doubleTap(page, startNow(page));
      await padKey(page, '1').waitFor();
      expect(await typed(page)).toBe('');
    });
  });

  it('on the end of a game leaves its result in sight, and on the way back starts no other', async () => {
    await withPhone(async (page) => {
      await start(page).tap();
      // A wrong answer, so that there is a result and the panel appears.
      await padKey(page, '1').waitFor();
      await padKey(page, '1').tap();
      await padKey(page, 'Submit').tap();
      await duelStage(page).getByRole('button', { name: 'Next Round' }).waitFor();
      await doubleTap(page, duelStage(page).getByRole('button', { name: 'End Game' }).last());
      await page.getByRole('heading', { name: 'Final Results' }).waitFor();
      await doubleTap(page, page.getByRole('button', { name: 'New Game' }));
      await start(page).waitFor();
    });
  });

  it('on Next Round finds only keys that do nothing to an empty slot', async () => {
    await withPhone(async (page) => {
      await start(page).tap();
      const next = duelStage(page).getByRole('button', { name: 'Next Round' });
      for (const size of [PHONE.viewport, { width: 320, height: 568 }, { width: 768, height: 1024 }]) {
        await resize(page, size);
        await next.waitFor();
        const box = await next.boundingBox();
        await next.tap();
        await padKey(page, '1').waitFor();
        const beneath = await page.evaluate(
          ({ x, y, width, height }) => {
            const places = [0, 0.25, 0.5, 0.75, 1].flatMap((right) =>
              [0, 0.5, 1].map((down) => [x + right * width, y + down * height] as const),
            );
            const names = places.map(([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.getAttribute('aria-label'));
            return [...new Set(names.filter((name) => name !== undefined))];
          },
          box ?? { x: 0, y: 0, width: 0, height: 0 },
        );
        expect(beneath).toEqual(['Submit']);
      }
    });
  });
});

/** Stops each animation of the page as it starts. Runs in the page. */
function stopWhatMoves(): void {
  document.addEventListener('animationstart', ({ target }) => {
    for (const animation of (target as Element).getAnimations()) animation.pause();
  });
}

/** The buttons of the stage that a press at one of their places would miss, at some moment of the animation of this element. */
const missedDuring = (moving: Locator): Promise<string[]> =>
  moving.evaluate((element) => {
    const [animation] = element.getAnimations();
    const { endTime } = animation?.effect?.getComputedTiming() ?? {};
    if (!animation || !endTime) throw new Error('It does not move.');
    // At its very end the element is drawn as if it had no animation.
    return [0, 0.05, 0.25, 0.5, 0.75, 0.99].flatMap((moment) => {
      animation.currentTime = moment * Number(endTime);
      return [...document.querySelectorAll('[role=application] button')].flatMap((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        // Not the corners, which are round.
        const across = [0.25, 0.5, 0.75].map((share) => left + share * width);
        const places = across.flatMap((x) => [top + 1, top + height / 2, top + height - 1].map((y) => [x, y] as const));
        const missed = places.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
        return missed ? [`${button.textContent} at ${moment}`] : [];
      });
    });
  });

inEngine('Chromium', 'A button of the countdown', () => {
  it('takes each press while a number unfolds, also in a window so low that the number reaches over it', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, viewport: { width: 800, height: 600 } });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      await browser.context.addInitScript(stopWhatMoves);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await page.getByRole('radio', { name: 'Addition' }).check();
      await stopTime(page, true);
      await start(page).click();
      await stageUp(page);
      await comeUp(page, startNow(page));
      expect(await missedDuring(page.getByRole('application').getByText('2', { exact: true }))).toEqual([]);
      await browser.close();
    });
  });
});

/**
 * Keeps the page busy from the moment when the pad is in the document, before it is painted, until the test sets a cookie. Runs in
 * the page.
 */
function busyAsThePadComes(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('[aria-label="Number pad"]') === null) return;
    observer.disconnect();
    // Cookies work while a page is busy, in both directions.
    document.cookie = 'busy=1';
    while (!document.cookie.includes('free=1'));
  }).observe(document, { childList: true, subtree: true });
}

inEngine('Chromium', 'The number pad', () => {
  it('ignores the press that began before it was shown, and takes each one after it', async () => {
    await withPhone(async (page) => {
      const context = page.context();
      const isBusy = async () => (await context.cookies()).some(({ name }) => name === 'busy');
      await load(page, server.origin + TABLES);
      // Its answers have three digits or more, and there is no time limit.
      await page.getByRole('textbox', { name: 'Custom' }).fill('100');
      await start(page).tap();
      const five = await middleOf(padKey(page, '5'));

      await load(page, server.origin + TABLES);
      await page.getByRole('textbox', { name: 'Custom' }).fill('100');
      await page.evaluate(busyAsThePadComes);
      await start(page).tap();
      await expect.poll(isBusy).toBe(true);
      const early = tapAt(page, five);
      await context.addCookies([{ name: 'free', value: '1', url: server.origin }]);
      await early;
      await question(page);
      expect(await typed(page)).toBe('');

      // Quick taps at one place, as soon as the key is there. The typed text is not submitted meanwhile.
      await stopTime(page, true);
      for (let tap = 0; tap < 3; tap++) await tapAt(page, five);
      expect(await typed(page)).toBe('555');
    });
  });
});
