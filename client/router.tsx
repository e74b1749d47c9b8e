import { createRoute, createRouter, lazyRouteComponent, redirect, type AnyRoute, type AnyRouter } from '@tanstack/react-router';
import { base } from '../shared/build-stamp.ts';
import { ALIASES } from './aliases.ts';
import type { PageModule } from './pages.ts';
import { rootRoute } from './root-route.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { logError } from './window/log.ts';

const getParentRoute = () => rootRoute;

interface RoutedPage<Path extends string> {
  readonly path: Path;
  readonly load: () => Promise<PageModule>;
}

const components = new Map<string, ReturnType<typeof lazyRouteComponent>>();

/**
 * The route of a page. A window makes that of its first page before it knows all pages; made again with those, it has the same component, so
 * that React leaves the page on the screen alone.
 */
export function routeOf<Path extends string>({ path, load }: RoutedPage<Path>) {
  const component = components.get(path) ?? lazyRouteComponent(load);
  components.set(path, component);
  return createRoute({ getParentRoute, path, component });
}

/** The routes of the addresses that are only another name of a page. */
export const aliasRoutes = ALIASES.map(({ path, leadsTo }) =>
  createRoute({ getParentRoute, path, beforeLoad: () => redirect({ to: leadsTo, throw: true }) }),
);

/** The routes of a window that so far knows one page alone. */
export const treeOf = (page: RoutedPage<string>): AnyRoute => rootRoute.addChildren([routeOf(page), ...aliasRoutes]);

let isDocument = true;

/**
 * Whether the router moves a page that it has rendered: to its beginning, or to where one was. The document is on the screen before that:
 * whoever has scrolled it meanwhile stays there.
 */
function movesPage(): boolean {
  const isScrolled = isDocument && scrollY > 0;
  isDocument = false;
  // The router keeps the places of what has scrolled since it rendered the page.
  if (isScrolled) document.dispatchEvent(new Event('scroll'));
  return !isScrolled;
}

/** Makes the router. The error screen replaces a screen that breaks; header and footer stay. */
export const createAppRouter = (routeTree: AnyRoute): AnyRouter =>
  createRouter({
    routeTree,
    basepath: base || '/',
    defaultPreload: 'intent',
    scrollRestoration: movesPage,
    defaultErrorComponent: ErrorScreen,
    defaultOnCatch: logError,
  });
