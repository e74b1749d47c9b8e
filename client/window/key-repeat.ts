/** The elements that Enter presses. In a textarea Enter makes a new line. */
const PRESSED = 'button, a, summary, input';

/**
 * Makes Enter press only once while it is held down. Browsers press again with each repetition, also a button that appeared meanwhile: the
 * press that stops a game would start the next one.
 */
export function pressOnceWithEnter(page: Window): void {
  const ignoreRepeats = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.repeat) return;
    if (event.target instanceof Element && event.target.closest(PRESSED)) event.preventDefault();
  };
  page.addEventListener('keydown', ignoreRepeats, true);
}
