import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { person, signUp } from './steps/accounts.ts';
import { BOTH_WIDTHS, Inspection } from './steps/axe.ts';
import { GUEST } from './steps/expected.ts';
import { otherDigits, skipCountdown, start, startNow, tapDigits } from './steps/game.ts';
import { beyondWindow } from './steps/in-sight.ts';
import { load, open } from './steps/opening.ts';
import { keepAs } from './steps/players.ts';
import { answer, question, stage, summary } from './steps/speed-math.ts';
import { comeUp, holdTime, leadIn, stageUp, stopTime } from './steps/stopped-time.ts';
import { DESKTOP, NARROW, ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

const LOW_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } } as const;

const dialog = (page: Page) => page.getByRole('dialog');

async function walkAsGuest(page: Page, inspection: Inspection): Promise<void> {
  await inspection.look('home of a guest', BOTH_WIDTHS);
  await load(page, `${server.origin}/no-such-page`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await inspection.look('404');
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('#site-menu').waitFor();
  await inspection.look('mobile menu of a guest');
}

async function walkThroughGame(page: Page, inspection: Inspection): Promise<void> {
  await page.setViewportSize(NARROW.viewport);
  await load(page, `${server.origin}/games/speed-math`);
  await start(page).click();
  await inspection.look('set-up with an alert');
  await page.getByRole('button', { name: 'More topics' }).click();
  await page.getByRole('radio', { name: 'Addition' }).check();
  await page.getByRole('radio', { name: 'Easy' }).check();
  await page.getByRole('spinbutton', { name: 'Time limit' }).fill('600');
  await page.getByRole('spinbutton', { name: 'Number of questions' }).fill('3');
  await inspection.look('set-up');
  await stopTime(page, true);
  await start(page).click();
  await stageUp(page);
  await comeUp(page, startNow(page));
  await inspection.look('countdown');
  await startNow(page).click();
  await leadIn(page);
  const first = await question(page);
  await inspection.look('a question');
  await page.keyboard.type(String(first.answer));
  await stage(page).getByText('Correct').first().waitFor();
  await inspection.look('a right answer');
  await stopTime(page, false);
  const second = await question(page, first);
  await stopTime(page, true);
  await page.keyboard.type(otherDigits(second.answer));
  await stage(page).getByText('Wrong').first().waitFor();
  await inspection.look('a wrong answer');
  await stopTime(page, false);
  await question(page, second);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor();
  await inspection.look('the question whether to stop');
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await answer(page, 1);
  await summary(page);
  await page.getByRole('button', { name: 'Keep this game' }).waitFor();
  await inspection.look("a guest's summary");
}

async function walkAsLearner(page: Page, inspection: Inspection): Promise<void> {
  await page.getByRole('button', { name: 'Keep this game' }).click();
  await inspection.look('keeping a game');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await keepAs(page, 'Pia');
  const line = page.getByRole('button', { name: 'Saved on this device' });
  await line.waitFor();
  await inspection.look('a saved summary');
  await line.click();
  await inspection.look('details of what is saved');
  await page.setViewportSize(DESKTOP.viewport);
  await load(page, server.origin);
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
  await inspection.look('home of a learner', BOTH_WIDTHS);
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByText('Welcome, Pia!').waitFor();
  await inspection.look('mobile menu of a learner');
}

async function walkToAccount(page: Page, inspection: Inspection): Promise<void> {
  await page.setViewportSize(DESKTOP.viewport);
  await load(page, server.origin);
  await page.getByRole('button', { name: 'Who is playing?' }).click();
  await page.setViewportSize(NARROW.viewport);
  await dialog(page).getByRole('listitem').nth(1).waitFor();
  await inspection.look('who is playing');
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await inspection.look('sign-in');
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill('nobody@example.org');
  await dialog(page).getByRole('textbox', { name: 'Password' }).fill('not the password');
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await dialog(page).getByRole('alert').waitFor();
  await inspection.look('a refused sign-in');
  await dialog(page).getByRole('button', { name: 'Sign up' }).click();
  await inspection.look('sign-up');
  await signUp(page, person('Pia'));
  await inspection.look('a mail on its way');
}

inEngine('Chromium', 'Every screen', () => {
  it('passes axe in both themes, on phone and desktop, and fits a window of 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP, reducedMotion: 'reduce' });
      browser.problems.expect(/User not authenticated|No page at|status of 40[04]/);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, server.origin);
      const inspection = new Inspection(page);
      await walkAsGuest(page, inspection);
      await walkThroughGame(page, inspection);
      await walkAsLearner(page, inspection);
      await walkToAccount(page, inspection);
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('of play stays in one piece on the smallest phone, and moves nothing where motion is unwanted', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...LOW_PHONE, reducedMotion: 'reduce' });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await page.getByRole('radio', { name: 'Mixed' }).check();
      await start(page).tap();
      await skipCountdown(page, 'tap');
      const asked = await question(page);
      expect(await beyondWindow(page)).toEqual([]);
      expect(await moving(page)).toEqual([]);
      await stopTime(page, true);
      await tapDigits(page, asked.answer);
      await stage(page).getByText('Correct').first().waitFor();
      expect(await moving(page)).toEqual([]);
      expect(await beyondWindow(page)).toEqual([]);
      await browser.close();
    });
  });
});

/** Animations that move an element smoothly. Steps and fades are not among them. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect | null;
      const timing = effect?.getComputedTiming();
      const frames = effect?.getKeyframes() ?? [];
      const long = Number(timing?.duration ?? 0) > 10 && animation.playState === 'running';
      const moves = frames.some((frame) => 'transform' in frame || 'translate' in frame || 'scale' in frame || 'rotate' in frame);
      const stepped = String(timing?.easing).startsWith('steps') || frames.every((frame) => frame.easing.startsWith('steps'));
      return long && moves && !stepped ? [effect?.target?.outerHTML.slice(0, 120) ?? 'something'] : [];
    }),
  );
}
