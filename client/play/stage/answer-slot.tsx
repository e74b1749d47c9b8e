import { useLayoutEffect, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import css from './answer-slot.module.css';

/** How an answer was judged, for the feedback pause. */
export interface Verdict {
  readonly right: boolean;
  /** What was typed, as the slot showed it. */
  readonly given: string;
  readonly answer: string;
  /** What is said of it instead of "Correct" or "Wrong", for instance that it came too late. */
  readonly word?: string;
}

export interface AnswerSlotProps {
  readonly typed: string;
  /** How many digits the answer has: the slot is as wide. */
  readonly digits: number;
  readonly verdict: Verdict | undefined;
}

/**
 * Where the answer is written. It is no input, so no device brings up its own keyboard; what is typed is echoed to those who hear
 * it, and the verdict is the announcer's to say.
 */
export function AnswerSlot({ typed, digits, verdict }: AnswerSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const width = verdict && !verdict.right ? verdict.given.length + verdict.answer.length + 1 : digits;
  useLayoutEffect(() => slot.current?.style.setProperty('--digits', String(width)), [width]);
  const tone = verdict && (verdict.right ? css['right'] : css['wrong']);
  return (
    <div className={classes(css['answer'], tone)}>
      <div ref={slot} className={css['slot']}>
        <output className={css['typed']} aria-label="Your answer">
          {verdict ? '' : shown(typed)}
        </output>
        {verdict && <Given verdict={verdict} />}
      </div>
      <p className={css['word']} aria-hidden="true">
        {verdict && (
          <>
            <Icon name={verdict.right ? 'tick' : 'cross'} />
            {verdict.word ?? (verdict.right ? 'Correct' : 'Wrong')}
          </>
        )}
      </p>
    </div>
  );
}

/** A real minus sign, as wide as a digit. */
const shown = (typed: string): string => typed.replace('-', '\u2212');

function Given({ verdict }: { readonly verdict: Verdict }) {
  const { right, given, answer } = verdict;
  return (
    <span className={css['given']} aria-hidden="true">
      {right ? shown(given) : <s className={css['struck']}>{shown(given)}</s>}
      {!right && <span className={css['correct']}>{shown(answer)}</span>}
    </span>
  );
}
