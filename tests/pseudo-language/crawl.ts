import type { Locator, Page } from 'playwright';
import { load } from '../browser/steps/opening.ts';
import { expanded } from './words.ts';
import { faultsOn } from './outside.ts';

/** How the pseudo-language says an English text of which it has no other words. */
export const said = (text: string): string => `⟦${expanded(text)}⟧`;

/** What can be pressed without leaving the page. */
const PRESSABLE = 'button:visible:enabled, summary:visible, [role=tab]:visible, [role=switch]:visible';

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
      await this.#open(address);
    }
  }

  /** What the buttons of an open dialog show, without what closes it. */
  async #inside(address: string, opener: string): Promise<void> {
    const dialog = this.#page.locator('dialog[open]').last();
    if (!(await dialog.isVisible())) return;
    for (;;) {
      const next = await this.#unpressed(dialog.locator(PRESSABLE), `${opener} `);
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

  async #open(address: string): Promise<void> {
    await load(this.#page, address);
    await this.#page.locator('main > [aria-busy=true]').waitFor({ state: 'detached' });
  }

  /** The first of these that was not pressed yet. */
  async #unpressed(all: Locator, prefix = ''): Promise<{ readonly button: Locator; readonly name: string } | undefined> {
    for (const button of await all.all()) {
      const name = (await button.getAttribute('aria-label')) ?? (await button.innerText()).replaceAll(/\s+/g, ' ').trim();
      const key = prefix + name;
      if (this.#pressed.has(key)) continue;
      this.#pressed.add(key);
      return { button, name };
    }
    return undefined;
  }

  async #press({ button }: { readonly button: Locator }): Promise<void> {
    await button.click({ timeout: 5000 }).catch(() => undefined);
    await this.#page.waitForTimeout(150);
  }
}
