import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root-route.tsx';

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
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/games/calculator-vs-brain',
    component: lazyRouteComponent(() => import('./calculator-vs-brain/calculator-vs-brain.tsx'), 'CalculatorVsBrain'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/games/multiplication-table',
    component: lazyRouteComponent(() => import('./multiplication-table/multiplication-table.tsx'), 'MultiplicationTable'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/games/number-puzzle',
    component: lazyRouteComponent(() => import('./number-puzzle/number-puzzle.tsx'), 'NumberPuzzle'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/games/number-sequence',
    component: lazyRouteComponent(() => import('./number-sequence/number-sequence.tsx'), 'NumberSequence'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/games/math-bubble-pop',
    component: lazyRouteComponent(() => import('./math-bubble-pop/math-bubble-pop.tsx'), 'MathBubblePop'),
  }),
] as const;
