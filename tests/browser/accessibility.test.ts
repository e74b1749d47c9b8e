import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, TestServer, inEngine, withFolder } from './harness.ts';
import { person, signUp } from './steps/accounts.ts';
import { load, open } from './steps/opening.ts';
import { keepAs } from './steps/players.ts';
import { answer, question, stage, summary } from './steps/speed-math.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.remove());

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const SMALLEST_PHONE = { width: 360, height: 640 };
const NARROWEST = { width: 320, height: 640 };
const THEMES = ['light', 'dark'] as const;
/** What depends on the theme; everything else is looked at once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Holds the app's short timers while `window.held` is set, so that the pause after an answer, or the countdown, can be looked at for as
 * long as it takes. Runs in the page.
 */
function holdTimers(): void {
  const hold = { on: false, waiting: [] as (() => void)[] };
  Object.assign(window, { hold });
  const original = window.setTimeout.bind(window);
  const holding = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
    original(
      () => {
        const run = () => (typeof work === 'function' ? (work as (...given: unknown[]) => void)(...rest) : undefined);
        if (hold.on && (ms ?? 0) >= 300 && (ms ?? 0) <= 900) hold.waiting.push(run);
        else run();
      },
      ms,
    );
  window.setTimeout = holding as typeof window.setTimeout;
}

const hold = (page: Page, on: boolean) =>
  page.evaluate((wanted) => {
    const { hold: held } = window as unknown as { hold: { on: boolean; waiting: (() => void)[] } };
    held.on = wanted;
    if (!wanted) for (const run of held.waiting.splice(0)) run();
  }, on);

/** Resolves when the colours have changed over: a colour that is inherited follows when its parent's has. Runs in the page. */
async function showTheme(theme: string): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await frames();
  for (let left = changing(); left.length > 0; left = changing()) {
    await Promise.allSettled(left.map((animation) => animation.finished));
    await frames();
  }
}

/** Puts axe into a page that does not have it yet: that takes longer than looking. */
async function axeIn(page: Page): Promise<AxeBuilder> {
  const there = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(there && { axeSource: 'void 0' }) }).setLegacyMode();
}

/** Everything found on the walk, so that one run names all of it. */
class Findings {
  readonly list: string[] = [];

