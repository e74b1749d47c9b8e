import { useLayoutEffect, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './problem.module.css';

interface ProblemProps {
  readonly text: string;
  readonly note: string | null;
  /** Whether the sheet's corner is folded, the sign of a right answer. */
  readonly folded: boolean;
}

/** A longer text is set as a sentence, not as a sum. */
const SENTENCE = 18;

/** The problem on its sheet, as large as it fits. Give it a `key` for each question, so that a new sheet gets its animation. */
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
