import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { metadataOf } from '../../client/page-words.ts';
import { CATALOGUE } from '../../shared/games/catalogue.ts';
import { refusals } from '../../client/words/en/speed-math/setup.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { skipCountdown } from './steps/game.ts';
import { goWithin, load, open } from './steps/opening.ts';
import { question, stage } from './steps/speed-math.ts';
import { listen, transcriptOf } from './steps/transcript.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();
let profileDone: () => void = () => undefined;
let browser: ChromiumBrowser;
let page: Page;
let closed: Promise<void>;

beforeAll(async () => {
  const kept = new Promise<void>((done) => {
    profileDone = done;
  });
  await new Promise<void>((opened, fail) => {
    closed = withFolder(async (profile) => {
      browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await browser.context.addInitScript(listen);
      page = await open(browser, `${server.origin}/games/speed-math`);
      opened();
      await kept;
      await browser.close();
    });
    closed.catch(fail);
  });
});
afterAll(async () => {
  profileDone();
  await closed;
});

const start = () => page.getByRole('button', { name: 'Start', exact: true });
const field = (name: string) => page.getByRole('spinbutton', { name });
const alert = async () => (await page.getByRole('main').getByRole('alert').allInnerTexts()).join();

async function freshForm(): Promise<void> {
  await load(page, `${server.origin}/games/speed-math`);
  await start().waitFor();
}

