import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../shell/root-route.tsx';

export const accountRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/auth/callback',
    component: lazyRouteComponent(() => import('./auth-callback.tsx'), 'AuthCallback'),
  }),
] as const;
