/**
 * Keeps what gets the focus clear of an element that stays at the lower edge of the window: the page scrolls it above (`--covered` in
 * base.css), by a height that the root has under this name as long as the element is there.
 */
export function keepClear(element: HTMLElement, name: '--row-height' | '--prompts-height'): () => void {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
  watch.observe(element);
  return () => {
    watch.disconnect();
    style.removeProperty(name);
  };
}

/** The same for the row with the button that a thumb presses, whichever is there. */
export function keepClearOfRows(): void {
  let stop: (() => void) | undefined;
  const look = () => {
    stop?.();
    const row = document.querySelector<HTMLElement>('[data-row]');
    stop = row ? keepClear(row, '--row-height') : undefined;
  };
  new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['data-thumb-row'] });
  look();
}
