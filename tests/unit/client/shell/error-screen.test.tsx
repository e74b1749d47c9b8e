import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '../../../../client/shell/error-boundary.tsx';
import { ErrorScreen } from '../../../../client/shell/error-screen.tsx';

it('the error screen says what the specification says, with the stack cut to 1000 characters', () => {
  const error = new Error('broken');
  error.stack = 's'.repeat(3000);
  const html = renderToStaticMarkup(createElement(ErrorScreen, { error }));
  for (const text of [
    'Oops! Something went wrong',
    'We encountered an unexpected error. Please try refreshing the page.',
    'Refresh Page',
  ]) {
    expect(html).toContain(text);
  }
  expect(html.match(/s{900,}/)?.[0]).toHaveLength(1000);
});

it('the last net catches what is thrown, whatever it is', () => {
  expect(ErrorBoundary.getDerivedStateFromError(undefined)).toEqual({ failed: true, error: undefined });
});
