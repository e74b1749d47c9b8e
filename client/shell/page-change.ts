import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from '@tanstack/react-router';

/** The words of all pages are loaded with the first change of page. */
async function describe(path: string, stillThere: () => boolean): Promise<void> {
  const { describePage } = await import('./describe-page.ts');
  if (stillThere()) describePage(path);
}

/** Focus goes to the new page, so that keyboard and screen reader start there; a page that chose its own focus keeps it. */
function focusPage(main: HTMLElement | null): void {
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
}

/** What follows from going to another page: its words in the head, the focus in its `main`. The first page has both already. */
export function usePageChange(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const described = useRef(path);
  useEffect(() => {
    if (described.current === path) return;
    described.current = path;
    focusPage(main.current);
    // Words that cannot be loaded (a chunk of an older build) are no reason to disturb: the page itself is there.
    describe(path, () => described.current === path).catch(() => undefined);
  }, [path]);
  return main;
}
