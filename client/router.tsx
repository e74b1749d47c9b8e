import { createRouter } from '@tanstack/react-router';
import { rootRoute } from './shell/root-route.tsx';
import { siteRoutes } from './site/routes.tsx';
import { gameRoutes } from './games/routes.tsx';
import { accountRoutes } from './account/routes.tsx';

/** Each part of the product names its own routes; this file only joins them. */
const routeTree = rootRoute.addChildren([...siteRoutes, ...gameRoutes, ...accountRoutes]);

export const createAppRouter = () => createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
