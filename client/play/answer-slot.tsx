import { useLayoutEffect, useRef } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import css from './answer-slot.module.css';

/** How an answer was judged, for the feedback pause. */
export interface Verdict {
  readonly right: boolean;
  /** What was typed, as the slot showed it. */
  readonly given: string;
  readonly answer: string;
}

export interface AnswerSlotProps {
  readonly typed: string;
  /** How many digits the answer has: the slot is as wide. */
  readonly digits: number;
  readonly verdict: Verdict | undefined;
}

/**
 * Where the answer is written. It is no input, so no device brings up its own keyboard; to a screen reader it is a text box,
 * which makes it pass digit keys on. It takes the focus once, when play begins, and nothing moves it from there.
 */
export function AnswerSlot({ typed, digits, verdict }: AnswerSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => slot.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => slot.current?.style.setProperty('--digits', String(digits)), [digits]);
  const tone = verdict && (verdict.right ? css['right'] : css['wrong']);
  return (
    <div className={classes(css['answer'], tone)}>
      <div className={css['row']}>
        <div ref={slot} className={css['slot']} role="textbox" aria-label="Your answer" aria-readonly={verdict !== undefined} tabIndex={0}>
          {verdict ? <Given verdict={verdict} /> : shown(typed)}
        </div>
      </div>
      <p className={css['word']} aria-hidden="true">
        {verdict && (
          <>
            <Icon name={verdict.right ? 'tick' : 'cross'} />
            {verdict.right ? 'Correct' : 'Wrong'}
          </>
        )}
      </p>
    </div>
  );
}

/** A real minus sign, as wide as a digit. */
const shown = (typed: string): string => typed.replace('-', '\u2212');

function Given({ verdict }: { readonly verdict: Verdict }) {
  if (verdict.right) return shown(verdict.given);
  return (
    <>
      <s className={css['struck']}>{shown(verdict.given)}</s>
      <span className={css['correct']}>{shown(verdict.answer)}</span>
    </>
  );
}
