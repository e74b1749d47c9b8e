import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from '../root-route.tsx';
import { comingPaths } from './coming/paths.ts';

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./home/home.tsx'), 'Home'),
});

const coming = comingPaths.map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyRouteComponent(() => import('./coming/coming-page.tsx'), 'ComingPage'),
  }),
);

/** Addresses that are only another name (decision S1). */
const mathGames = createRoute({
  getParentRoute: () => rootRoute,
  path: '/math-games',
  beforeLoad: () => redirect({ to: '/games', throw: true }),
});
const profile = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  beforeLoad: () => redirect({ to: '/settings', throw: true }),
});

export const siteRoutes = [home, ...coming, mathGames, profile] as const;
