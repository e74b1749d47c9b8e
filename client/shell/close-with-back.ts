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

/** The entries that open dialogs have in the history. */
interface DialogEntries {
  /** Makes as many as dialogs are open: not at once, for a dialog may close because another takes its place. */
  readonly matchSoon: () => void;
  /** Resolves when there are as many as dialogs are open. */
  readonly matched: () => Promise<void>;
  /** To be called at a step in the history. How many there were before, how many there are now, and whether the step was ours. */
  readonly moved: () => { readonly before: number; readonly now: number; readonly isOurs: boolean };
  /** A document is being loaded in the place of this one, or has come back: a step in the history would cut the load off. */
  readonly setLoading: (isLoading: boolean) => void;
}

// The router takes what goes through the methods of `history` itself for a change of page.
const write = (method: 'pushState' | 'replaceState', dialogs: number | undefined): void =>
  History.prototype[method].call(history, { ...(history.state as DialogState | null), dialogs }, '');

function createEntries(): DialogEntries {
  let depth = depthNow();
  let isDue = false;
  let isLoading = false;
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
      matchSoon();
    });
    history.go(-entries);
  };

  const match = (): void => {
    isDue = false;
    if (leaving || isLoading) return;
    const open = openDialogs.all().length;
    for (depth = depthNow(); depth < open; depth++) write('pushState', depth + 1);
    if (depth > open) leave(depth - open);
  };

  const matchSoon = (): void => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => isDue && match());
  };

  return {
    matchSoon,
    async matched() {
      if (isDue) match();
      await leaving;
    },
    moved() {
      const before = depth;
      depth = depthNow();
      const isOurs = left !== undefined;
      left?.();
      return { before, now: depth, isOurs };
    },
    setLoading(now) {
      isLoading = now;
    },
  };
}

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
  const { matchSoon, matched, moved, setLoading } = createEntries();
  addEventListener(
    'popstate',
    (event) => {
      const { before, now, isOurs } = moved();
      const isOfPage = router.history.location.href === `${location.pathname}${location.search}${location.hash}`;
      if (isOfPage && before + now > 0) event.stopImmediatePropagation();
      if (isOurs) return;
      for (const dialog of openDialogs.all().slice(now).reverse()) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      matchSoon();
    },
    { capture: true },
  );
  // A change of page that comes as its dialog closes waits until that one's entry is gone, so that it follows upon its page.
  router.history.block({ enableBeforeUnload: false, blockerFn: async () => (await matched(), false) });
  holdLoads((load) => {
    void matched().then(() => {
      setLoading(true);
      load();
    });
  });
  // It may come back from the browser's memory.
  addEventListener('pageshow', () => {
    setLoading(false);
    matchSoon();
  });
  openDialogs.subscribe(matchSoon);
  matchSoon();
}