  /** Looks at what the page shows, at two widths in both themes, and at the narrowest window. */
  async look(page: Page, screen: string, sizes: readonly { width: number; height: number }[] = [DESKTOP, PHONE]): Promise<void> {
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const theme of THEMES) {
        await page.evaluate(showTheme, theme);
        const axe = await axeIn(page);
        const { violations } = await (theme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze();
        for (const { id, nodes } of violations) {
          this.list.push(`${screen}, ${theme}, ${size.width} px: ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
        }
      }
    }
    await page.setViewportSize(NARROWEST);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > NARROWEST.width) this.list.push(`${screen}: ${width} px wide in a window of ${NARROWEST.width} px`);
    await page.setViewportSize(DESKTOP);
  }
}

const dialog = (page: Page) => page.getByRole('dialog');

async function walkAsGuest(page: Page, findings: Findings): Promise<void> {
  await findings.look(page, 'home of a guest');
  for (const [path, screen] of [['/games', 'catalogue'], ['/about', 'a page to come'], ['/no-such-page', '404']] as const) {
    await load(page, server.origin + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await findings.look(page, screen);
  }
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('#site-menu').waitFor();
  await findings.look(page, 'mobile menu of a guest', [PHONE]);
}

async function walkThroughGame(page: Page, findings: Findings): Promise<void> {
  await load(page, `${server.origin}/games/speed-math`);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.click();
  await findings.look(page, 'set-up with an alert');
  await page.getByRole('button', { name: 'More topics' }).click();
  await page.getByRole('radio', { name: 'Addition' }).check();
  await page.getByRole('radio', { name: 'Easy' }).check();
  await page.getByRole('spinbutton', { name: 'Time limit' }).fill('600');
  await page.getByRole('spinbutton', { name: 'Questions' }).fill('3');
  await findings.look(page, 'set-up');
  await hold(page, true);
  await start.click();
  await page.getByRole('button', { name: 'Start Now' }).waitFor();
  await findings.look(page, 'countdown');
  await page.getByRole('button', { name: 'Start Now' }).click();
  const first = await question(page);
  await findings.look(page, 'a question');
  await page.keyboard.type(String(first.answer));
  await stage(page).getByText('Correct').first().waitFor();
  await findings.look(page, 'a right answer');
  await hold(page, false);
  const second = await question(page, first);
  await hold(page, true);
  await page.keyboard.type(String(second.answer).replace(/./g, (digit) => (digit === '9' ? '8' : '9')));
  await stage(page).getByText('Wrong').first().waitFor();
  await findings.look(page, 'a wrong answer');
  await hold(page, false);
  await question(page, second);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor();
  await findings.look(page, 'the question whether to stop');
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await answer(page, 1);
  await summary(page);
  await page.getByRole('button', { name: 'Keep this game' }).waitFor();
  await findings.look(page, "a guest's summary");
}

async function walkAsLearner(page: Page, findings: Findings): Promise<void> {
  await page.getByRole('button', { name: 'Keep this game' }).click();
  await findings.look(page, 'keeping a game');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await keepAs(page, 'Pia');
  const line = page.getByRole('button', { name: 'Saved on this device' });
  await line.waitFor();
  await findings.look(page, 'a saved summary');
  await line.click();
  await findings.look(page, 'details of what is saved');
  await load(page, server.origin);
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
  await findings.look(page, 'home of a learner');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByText('Welcome, Pia!').waitFor();
  await findings.look(page, 'mobile menu of a learner', [PHONE]);
}

async function walkToAccount(page: Page, findings: Findings): Promise<void> {
  await load(page, server.origin);
  await page.getByRole('button', { name: 'Who is playing?' }).click();
  await dialog(page).getByRole('listitem').nth(1).waitFor();
  await findings.look(page, 'who is playing');
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await findings.look(page, 'sign-in');
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill('nobody@example.org');
  await dialog(page).getByRole('textbox', { name: 'Password' }).fill('not the password');
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await dialog(page).getByRole('alert').waitFor();
  await findings.look(page, 'a refused sign-in');
  await dialog(page).getByRole('button', { name: 'Sign up' }).click();
  await findings.look(page, 'sign-up');
  await signUp(page, person('Pia'));
  await findings.look(page, 'a mail on its way');
}

inEngine('Chromium', 'Every screen', () => {
  it('passes axe in both themes, on phone and desktop, and fits a window of 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { viewport: DESKTOP, reducedMotion: 'reduce' });
      browser.problems.expect(/User not authenticated|No page at|status of 400/);
      await browser.context.addInitScript(holdTimers);
      const findings = new Findings();
      const page = await open(browser, server.origin);
      await walkAsGuest(page, findings);
      await walkThroughGame(page, findings);
      await walkAsLearner(page, findings);
      await walkToAccount(page, findings);
      expect(findings.list).toEqual([]);
      await browser.close();
    });
  });

  it('of play stays in one piece on the smallest phone, and moves nothing where motion is unwanted', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { viewport: SMALLEST_PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
      browser.problems.expect(/User not authenticated/);
      await browser.context.addInitScript(holdTimers);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await page.getByRole('radio', { name: 'Mixed' }).check();
      await page.getByRole('button', { name: 'Start', exact: true }).tap();
      await page.getByRole('button', { name: 'Start Now' }).tap();
      const asked = await question(page);
      expect(await beyondWindow(page)).toEqual([]);
      expect(await moving(page)).toEqual([]);
      await hold(page, true);
      for (const digit of String(asked.answer)) await stage(page).getByRole('button', { name: digit, exact: true }).tap();
      await stage(page).getByText('Correct').first().waitFor();
      expect(await moving(page)).toEqual([]);
      expect(await beyondWindow(page)).toEqual([]);
      await browser.close();
    });
  });
});

/** What of the play screen cannot be seen without scrolling. */
function beyondWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('[role=application] button, [role=application] p, [role=application] output, [role=timer]')];
    const outside = seen.filter((element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const shown = width > 1 && style.visibility !== 'hidden' && style.display !== 'none';
      return shown && (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth);
    });
    const scrolls = document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : [];
    return [...scrolls, ...outside.map((element) => element.outerHTML.slice(0, 120))];
  });
}

/** Animations that move something smoothly; what only steps or fades is calm. */
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
