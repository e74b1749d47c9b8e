import '../games/catalogue/hues.css';
import { createRootRoute } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';
import { logError } from '../window/log.ts';
import { NotFound } from './not-found.tsx';

export const rootRoute = createRootRoute({
  component: Layout,
  notFoundComponent: NotFound,
  errorComponent: ErrorScreen,
  onCatch: logError,
});
