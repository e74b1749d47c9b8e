import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';
import { logError } from '../window/log.ts';

interface State {
  readonly failed: boolean;
  readonly error: unknown;
}

/** Catches errors outside a route's own screen, those of the shell included. React needs a class for this. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false, error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    logError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