inEngine('Chromium', 'The set-up form', () => {
  it('asks for an operation before it starts', async () => {
    await freshForm();
    const alerts = page.getByRole('main').getByRole('alert');
    // Whoever reads the page comes to no empty one.
    expect(await alerts.count()).toBe(0);
    await start().click();
    expect(await alert()).toBe(refusals.operation);
    await page.getByRole('radio', { name: 'Division' }).check();
    expect(await alerts.count()).toBe(0);
  });

  it('says each time that an operation is lacking, and leads to the choice, which says it too', async () => {
    await freshForm();
    const operation = page.getByRole('group', { name: 'Operation', exact: true });
    const about = () => operation.getAttribute('aria-describedby');
    expect(await about()).toBe(null);
    await start().click();
    expect(await page.locator(`[id="${await about()}"]`).innerText()).toBe(refusals.operation);
    await start().click();
    expect((await transcriptOf(page)).filter(({ text }) => text === refusals.operation)).toHaveLength(2);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('addition');
    await page.getByRole('radio', { name: 'Division' }).check();
    expect(await about()).toBe(null);
  });

  it('says what its buttons and the end of typing made of a number, and nothing while the field itself is heard', async () => {
    await freshForm();
    const said = async () => (await page.getByRole('main').getByRole('status').allInnerTexts()).filter((text) => text !== '');
    const limit = field('Time limit');
    await page.getByRole('button', { name: 'Time limit: more' }).click();
    expect(await said()).toEqual(['Time limit: 75']);
    await page.getByRole('button', { name: 'Time limit: less' }).click();
    expect(await said()).toEqual(['Time limit: 60']);
    await limit.press('ArrowUp');
    expect([await limit.inputValue(), await said()]).toEqual(['75', []]);
    for (const [typed, text] of [
      ['9999', 'Time limit: 600, the most'],
      ['9999', 'Time limit: 600, the most'],
      ['', 'Time limit: 15, the least'],
      ['abc', 'Please type a whole number from 15 to 600.'],
    ] as const) {
      await limit.fill(typed);
      expect([typed, await said()]).toEqual([typed, []]);
      await limit.press('Tab');
      expect([typed, await said()]).toEqual([typed, [text]]);
    }
    await limit.fill('60');
    await limit.press('Tab');
    expect(await said()).toEqual([]);
  });

  it.each([
    ['Time limit', ['0', '14', '601', '999999', ''], refusals.timeLimit],
    ['Number of questions', ['0', '101', '999999', ''], refusals.questions],
  ] as const)('refuses a %s outside its bounds while the field still has it', async (name, values, message) => {
    await freshForm();
    await page.getByRole('radio', { name: 'Mixed' }).check();
    for (const value of values) {
      await field(name).fill(value);
      await field(name).press('Enter');
      expect([value, await alert()]).toEqual([value, message]);
      expect(await stage(page).count()).toBe(0);
    }
  });

  it.each([
    [
      'Time limit',
      [
        ['', '15'],
        ['3', '15'],
        ['15', '15'],
        ['600', '600'],
        ['601', '600'],
        ['-70', '15'],
      ],
    ],
    [
      'Number of questions',
      [
        ['', '1'],
        ['0', '1'],
        ['100', '100'],
        ['101', '100'],
      ],
    ],
  ] as const)('brings %s into its bounds when the field is left', async (name, cases) => {
    await freshForm();
    for (const [typed, left] of cases) {
      await field(name).fill(typed);
      await field(name).blur();
      expect([typed, await field(name).inputValue()]).toEqual([typed, left]);
    }
  });

  it('leaves what is no whole number as it was typed, refuses it in words when the field is left, and starts nothing with Enter (G23)', async () => {
    await freshForm();
    await page.getByRole('radio', { name: 'Mixed' }).check();
    for (const typed of ['7.5', '12a', '1e2']) {
      await field('Time limit').fill(typed);
      await field('Time limit').blur();
      expect(await field('Time limit').inputValue()).toBe(typed);
      await page.getByText('Please type a whole number from 15 to 600.').first().waitFor();
      await field('Time limit').press('Enter');
      expect(await alert()).toBe(refusals.timeLimit);
      expect(await stage(page).count()).toBe(0);
    }
  });

  it.each(['١٢', '۱۲', '１２', '+12', ' 12'])(
    'takes %j for 12 in every field, which stays as typed until it is left (G23)',
    async (typed) => {
      await freshForm();
      await field('Number of questions').fill(typed);
      expect(await field('Number of questions').inputValue()).toBe(typed);
      await field('Number of questions').blur();
      expect(await field('Number of questions').inputValue()).toBe('12');
      await goWithin(page, '/games/multiplication-table');
      const custom = page.getByRole('textbox', { name: 'Custom' });
      await custom.fill(typed);
      await custom.blur();
      expect(await custom.inputValue()).toBe('12');
      await goWithin(page, '/');
      await page.getByLabel('7 + 5 = ?').fill(typed);
      await page.getByText('Correct! Great job!').first().waitFor();
    },
  );

  it('takes numbers that are typed', async () => {
    await freshForm();
    await field('Number of questions').press('Control+A');
    await field('Number of questions').press('Backspace');
    await field('Number of questions').pressSequentially('27');
    expect(await field('Number of questions').inputValue()).toBe('27');
  });

  it('says before the start when there are fewer questions than were asked for, and logs it', async () => {
    await freshForm();
    await page.getByRole('radio', { name: 'Subtraction' }).check();
    await page.getByRole('radio', { name: 'Easy' }).check();
    await field('Number of questions').fill('100');
    await page
      .locator('form')
      .getByText(/^\d+ questions: there are no more different ones/)
      .waitFor();
    const line = /speed-math: 100 problems asked for, only \d+ different ones exist/;
    browser.problems.expect(line);
    const logged = page.waitForEvent('console', (message) => line.test(message.text()));
    await start().click();
    await logged;
  });

  it('is shown as always for a challenge when there is none', async () => {
    await load(page, `${server.origin}/games/speed-math?challenge=true`);
    await start().click();
    expect(await alert()).toBe(refusals.operation);
    expect(await stage(page).count()).toBe(0);
  });

  it('leaves the keys to a dialog that lies over it: Escape closes that one, and Enter starts nothing beneath', async () => {
    await freshForm();
    await page.getByRole('radio', { name: 'Addition' }).check();
    const dialog = page.getByRole('dialog', { name: 'Who is playing?' });
    await page.getByRole('button', { name: 'Who is playing?' }).click();
    await dialog.getByRole('heading').click();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await stage(page).count()).toBe(0);
  });

  it('is not started by the Enter that stopped a game and is still held down', async () => {
    await freshForm();
    await page.getByRole('radio', { name: 'Addition' }).check();
    await start().click();
    await skipCountdown(page);
    await question(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stop the game' }).last().focus();
    await page.keyboard.down('Enter');
    await start().waitFor();
    // Each of these is a repetition of a key that is down.
    for (let i = 0; i < 5; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await start().waitFor();
    expect(await page.getByRole('button', { name: 'Start Now' }).count()).toBe(0);
  });
});

const TABLET = { width: 768, height: 1024 };

inEngine('Chromium', 'Each game on a tablet', () => {
  it.each(CATALOGUE.filter(({ available }) => available).map(({ slug }) => slug))(
    '%s: the set-up fills the window, and its start is in sight',
    async (slug) => {
      await page.setViewportSize(TABLET);
      await goWithin(page, `/games/${slug}`);
      await page.waitForFunction((said) => document.title === said, metadataOf(`/games/${slug}`).title);
      const form = await page.getByRole('main').locator('form').boundingBox();
      const begin = await page.getByRole('button', { name: /^(Start|Begin)$/ }).boundingBox();
      expect(form?.width).toBeGreaterThan(0.85 * TABLET.width);
      expect(form?.height).toBeGreaterThan(0.7 * TABLET.height);
      expect(begin!.y + begin!.height).toBeLessThanOrEqual(TABLET.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(TABLET.width);
    },
  );
});
