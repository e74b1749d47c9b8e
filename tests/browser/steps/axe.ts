import { AxeBuilder } from '@axe-core/playwright';
import type { Page, ViewportSize } from 'playwright';
import { DESKTOP, PHONE, SMALLEST_PHONE } from './windows.ts';

/** WCAG 2.2 at level AA, as the project promises it. */
const PROMISED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that depend on the theme. All others are checked once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** What is the same around every page. Screens that are looked at in both widths show what it can be, so elsewhere it is left out. */
const FRAME = ['header:not(main header)', 'footer:not(main footer)'];
/** What lies over a page. It may stand in the frame, which is then not left out. */
const OVER_PAGE = 'dialog[open], #site-menu';
/** Saves most of axe's time: it loads no style sheets, which these rules do not need, and reports only faults. */
const BRIEFLY = { preload: false, resultTypes: ['violations' as const] };

/** For screens with different elements on a desktop and on a phone: the site's frame and menu. */
export const BOTH_WIDTHS: readonly ViewportSize[] = [DESKTOP.viewport, PHONE.viewport];
const ON_PHONE: readonly ViewportSize[] = [PHONE.viewport];

/** A walk through screens that remembers every fault found, so that one run names all of them. */
export class Inspection {
  readonly faults: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Collects axe's findings on the present screen, in both themes, and whether it fits the narrowest window. */
  async look(screen: string, sizes: readonly ViewportSize[] = ON_PHONE): Promise<void> {
    for (const size of sizes) {
      await this.#page.setViewportSize(size);
      for (const theme of ['light', 'dark'] as const) {
        for (const fault of await faultsIn(this.#page, theme, sizes === BOTH_WIDTHS))
          this.faults.push(`${screen}, ${theme}, ${size.width} px: ${fault}`);
      }
    }
    await this.fits(screen);
  }

  /** Collects what makes the present screen wider than the narrowest window. */
  async fits(screen: string): Promise<void> {
    const narrowest = SMALLEST_PHONE.viewport;
    await this.#page.setViewportSize(narrowest);
    for (const wide of await this.#page.evaluate(tooWide)) this.faults.push(`${screen}, ${narrowest.width} px: ${wide}`);
    await this.#page.setViewportSize(DESKTOP.viewport);
  }
}

async function faultsIn(page: Page, theme: 'light' | 'dark', withFrame: boolean): Promise<string[]> {
  await page.evaluate(showTheme, theme);
  const { there, covered } = await page.evaluate(
    (over) => ({ there: 'axe' in window, covered: document.querySelector(over) !== null }),
    OVER_PAGE,
  );
  // It takes longer to load axe into a page than to run it.
  const axe = new AxeBuilder({ page, ...(there && { axeSource: 'void 0' }) }).setLegacyMode().options({ ...BRIEFLY });
  if (!withFrame && !covered) for (const part of FRAME) axe.exclude(part);
  const { violations } = await (theme === 'dark' ? axe.withRules(COLOUR_RULES) : axe.withTags(PROMISED)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Changes the theme, and resolves when all colours have changed; inherited colours change after their parents'. Runs in the page. */
async function showTheme(theme: string): Promise<void> {
  // What begins below the window is laid out when somebody comes near (client/ui/below.module.css): till then its transitions stand still.
  for (const part of document.querySelectorAll<HTMLElement>('section, footer'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  document.documentElement.dataset['theme'] = theme;
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await frames();
  for (let left = changing(); left.length > 0; left = changing()) {
    await Promise.allSettled(left.map((animation) => animation.finished));
    await frames();
  }
}

/** The elements that make the page wider than its window after a new layout, also inside of a stage that scrolls. Runs in the page. */
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
