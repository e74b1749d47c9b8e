import type { AnyRouter, createRouter } from '@tanstack/react-router';
import { PAGES, POST_PAGE, type Page } from './pages.ts';
import { rootRoute } from './root-route.tsx';
import { aliasRoutes, routeOf } from './router.tsx';

/** All but the one whose links need a parameter: one type for all would demand it of every link. */
const isPlain = (page: Page): page is Exclude<(typeof PAGES)[number], typeof POST_PAGE> => page !== POST_PAGE;

/** The routes of all pages. */
export const routeTree = rootRoute.addChildren([...PAGES.filter(isPlain).map(routeOf), routeOf(POST_PAGE), ...aliasRoutes]);

/** Has a router read the tree anew, which it was given when that had the first page alone. */
export const addRoutes = (router: AnyRouter): void => router.setRoutes(router.buildRouteTree());

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter<typeof routeTree>>;
  }
}
