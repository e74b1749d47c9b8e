import { createRootRoute } from '@tanstack/react-router';
import { Layout } from './layout.tsx';
import { NotFound } from './not-found.tsx';

export const rootRoute = createRootRoute({ component: Layout, notFoundComponent: NotFound });
