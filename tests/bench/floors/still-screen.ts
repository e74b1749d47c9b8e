import type { Page } from 'playwright';

export const ANSWER_PLACE = '[aria-label="Your answer"]';

/**
 * The screen of the game that runs in this page, as it stands: all of its markup and styles and none of its scripts, so that nothing but
 * the bare page's own script changes anything; in the place that `selector` finds, if one is named.
 */
export const stillScreen = (page: Page, selector?: string): Promise<string> =>
  page.evaluate((place) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styles = rules.filter((rule) => !(rule instanceof CSSFontFaceRule)).map(({ cssText }) => cssText);
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, link, style')) element.remove();
    if (place !== undefined) {
      const slot = copy.querySelector(place);
      if (!slot) throw new Error(`Nothing here is ${place}.`);
      slot.id = 'bare';
      slot.textContent = '';
    }
    const style = document.createElement('style');
    style.textContent = styles.join('\n');
    copy.querySelector('head')?.append(style);
    return `<!doctype html>${copy.outerHTML.replace('</body>', '<script src="/page.js"></script></body>')}`;
  }, selector);
