/** Where Tab stops, in order: of radio buttons at the one that is chosen. */
const STOPS =
  ':is(a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** After its last control Tab leads to the first of a dialog again, and not out of the page: who sees nothing would not know where they are. */
export function keepTab(this: HTMLElement, event: KeyboardEvent): void {
  const stops = [...this.querySelectorAll<HTMLElement>(STOPS)].filter((each) => each.getClientRects().length > 0);
  const [from, to] = event.shiftKey ? [0, -1] : [-1, 0];
  if (event.key !== 'Tab' || document.activeElement !== stops.at(from)) return;
  event.preventDefault();
  stops.at(to)?.focus();
}
