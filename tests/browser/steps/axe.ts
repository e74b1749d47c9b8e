import { AxeBuilder } from '@axe-core/playwright';
import type { Page, ViewportSize } from 'playwright';
import { DESKTOP, PHONE, SMALLEST_PHONE } from './windows.ts';

/** WCAG 2.2 at level AA, as the project promises it. */
const PROMISED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What depends on the theme; everything else is looked at once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Axe takes most of its time for style sheets that none of these rules reads, and for a report on what is right. */
const BRIEFLY = { preload: false, resultTypes: ['violations' as const] };

/** For what is drawn with other elements on a desktop than on a phone: frame and menu of the site. */
export const BOTH_WIDTHS: readonly ViewportSize[] = [DESKTOP.viewport, PHONE.viewport];
const ON_PHONE: readonly ViewportSize[] = [PHONE.viewport];

/** A walk through screens that remembers every fault found, so that one run names all of them. */
export class Inspection {
  readonly faults: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What axe finds on the screen in sight, in both themes, and whether it fits the narrowest window. */
  async look(screen: string, sizes: readonly ViewportSize[] = ON_PHONE): Promise<void> {
    for (const size of sizes) {
      await this.#page.setViewportSize(size);
      for (const theme of ['light', 'dark'] as const) {
        for (const fault of await faultsIn(this.#page, theme)) this.faults.push(`${screen}, ${theme}, ${size.width} px: ${fault}`);
      }
    }
    const narrowest = SMALLEST_PHONE.viewport;
    await this.#page.setViewportSize(narrowest);
    for (const wide of await this.#page.evaluate(tooWide)) this.faults.push(`${screen}, ${narrowest.width} px: ${wide}`);
    await this.#page.setViewportSize(DESKTOP.viewport);
  }
}

async function faultsIn(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate(showTheme, theme);
  const there = await page.evaluate(() => 'axe' in window);
  // It takes longer to get axe into a page than to look.
  const axe = new AxeBuilder({ page, ...(there && { axeSource: 'void 0' }) }).setLegacyMode().options({ ...BRIEFLY });
  const { violations } = await (theme === 'dark' ? axe.withRules(COLOUR_RULES) : axe.withTags(PROMISED)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

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

/** What makes the page wider than its window, once it is laid out anew. Runs in the page. What scrolls inside of a stage has left the window too. */
async function tooWide(): Promise<string[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const scrolled = [document.documentElement, ...document.querySelectorAll('[role=application]')].filter(
    ({ scrollWidth }) => scrollWidth > innerWidth,
  );
  return scrolled.map((whole) => {
    const beyond = [...whole.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > innerWidth);
    return `${whole.scrollWidth} px wide by ${beyond.map(({ outerHTML }) => outerHTML.slice(0, 120)).join(' | ')}`;
  });
}
