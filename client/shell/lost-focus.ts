import { FIRST_FIELD } from '../ui/overlay/focus-first.ts';
import { openDialogs } from '../ui/overlay/open-dialogs.ts';

/** The time in which a screen that has changed can give the focus to what it thinks best, in ms. */
const SETTLED_MS = 500;

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

function ancestorsOf(element: Element): readonly HTMLElement[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** The nearest place around what is gone, such as a result; in a dialog its first field; else the page. */
function placeFor(around: readonly HTMLElement[]): HTMLElement | null {
  const dialog = openDialogs.innermost();
  const near = around.find((place) => place.isConnected && place.tabIndex === -1 && place.hasAttribute('tabindex'));
  if (dialog && !(near && dialog.contains(near))) return dialog.querySelector<HTMLElement>(FIRST_FIELD) ?? dialog.querySelector('button');
  return near ?? document.querySelector('main');
}

/**
 * What has the focus can go, or be disabled, by its own press: a row that is deleted, an offer that is taken, a prompt that is put away.
 * Then keyboard and screen reader would begin at the top of the document again. A screen that knows a better place gives it the focus first.
 */
export function followLostFocus(): void {
  let last: Element | undefined;
  let around: readonly HTMLElement[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const find = () => {
    waiting = undefined;
    const isLost = document.activeElement === document.body || document.activeElement === last;
    if (isLost && last && isGone(last)) placeFor(around)?.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    around = ancestorsOf(target);
  });
  const look = () => {
    if (last && isGone(last)) waiting ??= setTimeout(find, SETTLED_MS);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}
