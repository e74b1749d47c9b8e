import type { Page } from 'playwright';

/**
 * What is not whole on the screen, however small the window or large the text: what reaches beyond the window's width, what is cut off by
 * what it lies in, texts and controls that lie over each other, and what cannot be scrolled into sight. Of the dialog, if one is open.
 */
export const notWhole = (page: Page): Promise<string[]> => page.evaluate(faultsNow);

/** Runs in the page. */
function faultsNow(): string[] {
  interface Part {
    readonly element: Element;
    readonly boxes: readonly DOMRect[];
  }
  /** A line of text is as high as its font allows, and its letters are not: they begin and end this share of it within. */
  const LETTERS = 0.22;
  const PIXEL = 1;
  const faults: string[] = [];
  const nameOf = ({ element, boxes: [box] }: Part) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}" at ${Math.round(box?.left ?? 0)}, ${Math.round(box?.top ?? 0)}`;
  const dialogs = document.querySelectorAll('dialog[open]');
  const root = dialogs[dialogs.length - 1] ?? document.querySelector('[role=application]') ?? document.body;

  const isShown = (element: Element) => {
    // A drawing over something: the hint of the puzzle says in words where its tiles belong.
    if (element.closest('[aria-hidden=true]') && getComputedStyle(element.closest('[aria-hidden=true]')!).pointerEvents === 'none')
      return false;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let around: Element | null = element; around; around = around.parentElement)
      if (getComputedStyle(around).clipPath.startsWith('inset(50%')) return false;
    return true;
  };
  /** What a press on it presses: a button around its words, the label of a button that lies over them. */
  const ownerOf = (element: Element): Element => element.closest('label, button, a, summary, [role=button]') ?? element;
  const scrollerOf = (element: Element): Element | null => {
    for (let around = element.parentElement; around; around = around.parentElement)
      if (around.scrollWidth > around.clientWidth && /auto|scroll/.test(getComputedStyle(around).overflowX)) return around;
    return null;
  };
  /** What stays in sight while the rest is scrolled under it. */
  const barOf = (element: Element): Element | null => {
    for (let around: Element | null = element; around && around !== root; around = around.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(around).position)) return around;
    return null;
  };

  const texts: Part[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element || element.matches('a[href^="#"]') || walker.currentNode.textContent?.trim() === '' || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].map(
      ({ x, y, width, height }) => new DOMRect(x, y + height * LETTERS, width, height * (1 - 2 * LETTERS)),
    );
    if (boxes.length > 0) texts.push({ element, boxes });
  }
  const controls: Part[] = [...root.querySelectorAll('button, a:not([href^="#"]), summary, input, select, textarea')]
    .filter((element) => element.matches('input') || isShown(element))
    .map((element) => (element.matches('input[type=radio], input[type=checkbox]') ? ownerOf(element) : element))
    .filter((element) => isShown(element))
    .map((element) => ({ element, boxes: [element.getBoundingClientRect()] }));
  const parts = [...texts, ...controls];

  if (root.scrollWidth > root.clientWidth && !/hidden|clip/.test(getComputedStyle(root).overflowX))
    faults.push(`scrolls sideways: ${root.scrollWidth} in ${root.clientWidth}`);
  for (const part of parts) {
    const { element, boxes } = part;
    for (const { left, right, top, bottom } of boxes) {
      if (!scrollerOf(element) && (left < -PIXEL || right > document.documentElement.clientWidth + PIXEL))
        faults.push(`beyond the window: ${nameOf(part)}`);
      for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const cutX = /hidden|clip/.test(overflowX) && (left < edge.left - PIXEL || right > edge.right + PIXEL);
        const cutY = /hidden|clip/.test(overflowY) && (top < edge.top - PIXEL || bottom > edge.bottom + PIXEL);
        if (cutX || cutY) faults.push(`cut off: ${nameOf(part)}`);
      }
    }
  }
  const isOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > PIXEL && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > PIXEL;
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element) || ownerOf(one.element) === ownerOf(other.element))
        continue;
      if (barOf(one.element) !== barOf(other.element)) continue;
      if (one.boxes.some((a) => other.boxes.some((b) => isOver(a, b)))) faults.push(`over each other: ${nameOf(one)}, ${nameOf(other)}`);
    }
  }
  for (const part of parts) {
    const { element } = part;
    ownerOf(element).scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    const isReached = hit && (hit.contains(element) || element.contains(hit) || ownerOf(hit) === ownerOf(element));
    if (!isReached) faults.push(`out of reach: ${nameOf(part)}, at ${Math.round(y)}: ${hit?.outerHTML.slice(0, 60)}`);
  }
  root.scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(faults)];
}
