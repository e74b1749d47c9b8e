import type { Page } from 'playwright';

/** What is shown that is no text of a language: the name of the product, and of the system on which somebody is signed in. */
const NO_TEXT = ['Tenfold', 'Linux', 'Windows', 'macOS'];

/** The texts on the screen, and those that are read out, that are not in the pseudo-language; and what is wider than the window. */
export async function faultsOn(page: Page, names: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(faults, [...NO_TEXT, ...names]);
}

/** Runs in the page. */
async function faults(allowed: readonly string[]): Promise<string[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'alt', 'placeholder'];
  const found = new Set<string>();

  /** The pieces of a text outside of ⟦ and ⟧, which may contain one another; `depth`: in how many of them it begins. */
  const outside = (text: string, depth = 0): { readonly pieces: string; readonly depth: number } => {
    let pieces = '';
    for (const sign of text) {
      if (sign === '⟦') depth += 1;
      else if (sign === '⟧') depth -= 1;
      else if (depth <= 0) pieces += sign;
    }
    return { pieces, depth };
  };
  /** How many texts end in this one that did not begin in it. */
  const unopened = (text: string): number => {
    let [depth, lowest] = [0, 0];
    for (const sign of text) {
      if (sign === '⟦') depth += 1;
      else if (sign === '⟧') depth -= 1;
      lowest = Math.min(lowest, depth);
    }
    return -lowest;
  };
  const strange = (text: string): boolean => {
    // The picture of a person without one is the first letter of the name.
    if (allowed.some((name) => name.charAt(0) === text.trim())) return false;
    const rest = allowed.reduce((left, name) => left.replaceAll(name, ''), text);
    // An unknown number is called x wherever there is algebra. Secrets and recovery codes are letters and digits by fours.
    const words = rest.replaceAll(/\b[0-9A-Z]{4}(?:[- ][0-9A-Z]{4})+\b/g, '');
    return /\p{L}/u.test(words.replaceAll(/(?<!\p{L})x(?!\p{L})/gu, ''));
  };
  const note = (where: string, text: string) => {
    if (strange(text)) found.add(`${where}: ${text.trim()}`);
  };

  note('title', outside(document.title).pieces);
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility()) continue;
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value) note(`${element.localName}[${name}]`, outside(value).pieces);
    }
  }
  // The texts of a line of the log have no boxes of their own.
  const boxOf = (element: Element) => element.closest('[role=log]') ?? element;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let depth = 0;
  while (texts.nextNode()) {
    const { parentElement: parent, data } = texts.currentNode as Text;
    if (!parent || /^(?:script|style|noscript|template)$/.test(parent.localName) || !boxOf(parent).checkVisibility()) continue;
    // What is read out of a text that grows may be its last sentences alone.
    if (parent.closest('[role=log]')) {
      note(parent.localName, outside(data, unopened(data)).pieces);
      continue;
    }
    const { pieces, depth: after } = outside(data, depth);
    note(parent.localName, pieces);
    depth = after;
  }
  if (depth !== 0) found.add(`${depth} texts are cut off`);

  for (const whole of [document.documentElement, ...document.querySelectorAll('[role=application], dialog[open]')]) {
    const width = whole === document.documentElement ? innerWidth : whole.clientWidth;
    if (whole.scrollWidth <= width) continue;
    const right = whole === document.documentElement ? innerWidth : whole.getBoundingClientRect().right;
    const beyond = [...whole.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > right + 0.5);
    found.add(
      `${whole.localName} is ${whole.scrollWidth} px wide by ${beyond
        .slice(-2)
        .map(({ outerHTML }) => outerHTML.slice(0, 160))
        .join(' | ')}`,
    );
  }
  return [...found];
}
