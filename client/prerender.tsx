import { prerender } from 'react-dom/static';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';
import { Frame } from './shell/frame.tsx';
import { rootRoute } from './shell/root-route.tsx';

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

/** The first screen at `path`. Throws if a component on it can't be rendered without a browser. */
export async function renderPath(path: string): Promise<string> {
  return render(routerAt(path));
}

/** The first screen of an address that leads nowhere. */
export async function renderMissing(): Promise<string> {
  return render(routerAt(missingPath));
}

/** Header and empty page sheet, for every route without a document of its own. */
export async function renderFrame(): Promise<string> {
  // A tree of its own: the same root, with the frame as its only page.
  const { component } = rootRoute.options;
  const root = createRootRoute(component ? { component } : {});
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Frame });
  return render(createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() }));
}

async function render(router: AnyRouter): Promise<string> {
  const errors: unknown[] = [];
  await router.load();
  const { prelude } = await prerender(<App router={router} />, { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${router.state.location.pathname} cannot be rendered in the build: ${errors.join('; ')}`);
  return html;
}
