import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ALIASES, loaderOf, PAGES } from './pages.ts';
import { rootRoute } from './root-route.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { logError } from './window/log.ts';

const getParentRoute = () => rootRoute;

const pages = PAGES.map((page) => createRoute({ getParentRoute, path: page.path, component: lazyRouteComponent(loaderOf(page)) }));

const aliases = ALIASES.map(({ path, leadsTo }) =>
  createRoute({ getParentRoute, path, beforeLoad: () => redirect({ to: leadsTo, throw: true }) }),
);

const routeTree = rootRoute.addChildren([...pages, ...aliases]);

/** Makes the router. The error screen replaces a screen that breaks; header and footer stay. */
export const createAppRouter = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultOnCatch: logError,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
