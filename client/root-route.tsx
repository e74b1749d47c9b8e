import './art/hues.css';
import { createRootRoute } from '@tanstack/react-router';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Layout } from './shell/layout.tsx';
import { logError } from './window/log.ts';
import { NotFound } from './shell/not-found.tsx';

export const rootRoute = createRootRoute({
  component: Layout,
  notFoundComponent: NotFound,
  errorComponent: ErrorScreen,
  onCatch: logError,
});
