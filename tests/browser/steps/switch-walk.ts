import type { Page } from 'playwright';
import { goWithin } from './opening.ts';
import { addressOf, arrived } from './pages.ts';
import { passTime } from './stopped-time.ts';

/** What came of a round by switch over all that is in sight. */
interface Walk {
  /** Names of controls that Tab reaches and the ring does not. */
  readonly missed: readonly string[];
  /** Names of controls to which the ring comes again before the round is over. */
  readonly doubled: readonly string[];
  readonly reached: number;
}

/** Fewer controls are no screen. */
const FEWEST = 2;

/** Goes over all that is in sight once, by two switches, without choosing a control. Runs in the page. */
function walk(): Walk {
  const EDGE = 8;
  const MOST = 900;
  const held = (window as unknown as { readonly held: { readonly pass: (ms: number) => void } }).held;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isInSight = (each: HTMLElement) =>
    each.checkVisibility({ visibilityProperty: true }) && !each.closest('[data-scan=no], [inert], [aria-hidden=true]');
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled, [aria-disabled=true]') && isInSight(each),
  );
  const boxOf = (each: HTMLElement) =>
    ((each instanceof HTMLInputElement && /radio|checkbox|file/.test(each.type) && each.labels?.[0]) || each).getBoundingClientRect();
  const ends = ({ left, top, right, bottom }: DOMRect) =>
    [Math.max(left, EDGE), Math.max(top, EDGE), Math.min(right, innerWidth - EDGE), Math.min(bottom, innerHeight - EDGE)]
      .map(Math.round)
      .join();
  const ring = () => document.querySelector<HTMLElement>('[data-ring]');
  const press = (code: 'Space' | 'Enter') => {
    // Two presses are two.
    held.pass(310);
    const key = code === 'Space' ? ' ' : code;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
  };
  /** The control at which the ring is: undefined if it is none that Tab reaches. */
  const atRing = (shown: HTMLElement): HTMLElement | undefined => {
    const place = ends(shown.getBoundingClientRect());
    return controls.find((each) => ends(boxOf(each)) === place);
  };
  const met = new Set<HTMLElement>();
  const doubled = new Set<HTMLElement>();
  let first: HTMLElement | undefined;
  let places = 0;
  /** Whether the round is over at this control: it ends where it has begun. */
  const isOver = (control: HTMLElement): boolean => {
    if (control === first) return true;
    first ??= control;
    if (met.has(control)) doubled.add(control);
    met.add(control);
    return false;
  };
  /** Goes over the group in which the ring is, and leaves it. Returns whether the round is over. */
  const goOver = (): boolean => {
    for (; places < MOST; places++) {
      const shown = ring();
      if (!shown) return true;
      const sign = shown.textContent ?? '';
      if (sign === 'Back') {
        press('Enter');
        return false;
      }
      if (shown.dataset['cell'] === 'group') {
        press('Enter');
        if (goOver()) return true;
      } else if (!sign.startsWith('Move')) {
        const control = atRing(shown);
        if (control && isOver(control)) return true;
      }
      press('Space');
    }
    return true;
  };
  // From the page, in which one begins, to what is around it.
  if (!goOver()) {
    press('Space');
    goOver();
  }
  const nameOf = (each: Element) =>
    `${each.tagName} ${(each.ariaLabel ?? each.textContent ?? '').trim()} ${each.getAttribute('name') ?? ''}`;
  return {
    missed: controls.filter((each) => !met.has(each)).map(nameOf),
    doubled: [...doubled].map(nameOf),
    reached: met.size,
  };
}

/** Longer than the ring waits for what a new screen may still bring, in ms. */
const SETTLED_MS = 3_000;
const AT_ONCE_MS = 1_000;

/** A round over what is in sight, once it has come to rest. */
export async function walkOver(page: Page): Promise<Walk> {
  await page.waitForTimeout(150);
  for (let passed = 0; passed < SETTLED_MS; passed += AT_ONCE_MS) await passTime(page, AT_ONCE_MS);
  await page.waitForTimeout(100);
  // Minutes pass in it at once: too long for a database that is asked, however slow it is.
  return page.evaluate<Walk>(`(async () => {
    do await held.rest(); while (!held.isAtRest());
    return (${walk.toString()})();
  })()`);
}

/** What is wrong with screens by their names: an empty object if nothing is. */
export class Walks {
  readonly page: Page;
  readonly faults: Record<string, Walk> = {};

  constructor(page: Page) {
    this.page = page;
  }

  /** @param fewest controls that are there at least. */
  async over(screen: string, fewest = FEWEST): Promise<void> {
    const walked = await walkOver(this.page);
    if (walked.missed.length > 0 || walked.doubled.length > 0 || walked.reached < fewest) this.faults[screen] = walked;
  }

  /** Goes to each of these pages of the app, and over it. */
  async overPages(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await goWithin(this.page, addressOf(path));
      await arrived(this.page, path.replace(/\?.*/, ''));
      await this.over(path, 5);
    }
  }
}
