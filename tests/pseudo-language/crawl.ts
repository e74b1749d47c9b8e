import type { Locator, Page } from 'playwright';
import { load } from '../browser/steps/opening.ts';
import { MARK, pseudo } from './words.ts';
import { faultsOn } from './outside.ts';

/** How the pseudo-language says an English text. Marks of its parts are not on the screen. */
export const said = (text: string): string =>
  `⟦${pseudo(text)
    .split(MARK)
    .filter((_, at) => at % 2 === 0)
    .join('')}⟧`;

/** What can be pressed without leaving the page. */
const PRESSABLE = 'button:visible:enabled, summary:visible, [role=tab]:visible, [role=switch]:visible';

/** How long a press has for what it shows, in ms. */
const AFTER_PRESS_MS = 150;

/**
 * Buttons of dialogs that end what is looked at: the dialog, the player on this device, or a row of an admin. What closes a dialog shows
 * nothing new.
 */
const ENDS = ['Close', 'Cancel', 'Sign out', 'Remove', 'Delete', 'Delete for good', 'Reset'].map(said);

/** A walk through the site in the pseudo-language, which remembers every fault, and what was pressed once. */
export class Crawl {
  readonly faults = new Map<string, string>();
  readonly #page: Page;
  readonly #names: readonly string[];
  readonly #pressed = new Set<string>();

  /** `names`: what persons are called, and other texts that nobody translates. */
  constructor(page: Page, names: readonly string[] = []) {
    this.#page = page;
    this.#names = names;
  }

  /** Looks at the present screen. The first place at which a fault was seen is remembered. */
  async look(where: string): Promise<void> {
    for (const fault of await faultsOn(this.#page, this.#names)) if (!this.faults.has(fault)) this.faults.set(fault, where);
  }

  /** Looks at a page, and at what each of its buttons shows: dialogs, menus, messages, and answers to forms that are not filled in. */
  async page(address: string): Promise<void> {
    await this.#open(address);
    await this.look(address);
    for (;;) {
      const next = await this.#unpressed(this.#page.locator(PRESSABLE));
      if (!next) return;
      await this.#press(next);
      await this.look(`${address}, ${next.name}`);
      await this.#inside(address, next.name);
      if (!(await this.#closed())) await this.#open(address);
    }
  }

  /** Whether there was a dialog, which Escape has closed: then the page is as it was. */
  async #closed(): Promise<boolean> {
    const dialog = this.#page.locator('dialog[open]').last();
    if (!(await dialog.isVisible())) return false;
    await this.#page.keyboard.press('Escape');
    await this.#page.waitForTimeout(AFTER_PRESS_MS);
    return !(await dialog.isVisible());
  }

  /** What the buttons of an open dialog show, without what closes it. */
  async #inside(address: string, opener: string): Promise<void> {
    const dialog = this.#page.locator('dialog[open]').last();
    if (!(await dialog.isVisible())) return;
    for (;;) {
      const next = await this.#unpressed(dialog.locator(PRESSABLE), `${opener} `, ENDS);
      if (!next) return;
      await this.#press(next);
      await this.look(`${address}, ${opener}, ${next.name}`);
      if (await dialog.isVisible()) continue;
      await this.#open(address);
      const again = this.#page.locator(PRESSABLE).filter({ hasText: opener }).first();
      if (!(await again.isVisible())) return;
      await again.click();
    }
  }

  /** Resolves when the page has fetched all its parts, and what it reads from the device has taken the place of what stood for it. */
  async #open(address: string): Promise<void> {
    await load(this.#page, address);
    await this.#page.waitForLoadState('networkidle');
    await this.#page.locator('main [aria-busy=true]:visible').first().waitFor({ state: 'hidden' });
  }

  /** The first of these that was not pressed yet, and whose name is not in `without`. */
  async #unpressed(
    all: Locator,
    prefix = '',
    without: readonly string[] = [],
  ): Promise<{ readonly button: Locator; readonly name: string } | undefined> {
    const names = await all.evaluateAll((buttons) =>
      buttons.map(
        (each) =>
          each.getAttribute('aria-label') ?? each.getAttribute('title') ?? (each as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim(),
      ),
    );
    for (const [at, name] of names.entries()) {
      const key = prefix + name;
      if (this.#pressed.has(key) || without.includes(name)) continue;
      this.#pressed.add(key);
      return { button: all.nth(at), name };
    }
    return undefined;
  }

  async #press({ button }: { readonly button: Locator }): Promise<void> {
    await button.click({ timeout: 5000 }).catch(() => undefined);
    await this.#page.waitForTimeout(AFTER_PRESS_MS);
  }
}
