import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ALIASES, PAGES, POST_PAGE, type Page } from './pages.ts';
import { rootRoute } from './root-route.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { logError } from './window/log.ts';

const getParentRoute = () => rootRoute;

/** All but the one whose links need a parameter: one type for all would demand it of every link. */
const isPlain = (page: Page): page is Exclude<(typeof PAGES)[number], typeof POST_PAGE> => page !== POST_PAGE;

const componentOf = ({ load }: Page) => lazyRouteComponent(load);

const pages = PAGES.filter(isPlain).map((page) => createRoute({ getParentRoute, path: page.path, component: componentOf(page) }));

const post = createRoute({ getParentRoute, path: POST_PAGE.path, component: componentOf(POST_PAGE) });

const aliases = ALIASES.map(({ path, leadsTo }) =>
  createRoute({ getParentRoute, path, beforeLoad: () => redirect({ to: leadsTo, throw: true }) }),
);

const routeTree = rootRoute.addChildren([...pages, post, ...aliases]);

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
