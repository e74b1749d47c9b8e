import { Button } from '../ui/button/button.tsx';
import { reloadPage } from '../window/load-page.ts';
import { describeError } from '../window/log.ts';
import css from './message.module.css';

/** Shown in place of a screen that broke, with the words of the specification. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { message, stack } = describeError(error);
  return (
    <div className={css['message']} role="alert">
      <h1>Oops! Something went wrong</h1>
      <p className={css['lead']}>We encountered an unexpected error. Please try refreshing the page.</p>
      <Button variant="primary" onClick={reloadPage}>
        Refresh Page
      </Button>
      <details className={css['detail']}>
        <summary className={css['summary']}>Details</summary>
        <pre className={css['stack']}>{stack || message}</pre>
      </details>
    </div>
  );
}
