import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 568 };
/** What depends on the theme; everything else is looked at once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Holds the app's short timers while `hold.on` is set, so that a pause can be looked at for as long as it takes. Runs in the page,
 * before its own scripts.
 */
export function holdTimers(): void {
  const hold = { on: false, waiting: [] as (() => void)[] };
  Object.assign(window, { hold });
  const original = window.setTimeout.bind(window);
  const holding = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
    original(() => {
      const run = () => (typeof work === 'function' ? (work as (...given: unknown[]) => void)(...rest) : undefined);
      if (hold.on && (ms ?? 0) >= 300 && (ms ?? 0) <= 900) hold.waiting.push(run);
      else run();
    }, ms);
  window.setTimeout = holding as typeof window.setTimeout;
}

/** Stops the short timers of a page that was opened with `holdTimers`, or lets go of those that rang meanwhile. */
export const hold = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((wanted) => {
    const { hold: held } = window as unknown as { hold: { on: boolean; waiting: (() => void)[] } };
    held.on = wanted;
    if (!wanted) for (const run of held.waiting.splice(0)) run();
  }, on);

/** Resolves when the colours have changed over. Runs in the page. */
async function showTheme(theme: string): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await frames();
  for (;;) {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (changing.length === 0) return;
    await Promise.allSettled(changing.map((animation) => animation.finished));
    await frames();
  }
}

/** Puts axe into a page that does not have it yet: that takes longer than looking. */
async function axeIn(page: Page): Promise<AxeBuilder> {
  const there = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(there && { axeSource: 'void 0' }) }).setLegacyMode();
}

/** What axe finds on the screen in sight, on desktop and phone in both themes, and whether it fits the narrowest window. */
export async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = [];
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark']) {
      await page.evaluate(showTheme, theme);
      const axe = await axeIn(page);
      const { violations } = await (theme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze();
      for (const { id, nodes } of violations) faults.push(`${screen}, ${theme}, ${size.width} px: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    }
  }
  await page.setViewportSize(NARROWEST);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > NARROWEST.width) faults.push(`${screen}: ${width} px wide in a window of ${NARROWEST.width} px`);
  await page.setViewportSize(DESKTOP);
  return faults;
}
