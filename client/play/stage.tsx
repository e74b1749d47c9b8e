import type { ReactNode } from 'react';
import { usePlaying } from './use-playing.ts';
import css from './stage.module.css';

/** The whole window for a game: nothing scrolls, nothing else is in sight. */
export function Stage({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  usePlaying();
  return (
    <section className={css['stage']} aria-label={label}>
      {children}
    </section>
  );
}
