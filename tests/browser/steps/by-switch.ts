import type { Locator, Page } from 'playwright';
import { ChromiumBrowser, withFolder } from '../harness.ts';
import { GUEST } from './expected.ts';
import { onDisplay } from './game.ts';
import { open } from './opening.ts';
import { holdTime, passTime, stopTime } from './stopped-time.ts';
import { DESKTOP, ONE_VISIT } from './windows.ts';

/** A pace at which no place ends by itself between two looks, and longer than any place waits with it, in ms. */
const PACE_MS = 2_000;
const PLACE_MS = 3_000;
/** A longer time at once would be a device that sleeps, in ms. */
const AT_ONCE_MS = 1_000;
/** The longest wait for a screen that comes by itself, in ms. */
const SCREEN_MS = 100;
/** Longer than a countdown, in ms. */
const COUNTDOWN_MS = 5_000;
/** Two presses are two after 300 ms, which a stopped clock may count as a little less. */
const APART_MS = 310;
/** How often one looks into a group: what one looks for may have come meanwhile. */
const TRIES = 3;
/** The most places on the way to a control. */
const MOST = 150;

type Switches = 'one' | 'two';

/** One switch, and two. */
const EACH: readonly Switches[] = ['one', 'two'];

/** Has a device keep that somebody there has chosen one switch or two. */
export async function keepSwitches(browser: ChromiumBrowser, switches: Switches): Promise<void> {
  // Time that passes at once is time without an answer of the device.
  browser.problems.expect(/No answer within/);
  await browser.context.addInitScript(holdTime);
  await browser.context.addInitScript((kept) => {
    // Only at first, and not in the empty page before: what is chosen later stands.
    if (location.protocol === 'about:') return;
    if (sessionStorage.getItem('begun') === null) localStorage.setItem('tenfold-switches', kept);
    sessionStorage.setItem('begun', '');
  }, `switches=${switches}&switches.pace=${PACE_MS}`);
}

/** Somebody who has chosen one switch or two on this device, on a page. */
export async function bySwitch(browser: ChromiumBrowser, switches: Switches, address: string): Promise<SwitchPlayer> {
  await keepSwitches(browser, switches);
  const page = await open(browser, address);
  await ring(page).waitFor();
  return new SwitchPlayer(page, switches);
}

/**
 * Plays a game in the window of somebody with one switch, and then in that of somebody with two.
 * @param listen runs in the page, before its own scripts.
 */
export async function playedByEach(address: string, listen: () => void, play: (player: SwitchPlayer) => Promise<void>): Promise<void> {
  for (const switches of EACH)
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(listen);
      const player = await bySwitch(browser, switches, address);
      player.page.setDefaultTimeout(15_000);
      await play(player);
      await browser.close();
    });
}

export const ring = (page: Page): Locator => page.locator('[data-ring]');

/** What a player sees of the ring, looking for a control. */
interface Seen {
  readonly isAt: boolean;
  readonly isAround: boolean;
  readonly isGroup: boolean;
  readonly sign: string;
  readonly place: string;
}

/** Runs in the page. Null where no ring is in sight. */
function ringFrom(control: Element): Seen | null {
  const ring = document.querySelector<HTMLElement>('[data-ring]');
  if (!ring) return null;
  const EDGE = 8;
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
  const box = (control.matches('[type=radio], [type=checkbox]') && label ? label : control).getBoundingClientRect();
  const at = ring.getBoundingClientRect();
  // What stays at the lower edge of a page is over the others, and not over a dialog.
  const covered =
    ring.parentElement === document.body ? Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) : 0;
  const inSight = Math.min(innerHeight - covered, innerHeight - EDGE);
  const ends = (rect: DOMRect) => [
    Math.max(rect.left, EDGE),
    Math.max(rect.top, EDGE),
    Math.min(rect.right, innerWidth - EDGE),
    Math.min(rect.bottom, rect.top < innerHeight - covered - EDGE ? inSight : innerHeight - EDGE),
  ];
  const [wanted, shown] = [ends(box), ends(at)];
  const isGroup = ring.dataset['cell'] === 'group';
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return {
    isAt: !isGroup && wanted.every((end, index) => Math.abs(end - (shown[index] ?? NaN)) < 2),
    // The group may be taller than the window.
    isAround: at.left <= x && x <= at.right && (at.top <= y || at.top <= EDGE) && (y <= at.bottom || at.bottom >= inSight - 1),
    isGroup,
    sign: ring.textContent ?? '',
    place: ends(at).map(Math.round).join(),
  };
}

