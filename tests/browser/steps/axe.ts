import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page, ViewportSize } from 'playwright';
import { resize } from './in-sight.ts';
import { DESKTOP, NARROW } from './windows.ts';

/** The short form of axe, which a page reads in half the time. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** For a page that has axe already: it takes longer to load it than to run it. */
const AXE_IS_THERE = 'void 0';

/** WCAG 2.2 at level AA, as the project promises it. */
const PROMISED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that depend on the theme. All others are checked once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** What is the same around every page. Screens that are looked at in both widths show what it can be, so elsewhere it is left out. */
const FRAME = ['header:not(main header)', 'footer:not(main footer)'];
/** What lies over a page. Then axe looks at nothing else: the page below is a screen of its own, and cannot be reached now. */
const OVER_PAGE = ['dialog[open]', 'header:has(#site-menu)'];
/** Saves most of axe's time: it loads no style sheets, which these rules do not need, and reports only faults. */
const BRIEFLY = { preload: false, resultTypes: ['violations' as const] };

const NARROWEST = NARROW.viewport;
/** For screens with different elements on a desktop and on a phone: the site's frame and menu. */
export const BOTH_WIDTHS: readonly ViewportSize[] = [DESKTOP.viewport, NARROWEST];
const ON_PHONE: readonly ViewportSize[] = [NARROWEST];

/** A walk through screens that remembers every fault found, so that one run names all of them. */
export class Inspection {
  readonly faults: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Collects axe's findings on the present screen, in both themes, and whether it fits the narrowest window. */
  look(screen: string, sizes: readonly ViewportSize[] = ON_PHONE): Promise<void> {
    return this.#keepSize(async () => {
      for (const size of sizes) {
        await this.#resize(size);
        for (const theme of ['light', 'dark'] as const) {
          for (const fault of await faultsIn(this.#page, theme, sizes === BOTH_WIDTHS))
            this.faults.push(`${screen}, ${theme}, ${size.width} px: ${fault}`);
        }
      }
      await this.#fit(screen);
    });
  }

  /** Collects what makes the present screen wider than the narrowest window. */
  fits(screen: string): Promise<void> {
    return this.#keepSize(() => this.#fit(screen));
  }

  async #fit(screen: string): Promise<void> {
    await this.#resize(NARROWEST);
    for (const wide of await this.#page.evaluate(tooWide)) this.faults.push(`${screen}, ${NARROWEST.width} px: ${wide}`);
  }

  /** Another size lays out the whole page. A walk in the narrowest window needs none. */
  async #resize(size: ViewportSize): Promise<void> {
    const { width, height } = this.#page.viewportSize() ?? { width: 0, height: 0 };
    if (width !== size.width || height !== size.height) await resize(this.#page, size);
  }

  /** Afterwards the window is as large as before. */
  async #keepSize(work: () => Promise<void>): Promise<void> {
    const before = this.#page.viewportSize();
    await work();
    if (before) await this.#resize(before);
  }
}

async function faultsIn(page: Page, theme: 'light' | 'dark', withFrame: boolean): Promise<string[]> {
  await page.evaluate(showTheme, theme);
  const { there, over } = await page.evaluate(
    (parts) => ({ there: 'axe' in window, over: parts.filter((part) => document.querySelector(part) !== null) }),
    OVER_PAGE,
  );
  const axe = new AxeBuilder({ page, axeSource: there ? AXE_IS_THERE : AXE }).setLegacyMode().options({ ...BRIEFLY });
  for (const part of over) axe.include(part);
  if (!withFrame && over.length === 0) for (const part of FRAME) axe.exclude(part);
  const { violations } = await (theme === 'dark' ? axe.withRules(COLOUR_RULES) : axe.withTags(PROMISED)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Changes the theme, and resolves when all colours have changed: at once, for nothing is told of what lies between. Runs in the page. */
async function showTheme(theme: string): Promise<void> {
  // What begins below the window is laid out when somebody comes near (client/ui/below.module.css).
  for (const part of document.querySelectorAll<HTMLElement>('section, footer'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }');
  document.adoptedStyleSheets.push(atOnce);
  document.documentElement.dataset['theme'] = theme;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  document.adoptedStyleSheets.pop();
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
