import type { ReactNode, Ref } from 'react';
import css from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  readonly as?: 'span' | 'p' | 'h2' | 'legend' | 'caption' | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as = 'span', id, children }: VisuallyHiddenProps) {
  const Tag: 'span' = as as 'span';
  return (
    <Tag id={id} className={css['hidden']}>
      {children}
    </Tag>
  );
}

/** Text for screen readers only that changes while something is under way. The browser then lays out nothing else. */
export const ChangingWords = ({ children }: { readonly children: string }) => (
  <div className={css['hidden']}>
    <p className={css['alone']}>{children}</p>
  </div>
);

/** A place for texts for screen readers only: each that is added is spoken, after those before. */
export const SaidLog = ({ ref }: { readonly ref: Ref<HTMLDivElement> }) => (
  <div className={css['hidden']}>
    <div ref={ref} className={css['alone']} role="log" />
  </div>
);

/** A region that has come with what it says is left empty for so long, in ms: else it is often not read. */
export const STANDS_MS = 150;

interface AnnouncerProps {
  /** The text that is spoken once when it changes. An empty text is silent. */
  readonly message: string;
  /** Whether it interrupts other speech, for instance for a wrong answer under time pressure. */
  readonly assertive?: boolean | undefined;
}

/** Speaks without moving the focus. Keep it mounted: a region that appears together with its text is often not read. */
export function Announcer({ message, assertive = false }: AnnouncerProps) {
  return (
    <div className={css['hidden']}>
      <div className={css['alone']} role={assertive ? 'alert' : 'status'} aria-atomic="true">
        {message}
      </div>
    </div>
  );
}
