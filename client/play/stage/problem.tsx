import { useLayoutEffect, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './problem.module.css';

export interface ProblemProps {
  readonly text: string;
  readonly note: string | null;
  /** A right answer folds the sheet's corner over. */
  readonly folded: boolean;
}

/** A problem that is a sentence rather than a sum. */
const SENTENCE = 18;

/** The problem on its sheet, as large as it fits. Give it a `key` per question: the next sheet then settles in its place. */
export function Problem({ text, note, folded }: ProblemProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const sentence = text.length > SENTENCE;
  useLayoutEffect(() => line.current?.style.setProperty('--chars', String(text.length)), [text]);
  return (
    <div className={classes(css['sheet'], folded && css['folded'])}>
      <p ref={line} className={classes(css['text'], sentence && css['sentence'])}>
        {text}
      </p>
      {note !== null && <p className={css['note']}>{note}</p>}
    </div>
  );
}
