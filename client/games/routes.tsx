import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../shell/root-route.tsx';

export const gameRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/games',
    component: lazyRouteComponent(() => import('./catalogue/catalogue.tsx'), 'Catalogue'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/games/speed-math',
    component: lazyRouteComponent(() => import('./speed-math/speed-math.tsx'), 'SpeedMath'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/games/math-race',
    component: lazyRouteComponent(() => import('./math-race/math-race.tsx'), 'MathRace'),
  }),
] as const;
