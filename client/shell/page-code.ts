import type { AnyRouter } from '@tanstack/react-router';
import { loadPage } from '../window/load-page.ts';
import { answerAt, loadNow, mayReload, sayMissing, untilLoaded } from '../window/missing-chunk.ts';

interface Place {
  readonly pathname: string;
  readonly href: string;
}

/** What the router's lazy pages have until their code is loaded. */
interface LazyPage {
  readonly preload?: (() => Promise<unknown> | undefined) | undefined;
}

/** Adds the routes of all pages to those of the router. */
type AddAllPages = () => Promise<void>;

/** Fetches the code of the page at `path`. @throws Error if it cannot be fetched now; the router does not report that. */
async function fetchPage(router: AnyRouter, path: string, addAllPages?: AddAllPages): Promise<void> {
  if (!router.getMatchedRoutes(path)[2]) await addAllPages?.();
  const [routes] = router.getMatchedRoutes(path);
  const pages = routes.map(({ options }): LazyPage | undefined => options.component);
  await Promise.all(pages.map(async (page) => page?.preload?.()));
  if (pages.some((page) => page?.preload)) throw new Error(`The code of ${path} is not there.`);
}

/** Waits for the code of the first page, while the document can be read. If the code is really missing, the error screen tells it. */
export const firstPageLoaded = (router: AnyRouter): Promise<void> =>
  untilLoaded(() => fetchPage(router, router.state.location.pathname)).catch(() => undefined);

/**
 * Leaves a page only when the next page's code is loaded, so that without a network nothing on screen is lost. If the code belongs to
 * a version that is gone, the page is loaded from the server.
 */
export function stayUntilLoaded(router: AnyRouter, addAllPages: AddAllPages): void {
  const isMissing = async ({ pathname, href }: Place): Promise<boolean> => {
    for (let isFirst = true; ; isFirst = false) {
      try {
        await loadNow(() => fetchPage(router, pathname, addAllPages));
        return false;
      } catch {
        const answer = await answerAt(href);
        if (answer === 'this' && isFirst) continue;
        // The loader keeps a failure in old engines, and a document of its own has another loader.
        if (answer === 'this' || (answer === 'another' && mayReload())) loadPage(href);
        else sayMissing();
        return true;
      }
    }
  };
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation }: { readonly nextLocation: Place }) => isMissing(nextLocation),
  });
}
