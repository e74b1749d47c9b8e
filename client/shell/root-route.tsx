import '../games/catalogue/hues.css';
import { createRootRoute } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen.tsx';
import { later } from './later.tsx';
import { Layout } from './layout.tsx';
import { logError } from './log.ts';

export const rootRoute = createRootRoute({
  component: Layout,
  notFoundComponent: later(() => import('./not-found.tsx')),
  errorComponent: ErrorScreen,
  onCatch: logError,
});
