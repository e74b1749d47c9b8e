import { Button } from '../ui/button/button.tsx';
import { reloadPage } from '../window/load-page.ts';
import { describeError } from '../window/log.ts';
import * as words from '../words/en/shell/error-screen.ts';
import css from './message.module.css';

/** Shown in place of a screen that broke, with the words of the specification. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { message, stack } = describeError(error);
  return (
    <div className={css['message']} role="alert">
      <h1>{words.title}</h1>
      <p className={css['lead']}>{words.lead}</p>
      <Button variant="primary" onClick={reloadPage}>
        {words.refresh}
      </Button>
      <details className={css['detail']}>
        <summary className={css['summary']}>{words.details}</summary>
        <pre className={css['stack']}>{stack || message}</pre>
      </details>
    </div>
  );
}
