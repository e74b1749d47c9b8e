/** Whether somebody writes there. */
export const isWrittenIn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('textarea, [contenteditable=true], input:not([type=radio], [type=checkbox], [type=file], [type=button], [type=submit])');

/** A list of options opens nothing that could be gone over: it goes on to its next option. */
function goToNextOption(select: HTMLSelectElement): void {
  const { length } = select.options;
  let at = select.selectedIndex;
  for (let tries = 0; tries < length; tries++) {
    at = (at + 1) % length;
    if (!select.options[at]?.disabled) break;
  }
  select.selectedIndex = at;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses a control as a press on it would. @param keepsFocus where one chooses often: the game then keeps it, and says no name twice. */
export function choose(control: Element, keepsFocus: boolean): void {
  if (!(control instanceof HTMLElement)) return;
  if (!keepsFocus) control.focus({ preventScroll: true });
  if (control instanceof HTMLSelectElement) goToNextOption(control);
  else if (!isWrittenIn(control)) control.click();
}
