import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, Mailbox, ServerData, TestServer, controlled, inEngine, withFolder } from './harness.ts';
import { accountOf, fillSignIn, person, signUp } from './steps/accounts.ts';
import { faultsOf } from './steps/axe.ts';
import {
  asked,
  duelStage,
  finalResults,
  nextRound,
  onKeyboard,
  onPad,
  playRound,
  playRounds,
  saved,
  slowCalculator,
  slowDown,
  storedDuels,
  worthOf,
} from './steps/calculator-vs-brain.ts';
import { enterOn, tabTo } from './steps/keyboard.ts';
import { open } from './steps/opening.ts';
import { newLearner } from './steps/players.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.remove());

const GUEST = /User not authenticated/;
const SERVER_GONE = /Failed to load resource: net::ERR_/;
const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const SMALLEST_PHONE = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true } as const;

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const endGame = (page: Page) => duelStage(page).getByRole('button', { name: 'End Game' });
const resumeDialog = (page: Page) => page.getByRole('dialog', { name: 'Go on where you stopped?' });

inEngine('Chromium', 'Calculator vs Brain', () => {
  it('is played offline by keyboard alone, kept, shared, and accepted by the server after signing up', async () => {
    const ada = person('Ada');
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, DESKTOP);
      browser.problems.expect(GUEST);
      browser.problems.expect(SERVER_GONE);
      await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const page = await open(browser, server.origin);
      await controlled(page);
      await server.kill();

      await enterOn(page, page.getByRole('main').getByRole('link', { name: /Calculator vs Brain/ }));
      await tabTo(page, page.getByRole('group', { name: 'Operation' }).getByRole('radio'));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      const won = await playRounds(page, ['win', 'win', 'err', 'win', 'wait', 'win'], onKeyboard);
      await tabTo(page, endGame(page));
      await page.keyboard.press('Enter');
      const worth = worthOf(won);
      expect(worth.playerWins).toBeGreaterThan(0);
      expect(await finalResults(page)).toEqual(worth);

      await enterOn(page, page.getByRole('button', { name: 'Share Results' }));
      await page.getByText('Result copied to clipboard!', { exact: true }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${worth.playerWins} of 6 rounds`);
      await enterOn(page, page.getByRole('button', { name: 'Keep this game' }));
      await tabTo(page, page.getByRole('textbox', { name: 'Nickname' }));
      await page.keyboard.type('Ada');
      await page.keyboard.press('Enter');
      await saved(page);
      const { score, accuracy, ...tally } = worth;
      const kept = { game: 'calculator-vs-brain', rules: 1, score, accuracy, difficulty: 'easy', resumed: false };
      expect(await storedDuels(page)).toMatchObject([{ ...kept, data: { operation: 'addition', level: 'easy', ...tally } }]);

      await server.start();
      await page.getByRole('button', { name: 'Who is playing?' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
      await signUp(page, ada);
      const arrival = await open(browser, await new Mailbox(server.dataDir).link(ada.email));
      await arrival.getByText('Synced').waitFor();
      expect(new ServerData(server.dataDir).games(ada.email)).toMatchObject([{ status: 'accepted' }]);
      await browser.close();
    });
  });

  it('is played offline by touch alone on a phone, and accepted by the server once its player signs in', async () => {
    const bo = await accountOf(server, person('Bo'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PHONE);
      browser.problems.expect(GUEST);
      browser.problems.expect(SERVER_GONE);
      const page = await open(browser, server.origin);
      await controlled(page);
      await server.kill();

      await page.getByRole('main').getByRole('link', { name: /Calculator vs Brain/ }).first().tap();
      await start(page).tap();
      const won = await playRounds(page, ['win', 'wait', 'win', 'win'], onPad);
      // A round that is under way when the game is ended counts nowhere.
      await nextRound(page, onPad);
      await asked(page);
      await endGame(page).tap();
      const worth = worthOf(won);
      expect(worth.playerWins).toBeGreaterThan(0);
      expect(await finalResults(page)).toEqual(worth);

      await server.start();
      await page.getByRole('button', { name: 'Sign in' }).tap();
      await fillSignIn(page, bo);
      await page.getByText('Synced').first().waitFor();
      const { score, accuracy, ...tally } = worth;
      expect(await storedDuels(page)).toMatchObject([{ score, accuracy, data: { operation: 'mixed', level: 'easy', ...tally } }]);
      expect(new ServerData(server.dataDir).games(bo.email)).toMatchObject([{ status: 'accepted' }]);
      await browser.close();
    });
  });

  it('that was cut off by the end of the browser is offered again, and counts as resumed', async () => {
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile);
      const page = await open(first, `${server.origin}/games/calculator-vs-brain`);
      await controlled(page);
      await newLearner(page, 'Cleo');
      await start(page).click();
      const before = await playRounds(page, ['win', 'err'], onKeyboard);
      await nextRound(page, onKeyboard);
      await first.kill();

      const second = await ChromiumBrowser.open(profile);
      const there = await open(second, `${server.origin}/games/calculator-vs-brain`);
      const offer = await resumeDialog(there).getByText(/rounds won/).innerText();
      // At most the last answer is lost (promise P2).
      const rounds = Number(/of (\d+) rounds won/.exec(offer)?.[1]);
      expect(rounds === 1 || rounds === 2).toBe(true);
      const kept = before.slice(0, rounds);
      expect(offer).toBe(`Mixed, Easy: ${kept.filter(Boolean).length} of ${rounds} rounds won.`);
      await resumeDialog(there).getByRole('button', { name: 'Resume' }).click();
      // The journal may end with the second result: then the panel is in sight again.
      await nextRound(there, onKeyboard);
      const won = [...kept, await playRound(there, 'win', onKeyboard)];
      await there.keyboard.press('Escape');
      const worth = worthOf(won);
      expect(await finalResults(there)).toEqual(worth);
      await there.getByText('Resumed: it counts').waitFor();
      await saved(there);
      expect(await storedDuels(there)).toMatchObject([{ resumed: true, score: worth.score, data: { records: { wins: worth.playerWins } } }]);
      await second.close();
    });
  });

  it('left before a round was decided saves nothing', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { reducedMotion: 'reduce' });
      await browser.context.addInitScript(slowCalculator);
      const page = await open(browser, `${server.origin}/games/calculator-vs-brain`);
      await newLearner(page, 'Dora');
      await slowDown(page, true);
      await start(page).click();
      await asked(page);
      await endGame(page).click();
      await start(page).waitFor();
      expect(await storedDuels(page)).toEqual([]);
      await browser.close();
    });
  });

  it('passes axe on every screen in both themes, on phone and desktop, and fits 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...DESKTOP, reducedMotion: 'reduce' });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(slowCalculator);
      const page = await open(browser, `${server.origin}/games/calculator-vs-brain`);
      expect(await faultsOnTheWay(page)).toEqual([]);
      await browser.close();
    });
  });

  it('stands still between a round and its result, and fits the smallest phone', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...SMALLEST_PHONE, reducedMotion: 'reduce' });
      const page = await open(browser, `${server.origin}/games/calculator-vs-brain`);
      await start(page).tap();
      await expectStill(page);
      await browser.close();
    });
  });

  it('stands still on a desktop too, also at 200 %', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...DESKTOP, reducedMotion: 'reduce' });
      const page = await open(browser, `${server.origin}/games/calculator-vs-brain`);
      await start(page).click();
      await expectStill(page);
      await page.setViewportSize({ width: 640, height: 400 });
      await nextRound(page, onKeyboard);
      await expectStill(page);
      await browser.close();
    });
  });
});

/** Where the parts of the stage are that a round and its result share, and what of it lies outside of the window. */
async function places(page: Page): Promise<{ readonly bottoms: readonly number[]; readonly outside: readonly string[] }> {
  return page.evaluate(() => {
    const stage = document.querySelector('[role=application]');
    const bottomOf = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().bottom ?? 0);
    const slot = stage?.querySelector('output')?.parentElement;
    const outside = [...(stage?.querySelectorAll('button, p, output, dd, h2') ?? [])].filter((element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      return width > 1 && (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth);
    });
    return {
      bottoms: [stage?.querySelector('dl'), slot, slot?.parentElement].map(bottomOf),
      outside: outside.map((element) => element.outerHTML.slice(0, 120)),
    };
  });
}

/** From a question in sight to its result nothing moves, and nothing is outside. */
async function expectStill(page: Page): Promise<void> {
  await asked(page);
  const asking = await places(page);
  expect(asking.outside).toEqual([]);
  await playRound(page, 'wait', onKeyboard);
  expect(await places(page)).toEqual(asking);
}

/** Walks through a game and looks at each screen. */
async function faultsOnTheWay(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const look = async (screen: string) => faults.push(...(await faultsOf(page, screen)));
  await look('set-up');
  await slowDown(page, true);
  await start(page).click();
  const { answer } = await asked(page);
  await page.keyboard.type(String(answer).slice(0, 1));
  await look('a question');
  await slowDown(page, false);
  await duelStage(page).getByText('Too late', { exact: true }).waitFor();
  await look('a round too late');
  await nextRound(page, onKeyboard);
  while (!(await playRound(page, 'win', onKeyboard))) await nextRound(page, onKeyboard);
  await look('a round won');
  await nextRound(page, onKeyboard);
  await playRound(page, 'err', onKeyboard);
  await look('a round lost by a wrong answer');
  await endGame(page).first().click();
  await finalResults(page);
  await page.getByRole('button', { name: 'Keep this game' }).waitFor();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } }));
  await page.getByRole('button', { name: 'Share Results' }).click();
  await page.getByRole('textbox', { name: 'Your result' }).waitFor();
  await look('the final results, with the text to share by hand');
  return faults;
}
