import { Button } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/analytics/stored.ts';
import css from './loading.module.css';

/** Blank sheets of about the height of what comes. */
export const Loading = ({ said }: { readonly said?: string }) => (
  <div className={css['loading']} aria-busy={said === undefined}>
    <output>{said ?? words.loading}</output>
    {[1, 2, 3].map((sheet) => (
      <Sheet key={sheet} className={css['blank']} />
    ))}
  </div>
);

export const Retry = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Sheet className={css['retry']}>
    <output>{words.unreadable}</output>
    <Button onClick={onRetry}>{words.retry}</Button>
  </Sheet>
);
