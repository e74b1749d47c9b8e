/** What is done to each text of a page, also to those that come later. */
export interface TextTaker {
  /** `fonts`: it goes into elements of its own, as the translators of browsers do. `texts`: another text node takes its place. */
  readonly into: 'fonts' | 'texts';
  /** Whether it begins before the page's scripts are in charge. */
  readonly isEarly: boolean;
}

export const TRANSLATOR: TextTaker = { into: 'fonts', isEarly: false };
export const EXTENSION: TextTaker = { into: 'texts', isEarly: false };

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
