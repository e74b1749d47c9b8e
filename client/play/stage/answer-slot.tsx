import { useLayoutEffect, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { TypedText } from '../input/answer-run.ts';
import { useRun } from '../run/use-run.ts';
import * as words from '../../words/en/play/stage.ts';
import css from './answer-slot.module.css';

/** The verdict on an answer, for the feedback pause. */
export interface Verdict {
  readonly right: boolean;
  /** The typed text, as the slot showed it. */
  readonly given: string;
  readonly answer: string;
  /** A text instead of "Correct" or "Wrong", for instance that the answer came too late. */
  readonly word?: string;
}

interface AnswerSlotProps {
  /** What is typed. The slot alone is rendered with each digit. */
  readonly typed: TypedText;
  /** How many digits the answer has. The slot has the same width. */
  readonly digits: number;
  readonly verdict: Verdict | undefined;
}

/**
 * Where the answer is shown. It is no input element, so that no device opens its own keyboard. A screen reader reads the typed text here;
 * the announcer says the verdict.
 */
export function AnswerSlot({ typed, digits, verdict }: AnswerSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const width = verdict && !verdict.right ? verdict.given.length + verdict.answer.length + 1 : digits;
  useLayoutEffect(() => slot.current?.style.setProperty('--digits', String(width)), [width]);
  const tone = verdict && (verdict.right ? css['right'] : css['wrong']);
  return (
    <div className={classes(css['answer'], tone)}>
      <div ref={slot} className={css['slot']}>
        <Typed text={typed} isJudged={verdict !== undefined} />
        {verdict && <Given verdict={verdict} />}
      </div>
      <p className={css['word']} aria-hidden="true">
        {verdict && (
          <>
            <Icon name={verdict.right ? 'tick' : 'cross'} />
            <span>{verdict.word ?? (verdict.right ? words.correct : words.wrong)}</span>
          </>
        )}
      </p>
    </div>
  );
}

function Typed({ text, isJudged }: { readonly text: TypedText; readonly isJudged: boolean }) {
  const typed = useRun(text);
  return (
    <output className={css['typed']} aria-label={words.yourAnswer}>
      {isJudged ? '' : shown(typed)}
    </output>
  );
}

/** A real minus sign, as wide as a digit. */
const shown = (typed: string): string => typed.replace('-', '\u2212');

function Given({ verdict }: { readonly verdict: Verdict }) {
  const { right, given, answer } = verdict;
  return (
    <span className={css['given']} aria-hidden="true">
      {right ? <span>{shown(given)}</span> : <s className={css['struck']}>{shown(given)}</s>}
      {!right && <span className={css['correct']}>{shown(answer)}</span>}
    </span>
  );
}
