import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useRouterState } from '@tanstack/react-router';

/** The time of the entry animation: 0.25 s, on a phone 0.15 s (spec 1 §9, spec 2 §9). */
const ENTRY_MS = 250;
const PHONE_ENTRY_MS = 150;
const RISE = '0.5rem';

const matches = (query: string): boolean => matchMedia(query).matches;

/** Runs the entry animation of a page. With reduced motion the page is shown at once. */
function enterPage(page: HTMLElement | null): void {
  if (!page || matches('(prefers-reduced-motion: reduce)')) return;
  const duration = matches('(min-width: 48rem)') ? ENTRY_MS : PHONE_ENTRY_MS;
  page.animate([{ opacity: 0, translate: `0 ${RISE}` }, {}], { duration, easing: 'ease-out' });
}

/** Puts the words of `path` into the head. The first change of page loads the words of all pages. */
async function describe(path: string, stillThere: () => boolean): Promise<void> {
  const { describePage } = await import('./describe-page.ts');
  if (stillThere()) describePage(path);
}

/** Moves the focus to the new page, so that keyboard and screen reader start there. A page that set a focus of its own keeps it. */
function focusPage(main: HTMLElement | null): void {
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
}

interface RouterState {
  readonly isLoading: boolean;
  readonly location: { readonly pathname: string; readonly state: { readonly renamedFrom?: string } };
}

/** The path of the page on screen. The location changes at the press of a link, the page when its code is loaded; undefined in between. */
const pathOnScreen = ({ isLoading, location }: RouterState): string | undefined => (isLoading ? undefined : location.pathname);

/** The path that the present one has replaced, for the same page. */
const formerPath = ({ location }: RouterState): string | undefined => location.state.renamedFrom;

/** Whether the document is the frame. It serves many addresses, so its head does not have the page's words. */
const isFramed = (): boolean => document.documentElement.dataset['document'] === 'frame';

/**
 * What happens on a change of page: its words go into the head, its `main` gets the focus, and the entry animation runs. A first page has
 * the focus already, and its words too unless the document is the frame. It is shown at once. A page whose address was only renamed keeps
 * the focus.
 */
export function usePageChange(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: pathOnScreen });
  const former = useRouterState({ select: formerPath });
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (path === undefined || path === shown.current) return;
    const isFirst = shown.current === undefined;
    const isRenamed = !isFirst && shown.current === former;
    shown.current = path;
    if (isFirst && !isFramed()) return;
    if (!isFirst && !isRenamed) {
      focusPage(main.current);
      enterPage(main.current);
    }
    // The words may be missing, for instance if a new build replaced their chunk. The page works without them.
    describe(path, () => shown.current === path).catch(() => undefined);
  }, [path, former]);
  return main;
}
