import type { AnyRouter } from '@tanstack/react-router';
import { openDialogs } from '../ui/overlay/open-dialogs.ts';
import { holdLoads } from '../window/load-page.ts';

/** An entry that a dialog has made: the one of its page, with the number of dialogs that are open. */
interface DialogState {
  readonly dialogs?: number;
}

const depthNow = (): number => (history.state as DialogState | null)?.dialogs ?? 0;

/** How long the browser may take to go back: after that the entry counts as the page's own. */
const GONE_WITHIN_MS = 1000;

let isFollowed = false;

/**
 * Lets the browser's Back close the innermost dialog and stay on the page. Each open dialog has an entry of the history, and a dialog that
 * closes otherwise takes its entry with it. An entry without its dialog, after a reload or behind a page that a link of a dialog led to, is
 * passed over. The router sees none of this: the entries are of the page on screen.
 *
 * May be called any number of times; the first one counts.
 *
 * The browser's own way, `CloseWatcher`, closes dialogs with the gesture of Android alone. It ends as Escape does, in the dialog itself.
 */
export function closeDialogsWithBack(router: AnyRouter): void {
  if (isFollowed) return;
  isFollowed = true;
  // The router takes what goes through the methods of `history` itself for a change of page.
  const write = (method: 'pushState' | 'replaceState', dialogs: number | undefined) =>
    History.prototype[method].call(history, { ...(history.state as DialogState | null), dialogs }, '');
  let depth = depthNow();
  let isDue = false;
  /** A document is being loaded in the place of this one: a step in the history would cut that off. */
  let isOver = false;
  let left: (() => void) | undefined;
  let leaving: Promise<void> | undefined;

  const leave = (entries: number): void => {
    const isGone = new Promise<void>((resolve) => {
      left = resolve;
    });
    const timer = setTimeout(() => {
      write('replaceState', undefined);
      left?.();
    }, GONE_WITHIN_MS);
    leaving = isGone.then(() => {
      clearTimeout(timer);
      [left, leaving] = [undefined, undefined];
      settleSoon();
    });
    history.go(-entries);
  };

  /** Makes as many entries as dialogs are open. */
  const settle = (): void => {
    isDue = false;
    if (leaving || isOver) return;
    const open = openDialogs.all().length;
    for (depth = depthNow(); depth < open; depth++) write('pushState', depth + 1);
    if (depth > open) leave(depth - open);
  };

  /** Not at once: a dialog may close because another takes its place. */
  const settleSoon = (): void => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => isDue && settle());
  };

  addEventListener(
    'popstate',
    (event) => {
      const before = depth;
      depth = depthNow();
      const isOfPage = router.history.location.href === `${location.pathname}${location.search}${location.hash}`;
      if (isOfPage && before + depth > 0) event.stopImmediatePropagation();
      if (left) return left();
      for (const dialog of openDialogs.all().slice(depth).reverse()) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      return settleSoon();
    },
    { capture: true },
  );
  // A change of page that comes as its dialog closes waits until that one's entry is gone, so that it follows upon its page.
  const isSettled = async (): Promise<void> => {
    if (isDue) settle();
    await leaving;
  };
  router.history.block({ enableBeforeUnload: false, blockerFn: async () => (await isSettled(), false) });
  holdLoads((load) => {
    void isSettled().then(() => {
      isOver = true;
      load();
    });
  });
  // It may come back from the browser's memory.
  addEventListener('pageshow', () => {
    isOver = false;
    settleSoon();
  });
  openDialogs.subscribe(settleSoon);
  settleSoon();
}
