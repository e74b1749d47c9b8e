import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { enterPage } from './page-entry.ts';

/** The words of all pages are loaded with the first change of page. */
async function describe(path: string, stillThere: () => boolean): Promise<void> {
  const { describePage } = await import('./describe-page.ts');
  if (stillThere()) describePage(path);
}

/** Focus goes to the new page, so that keyboard and screen reader start there; a page that chose its own focus keeps it. */
function focusPage(main: HTMLElement | null): void {
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
}

interface RouterState {
  readonly isLoading: boolean;
  readonly location: { readonly pathname: string };
}

/** The location changes when a link is pressed, the page only when its code has come. Undefined in between. */
const pathOnScreen = ({ isLoading, location }: RouterState): string | undefined => (isLoading ? undefined : location.pathname);

/** The frame stands for many addresses; where the service worker answers with it, its head has no words for the page. */
const isFramed = (): boolean => document.documentElement.dataset['document'] === 'frame';

/**
 * What follows from going to another page: its words in the head, the focus in its `main`, its entry. A first page has the focus
 * and, but for the frame, its words already, and is shown at once.
 */
export function usePageChange(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: pathOnScreen });
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (path === undefined || path === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = path;
    if (isFirst && !isFramed()) return;
    if (!isFirst) {
      focusPage(main.current);
      enterPage(main.current);
    }
    // Words that cannot be loaded (a chunk of an older build) are no reason to disturb: the page itself is there.
    describe(path, () => shown.current === path).catch(() => undefined);
  }, [path]);
  return main;
}
