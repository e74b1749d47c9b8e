import type { ReactNode } from 'react';
import css from './section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** A sentence or two under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One section of a page of words: its title stands beside its content where there is room, and above it on a phone. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={css['section']} aria-labelledby={id}>
      <div className={css['sectionHead']}>
        <h2 id={id} className={css['sectionTitle']}>
          {title}
        </h2>
        {lead !== undefined && <p className={css['soft']}>{lead}</p>}
      </div>
      <div className={css['sectionBody']}>{children}</div>
    </section>
  );
}
