import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from './shell/error-screen.tsx';
import { logError } from './window/log.ts';
import { rootRoute } from './root-route.tsx';
import { siteRoutes } from './site/routes.tsx';
import { gameRoutes } from './games/routes.tsx';
import { authRoute } from './auth-route.tsx';

/** Each part of the product names its own routes; this file only joins them. */
const routeTree = rootRoute.addChildren([...siteRoutes, ...gameRoutes, authRoute]);

/** A screen that breaks is replaced by the error screen in its own place: header and footer stay. */
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
