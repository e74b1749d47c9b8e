import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person } from './steps/accounts.ts';
import { admin } from './steps/admin.ts';
import { GUEST } from './steps/expected.ts';
import { onDisplay, otherDigits, skipCountdown, start } from './steps/game.ts';
import { openSignedIn } from './steps/learner-here.ts';
import { load, open } from './steps/opening.ts';
import { newLearner } from './steps/players.ts';
import * as speed from './steps/speed-math.ts';
import { ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

/** A window in which the system has the colours: those of the page are gone. */
async function forcedWindow(profile: string, phone = false): Promise<ChromiumBrowser> {
  const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...(phone && PHONE), forcedColors: 'active' });
  browser.problems.expect(GUEST);
  return browser;
}

/**
 * The lines and areas of an element and of what is in it, with the colours that the system has given them. Neither how bold its words are
 * nor their colour is among them: that is no sign to go by. Runs in the page.
 */
function drawn(element: Element): readonly string[] {
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  const parts = [element, ...element.querySelectorAll('*')].filter(
    (part) => !(part instanceof SVGElement) || part instanceof SVGSVGElement,
  );
  return parts.flatMap((part) =>
    [null, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(part, pseudo);
      const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
      const borders = ['top', 'right', 'bottom', 'left'].map((side) =>
        ['width', 'style', 'color'].map((what) => style.getPropertyValue(`border-${side}-${what}`)).join(' '),
      );
      const isDrawn = part instanceof SVGSVGElement ? style.display : '';
      // The system has the colour alone: how clear it is stays the page's. An area of the background's own colour is not seen.
      const area = /^rgba.* 0\)$/.test(style.backgroundColor) ? '' : style.backgroundColor.replace(paper, '');
      return [outline, ...borders, area, style.textDecorationLine, style.transform, isDrawn].join(' | ');
    }),
  );
}

/** How elements are drawn while neither pointer nor focus is on any of them. */
async function allDrawn(page: Page, elements: Locator): Promise<readonly (readonly string[])[]> {
  await elements.first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await onDisplay(page);
  await page.evaluate(() => Promise.all(document.getAnimations().map(async (each) => each.finished.catch(() => undefined))));
  return Promise.all((await elements.all()).map((each) => each.evaluate(drawn)));
}

/** Expects what is chosen to be drawn otherwise than the others, which are all drawn alike. */
async function tellsChosen(page: Page, chosen: Locator, others: Locator): Promise<void> {
  const [one, ...more] = await allDrawn(page, chosen);
  const [other, ...alike] = await allDrawn(page, others);
  expect([more.length, alike.length > 0]).toEqual([0, true]);
  expect(one).not.toEqual(other);
  for (const each of alike) expect(each).toEqual(other);
}

/** Expects an element to be drawn otherwise once `change` is done. */
async function tellsChange(page: Page, element: Locator, change: () => Promise<unknown>): Promise<void> {
  const before = await allDrawn(page, element);
  await change();
  expect(await allDrawn(page, element)).not.toEqual(before);
}

/** The label around each native radio button of a group that is chosen, or is not. */
const labelsIn = (group: Locator, isChosen: boolean): Locator =>
  group.locator('label').filter({ has: group.page().getByRole('radio', { checked: isChosen, disabled: false }) });

const tellsChosenIn = (page: Page, legend: string): Promise<void> => {
  const group = page.getByRole('group', { name: legend, exact: true });
  return tellsChosen(page, labelsIn(group, true), labelsIn(group, false));
};

/** Expects the link of the page on screen to be drawn otherwise than the others beside it. */
const tellsPage = (page: Page, navigation: string): Promise<void> => {
  const nav = page.getByRole('navigation', { name: navigation }).filter({ visible: true });
  const tiles = nav.locator('ul a, a').filter({ visible: true });
  return tellsChosen(page, tiles.and(page.locator('[aria-current=page]')), tiles.and(page.locator(':not([aria-current=page])')));
};