/** Where the ring is, and what it says. Runs in the page. */
const placeNow = (): string => document.querySelector('[data-ring]')?.outerHTML ?? '';

/** Somebody who has one switch, or two, and nothing else. */
export class SwitchPlayer {
  readonly page: Page;
  readonly #switches: Switches;

  constructor(page: Page, switches: Switches) {
    this.page = page;
    this.#switches = switches;
  }

  async press(key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await passTime(this.page, APART_MS);
    await this.page.keyboard.press(key);
    await onDisplay(this.page);
  }

  /** Goes on to the next place. */
  async step(): Promise<void> {
    if (this.#switches === 'two') return this.press('Space');
    const before = await this.page.evaluate(placeNow);
    for (let ms = 0; ms < PLACE_MS && (await this.page.evaluate(placeNow)) === before; ms += AT_ONCE_MS)
      await passTime(this.page, AT_ONCE_MS);
  }

  /** Whether the ring is at a control. */
  readonly isAt = async (control: Locator): Promise<boolean> => (await control.evaluate(ringFrom))?.isAt === true;

  /**
   * Waits for the ring at a control, on the way through its groups, and presses then. Meanwhile time passes by the player alone: on a slow
   * machine the ring would else be elsewhere when the press comes.
   */
  async choose(control: Locator): Promise<void> {
    await stopTime(this.page, true);
    await this.#chooseInTime(control);
    await stopTime(this.page, false);
  }

  async #chooseInTime(control: Locator): Promise<void> {
    const entered = new Map<string, number>();
    const way: string[] = [];
    let backs = 0;
    for (let places = 0; places < MOST; places++) {
      const seen = (await control.count()) > 0 ? await control.evaluate(ringFrom) : null;
      way.push(seen ? `${seen.isGroup ? 'group' : 'control'} ${seen.place} ${seen.sign}`.trimEnd() : 'no ring');
      if (!seen) {
        await passTime(this.page, SCREEN_MS);
        await onDisplay(this.page);
      } else if (seen.sign === 'Press to start') await this.press();
      else if (seen.isAt) return this.press();
      else if (seen.sign === 'Back' && (!seen.isAround || backs++ > 0)) {
        backs = 0;
        await this.press();
      } else if (seen.isGroup && seen.isAround && seen.sign === '' && (entered.get(seen.place) ?? 0) < TRIES) {
        entered.set(seen.place, (entered.get(seen.place) ?? 0) + 1);
        await this.press();
      } else await this.step();
    }
    throw new Error(`The ring does not come to ${control.toString()}. Where it was:\n${way.join('\n')}`);
  }

  /** Waits for the end of the countdown, which is over before the ring can be at its button. */
  async countDown(): Promise<void> {
    await this.page.getByRole('application').waitFor();
    for (let ms = 0; ms < COUNTDOWN_MS; ms += AT_ONCE_MS) {
      await passTime(this.page, AT_ONCE_MS);
      await onDisplay(this.page);
    }
  }

  /** Types on the pad of the stage, and sends it. */
  async answer(digits: number | string): Promise<void> {
    await this.type(digits);
    await this.submit();
  }

  async type(digits: number | string): Promise<void> {
    for (const digit of String(digits)) await this.choose(this.#pad.getByRole('button', { name: digit, exact: true }));
  }

  readonly submit = (): Promise<void> => this.choose(this.#pad.getByRole('button', { name: 'Submit' }));

  get #pad(): Locator {
    return this.page.getByRole('application').getByRole('group', { name: 'Number pad' });
  }

  /** Ends a pause that waits for its player. */
  readonly goOn = (): Promise<void> => this.choose(this.page.getByRole('button', { name: 'Go on', exact: true }));
}
