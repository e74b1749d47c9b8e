// Must be the first import: it sets the order of the cascade layers, on which every other style sheet relies.
import './ui/styles.css';
import { StrictMode } from 'react';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { BesidePage } from './shell/beside-page.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';

/** The whole window, the same tree in the build (client/prerender.tsx) and in the browser (client/main.tsx). */
export function App({ router }: { readonly router: AnyRouter }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <RouterProvider router={router} />
      </ErrorBoundary>
      <BesidePage />
    </StrictMode>
  );
}
