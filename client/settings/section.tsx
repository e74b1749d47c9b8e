import { useId, type ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Sheet } from '../ui/sheet/sheet.tsx';
import ui from '../ui/ui.module.css';
import css from './settings.module.css';

interface SectionProps {
  readonly title: string;
  /** What the section is for, in a sentence. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page: its heading, and a sheet with what can be seen or changed. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css['section']} aria-labelledby={id}>
      <div className={ui['column2']}>
        <h2 id={id} className={css['title']}>
          {title}
        </h2>
        {note !== undefined && <p className={css['note']}>{note}</p>}
      </div>
      <Sheet className={css['sheet']}>{children}</Sheet>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly children: ReactNode;
  /** The button at the end of the row. */
  readonly action?: ReactNode;
}

/** One line of a sheet: what it is, how it stands, and how to change it. */
export const Row = ({ name, children, action }: RowProps) => (
  <div className={classes(css['row'], action !== undefined && css['withAction'])}>
    <div className={css['words']}>
      <h3 className={css['name']}>{name}</h3>
      <div className={css['value']}>{children}</div>
    </div>
    {action}
  </div>
);
