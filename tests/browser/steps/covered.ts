import type { Page } from 'playwright';

/** More Tab stops than any page here has. */
const MOST_STOPS = 120;
/** Within so many frames all has come where it stays. */
const FRAMES = 60;

/** What has the focus, and what hides it; null if nothing does. Undefined where nothing has it. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: found, body } = document;
    if (!found || found === body) return undefined;
    const { left, right, top, bottom, height } = found.getBoundingClientRect();
    const named = `${found.localName} "${found.ariaLabel ?? (found.getAttribute('title') || found.textContent || found.id).trim()}"`;
    // What is laid out only when the reader comes near can move it by a little, so its middle decides.
    const middle = (top + bottom) / 2;
    if (height < innerHeight && (middle < 0 || middle > innerHeight)) return { named, hiddenBy: 'the edge of the window' };
    const staysOver = (element: Element | null): Element | null => {
      if (!element || element.contains(found)) return null;
      const { position, zIndex } = getComputedStyle(element);
      return position === 'fixed' || (position === 'sticky' && zIndex !== 'auto') ? element : staysOver(element.parentElement);
    };
    for (const share of [0.1, 0.5, 0.9]) {
      const over = staysOver(document.elementFromPoint((left + right) / 2, top + height * share));
      if (over) return { named, hiddenBy: `${over.localName}.${over.className}` };
    }
    return { named, hiddenBy: null };
  });

/** Presses Tab from the top of a page to its end. Returns what had the focus and was hidden, as "what: by what", and the number of stops. */
export async function hiddenStops(page: Page): Promise<{ readonly stops: number; readonly hidden: readonly string[] }> {
  const hidden: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    let now = await focusNow(page);
    // The page scrolls, and the link to the content slides in.
    for (let frames = 0; frames < FRAMES && now && now.hiddenBy !== null; frames++) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      now = await focusNow(page);
    }
    if (!now) return { stops, hidden };
    if (now.hiddenBy !== null) hidden.push(`${now.named}: ${now.hiddenBy}`);
  }
  return { stops: MOST_STOPS, hidden };
}
