// First of all imports: it states the order of the cascade layers, which every other style sheet relies on.
import './ui/styles.css';
import { StrictMode } from 'react';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { ErrorBoundary } from './shell/error-boundary.tsx';

/** The whole window, the same tree in the build (client/prerender.tsx) and in the browser (client/main.tsx). */
export function App({ router }: { readonly router: AnyRouter }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <RouterProvider router={router} />
      </ErrorBoundary>
    </StrictMode>
  );
}
