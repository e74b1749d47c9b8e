import { prerender } from 'react-dom/static';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';
import { Frame } from './shell/frame.tsx';
import { rootRoute } from './root-route.tsx';

/** Runs in the build only: turns routes into the HTML of their first screen, as a guest sees it. */

const missingPath = '/404';

/** Routes that show nothing worth reading until the device has said who plays: they get the frame. */
const personal = /^\/(?:auth|settings|admin|profile|daily-challenge\/play)(?:\/|$)|\$/;

/** A router that stands at `path` and writes no script of its own into the page. */
function routerAt(path: string) {
  const router = createAppRouter();
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }), scrollRestoration: false });
  return router;
}

/** Every pattern the router knows ("/blog/$slug"), without those of no page. */
export const routePatterns: readonly string[] = Object.keys(routerAt('/').routesByPath).map((pattern) => pattern.replace(/(.)\/$/, '$1'));

/** The paths that get a document of their own. */
export const documentPaths: readonly string[] = routePatterns.filter((pattern) => !personal.test(pattern));

/** The paths that get the frame, with words of their own in its head. */
export const framedPaths: readonly string[] = routePatterns.filter((pattern) => personal.test(pattern) && !pattern.includes('$'));

export interface Screen {
  readonly markup: string;
  /** The components of the routes it consists of. */
  readonly pages: readonly object[];
}

/** The first screen at `path`; none if it leads elsewhere. Throws if a component on it can't be rendered without a browser. */
export async function renderPath(path: string): Promise<Screen | undefined> {
  const router = routerAt(path);
  await router.load();
  return leadsElsewhere(router) ? undefined : render(router);
}

/** A redirect leaves the router without a page for the path. */
const leadsElsewhere = (router: AnyRouter): boolean => router._serverResult?.type === 'redirect';

/** The first screen of an address that leads nowhere. */
export async function renderMissing(): Promise<Screen> {
  return render(routerAt(missingPath));
}

/** Header and empty page sheet, for every route without a document of its own. */
export async function renderFrame(): Promise<Screen> {
  // A tree of its own: the same root, with the frame as its only page.
  const { component } = rootRoute.options;
  const root = createRootRoute(component ? { component } : {});
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Frame });
  return render(createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() }));
}

async function render(router: AnyRouter): Promise<Screen> {
  const errors: unknown[] = [];
  await router.load();
  const { prelude } = await prerender(<App router={router} />, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const markup = await new Response(prelude).text();
  if (errors.length > 0)
    throw new AggregateError(errors, `${router.state.location.pathname} cannot be rendered in the build: ${errors.join('; ')}`);
  return { markup, pages: pagesOf(router) };
}

function pagesOf(router: AnyRouter): object[] {
  const routes: Readonly<Record<string, AnyRoute>> = router.routesById;
  return (router.state.matches as readonly { routeId: string }[]).flatMap(({ routeId }) => {
    const page: unknown = routes[routeId]?.options.component;
    return typeof page === 'function' ? [page] : [];
  });
}
