const SILENT = '[aria-hidden=true], button';
/** What is read as one line. */
const LINE = 'p, dl > div';

/** What an element shows, as a screen reader would read it: names before contents, and nothing of what is hidden from it. */
export function inWords(element: Element | null): string {
  if (!element || element.matches(SILENT)) return '';
  const name = element.getAttribute('aria-label');
  if (name !== null) return parts([name, element.getAttribute('aria-valuetext') ?? ''], ' ');
  const inside = [...element.childNodes].map((node) => (node instanceof Element ? inWords(node) : (node.textContent ?? '').trim()));
  return parts(inside, element.closest(LINE) ? ' ' : ', ');
}

const parts = (texts: readonly string[], between: string): string =>
  texts
    .filter((text) => text !== '')
    .join(between)
    .replaceAll(' ,', ',');
