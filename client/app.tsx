import { StrictMode } from 'react';
import { RouterProvider } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
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
