import type { Page } from 'playwright';
import { ChromiumBrowser, withFolder } from '../harness.ts';
import { GAMES } from './each-game.ts';
import { GUEST } from './expected.ts';
import { listenToRounds } from './number-sequence.ts';
import { open } from './opening.ts';
import { keepAs } from './players.ts';
import { ONE_VISIT } from './windows.ts';

/** What is done to each text of a page, also to those that come later. */
export interface TextTaker {
  /** `fonts`: it goes into elements of its own, as the translators of browsers do. `texts`: another text node takes its place. */
  readonly into: 'fonts' | 'texts';
  /** Whether it begins before the page's scripts are in charge. */
  readonly isEarly: boolean;
}

/** What takes the texts, by its name. */
export const TAKERS = {
  'a translator': { into: 'fonts', isEarly: false },
  'an extension': { into: 'texts', isEarly: false },
} satisfies { readonly [name in string]: TextTaker };

/** How long a text is on the page before it is taken, in ms. */
export const TAKEN_AFTER_MS = 120;

/**
 * Takes the texts of a page, as a translator does that knows no exceptions: also where the page asks not to be translated. What is written
 * stays the same, so that steps find their buttons. Runs in the page, before its own scripts.
 */
export function takeTexts({ into, isEarly, afterMs }: TextTaker & { readonly afterMs: number }): void {
  const NO_WORDS = 'script, style, title, textarea, svg';
  const ours = new WeakSet<Node>();
  function take(text: Text): void {
    if (!text.isConnected) return;
    const other = document.createTextNode(text.data);
    ours.add(other);
    if (into === 'texts') return text.replaceWith(other);
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(other);
    outer.append(inner);
    return text.replaceWith(outer);
  }
  function takeLater(node: Node): void {
    if (node instanceof Element && !node.matches(NO_WORDS)) for (const child of node.childNodes) takeLater(child);
    if (!(node instanceof Text) || ours.has(node) || node.data.trim() === '' || node.parentElement?.closest(NO_WORDS)) return;
    setTimeout(() => take(node), afterMs);
  }
  const begin = () => {
    takeLater(document.documentElement);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) takeLater(node);
    }).observe(document, { subtree: true, childList: true });
  };
  if (isEarly) return begin();
  const live = new MutationObserver(() => {
    if (!document.querySelector('html[data-live]')) return;
    live.disconnect();
    begin();
  });
  return live.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] });
}

/** A window whose texts are taken from its first screen on. */
export async function takenWindow(profile: string, taker: TextTaker): Promise<ChromiumBrowser> {
  const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
  browser.problems.expect(GUEST);
  // A part of the document that React takes over later than the rest has other nodes than it made by then: it renders the part anew.
  browser.problems.expect(/Minified React error #418/);
  await browser.context.addInitScript(takeTexts, { ...taker, afterMs: TAKEN_AFTER_MS });
  return browser;
}

/** Waits until the texts that are shown have been taken. */
export const textsTaken = (page: Page): Promise<unknown> => page.waitForTimeout(2 * TAKEN_AFTER_MS);

/** The button of a result that begins the same game again. */
const again = (page: Page) => page.getByRole('button', { name: /^(Try Again|Play Again|Retry)$/ }).last();

/** Plays a game to its end where each text is taken, keeps it, and begins it again. */
export async function playsTaken(origin: string, slug: string, taker: TextTaker): Promise<void> {
  const game = GAMES[slug]!;
  await withFolder(async (profile) => {
    const browser = await takenWindow(profile, taker);
    await browser.context.addInitScript(listenToRounds);
    const page = await open(browser, `${origin}/games/${slug}`);
    await textsTaken(page);
    await game.setUp(page);
    await game.play(page);
    await textsTaken(page);
    await keepAs(page, 'Ada');
    await page.getByText('Saved on this device').filter({ visible: true }).first().waitFor();
    await textsTaken(page);
    await again(page).click();
    await page.getByRole('application').waitFor();
    await textsTaken(page);
    await browser.close();
  });
}
