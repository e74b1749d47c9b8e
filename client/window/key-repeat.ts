/** What Enter presses. In a text of several lines it writes. */
const PRESSED = 'button, a, summary, input';

/**
 * Enter presses once, however long it is held down: browsers press again with each repetition, also what has come up meanwhile. The
 * press that stops a game would start the next one.
 */
export function pressOnceWithEnter(page: Window): void {
  const ignoreRepeats = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.repeat) return;
    if (event.target instanceof Element && event.target.closest(PRESSED)) event.preventDefault();
  };
  page.addEventListener('keydown', ignoreRepeats, true);
}
