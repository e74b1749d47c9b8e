import type { AnyRouter } from '@tanstack/react-router';
import { isAnswered, loadNow, mayReload, sayMissing, untilLoaded } from '../window/missing-part.ts';

interface Place {
  readonly pathname: string;
  readonly href: string;
}

/** What the router's lazy pages carry until their code is there. */
interface LazyPage {
  readonly preload?: (() => Promise<unknown> | undefined) | undefined;
}

/** Fetches the code of the page at `path`. @throws Error if some of it cannot be had now: the router keeps that to itself. */
async function fetchPage(router: AnyRouter, path: string): Promise<void> {
  const [routes] = router.getMatchedRoutes(path);
  const pages = routes.map(({ options }): LazyPage | undefined => options.component);
  await Promise.all(pages.map(async (page) => page?.preload?.()));
  if (pages.some((page) => page?.preload)) throw new Error(`The code of ${path} is not there.`);
}

/** The first page's code: the document can be read meanwhile. One that really is missing is the error screen's. */
export const firstPageLoaded = (router: AnyRouter): Promise<void> =>
  untilLoaded(() => fetchPage(router, router.state.location.pathname)).catch(() => undefined);

/**
 * A page is left only for one whose code is there, so that nothing on screen is lost to a network that has gone. The page of a version
 * that is gone is loaded from the server.
 */
export function stayUntilLoaded(router: AnyRouter): void {
  const isMissing = async ({ pathname, href }: Place): Promise<boolean> => {
    try {
      await loadNow(() => fetchPage(router, pathname));
      return false;
    } catch {
      if ((await isAnswered(href)) && mayReload()) location.assign(href);
      else sayMissing();
      return true;
    }
  };
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation }: { readonly nextLocation: Place }) => isMissing(nextLocation),
  });
}