inEngine('Chromium', 'Where the system has the colours', () => {
  it('a learner’s colour and shape, the player of the device and the page on screen can be told', async () => {
    await withFolder(async (profile) => {
      const browser = await forcedWindow(profile);
      const page = await open(browser, server.origin);
      await page.getByRole('button', { name: 'Who is playing?' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'New learner' }).click();
      for (const legend of ['Colour', 'Shape']) await tellsChosenIn(page, legend);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      for (const name of ['Ada', 'Bea', 'Cem']) await newLearner(page, name);
      await page.getByRole('button', { name: 'Who is playing?' }).click();
      const players = page.getByRole('dialog').getByRole('button', { name: /Ada|Bea|Cem/ });
      await tellsChosen(page, players.and(page.locator('[aria-pressed=true]')), players.and(page.locator('[aria-pressed=false]')));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await load(page, `${server.origin}/games`);
      await tellsPage(page, 'Main');
      await load(page, `${server.origin}/badges`);
      // The row is made again when the learner's badges have been read.
      await page.locator('main [aria-busy=false]').waitFor();
      await tellsChosenIn(page, 'Badges to show');
      await browser.close();
    });
  });

  it('the menu of a phone and its bar of places tell its page', async () => {
    await withFolder(async (profile) => {
      const browser = await forcedWindow(profile, true);
      const page = await open(browser, `${server.origin}/games`);
      await tellsPage(page, 'Quick links');
      await page.getByRole('button', { name: /menu/i }).first().click();
      await tellsPage(page, 'Main');
      await browser.close();
    });
  });

  it('what is chosen on a set-up sheet, and the answers of a run can be told', async () => {
    await withFolder(async (profile) => {
      const browser = await forcedWindow(profile);
      const page = await open(browser, `${server.origin}/games/multiplication-table`);
      const custom = page.getByRole('textbox', { name: 'Custom' }).locator('..');
      await tellsChange(page, custom, () => custom.getByRole('textbox').fill('77'));
      await load(page, `${server.origin}/games/speed-math`);
      await page.getByRole('radio', { name: 'Addition' }).check();
      for (const legend of ['Operation', 'Difficulty']) await tellsChosenIn(page, legend);
      await page.getByRole('spinbutton', { name: 'Time limit' }).fill('600');
      await page.getByRole('spinbutton', { name: 'Number of questions' }).fill('30');
      await start(page).click();
      await skipCountdown(page);
      const first = await speed.question(page);
      await speed.onKeyboard(page, first.answer);
      const second = await speed.question(page, first);
      await page.keyboard.type(otherDigits(second.answer));
      await speed.question(page, second);
      // More than twenty are bars without a tick or a cross.
      const pips = page.getByRole('application').locator('[aria-hidden=true] > span:has(> span)');
      const [right, wrong, , todo, another] = await allDrawn(page, pips);
      expect(todo).toEqual(another);
      for (const [one, other] of [
        [right, wrong],
        [right, todo],
        [wrong, todo],
      ] as const)
        expect(one).not.toEqual(other);
      await browser.close();
    });
  });

  it('admins can tell the page, the tab, the way to write, a format that is on and a post that is published', async () => {
    const who = await accountOf(server, person('Ada'));
    expect(await admin(server.dataDir, 'promote', who.email)).toMatchObject({ exitCode: 0 });
    await withFolder(async (profile) => {
      const browser = await forcedWindow(profile);
      const page = await openSignedIn(browser, server, who, '/admin/blog');
      await page.getByRole('textbox', { name: 'Content' }).click();
      const tools = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: /^(Bold|Italic|Code)$/ });
      await tools.first().click();
      await tellsChosen(page, tools.and(page.locator('[aria-pressed=true]')), tools.and(page.locator('[aria-pressed=false]')));
      await tellsPage(page, 'Admin');
      for (const [chip, other] of [
        ['WYSIWYG', 'Markdown'],
        ['14\u00a0px', '18\u00a0px'],
      ] as const) {
        const label = page.locator('label').filter({ has: page.getByRole('radio', { name: chip, exact: true }) });
        await tellsChange(page, label, () => page.getByRole('radio', { name: other, exact: true }).check());
      }
      expect(await allDrawn(page, page.getByRole('tab', { selected: true }))).not.toEqual(
        await allDrawn(page, page.getByRole('tab', { selected: false })),
      );
      const published = page.locator('label').filter({ has: page.getByRole('switch', { name: 'Published' }) });
      await tellsChange(page, published, () => published.click());
      await browser.close();
    });
  });
});
