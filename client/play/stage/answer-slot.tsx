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
  /** The answer was only taken: neither mark nor colour says more. */
  readonly isOpen?: true;
}

interface AnswerSlotProps {
  /** What is typed. The slot alone is rendered with each digit. */
  readonly typed: TypedText;
  /** How many digits the answer has. The slot has the same width. */
  readonly digits: number;
  readonly verdict: Verdict | undefined;
  /** What is to be typed, if that is no answer to the question in sight. It stands where a verdict does. */
  readonly prompt?: string | undefined;
  /** Whether each key is said by itself. Else a screen reader reads what is typed whenever it changes. */
  readonly isEchoed?: boolean;
}

/**
 * Where the answer is shown. It is no input element, so that no device opens its own keyboard. A screen reader finds the typed text here;
 * the announcer says the verdict.
 */
export function AnswerSlot({ typed, digits, verdict, prompt, isEchoed = false }: AnswerSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const isWrong = verdict !== undefined && !verdict.right && !verdict.isOpen;
  const width = isWrong ? verdict.given.length + verdict.answer.length + 1 : digits;
  useLayoutEffect(() => slot.current?.style.setProperty('--digits', String(width)), [width]);
  const tone = verdict && !verdict.isOpen && (verdict.right ? css['right'] : css['wrong']);
  return (
    <div className={classes(css['answer'], tone)}>
      <div ref={slot} className={css['slot']}>
        <Typed text={typed} isJudged={verdict !== undefined} isEchoed={isEchoed} />
        {verdict && <Given verdict={verdict} />}
      </div>
      <p className={css['word']} aria-hidden="true">
        {verdict && !verdict.isOpen && <Icon name={verdict.right ? 'tick' : 'cross'} />}
        {(verdict || prompt !== undefined) && (
          <span className={verdict ? undefined : css['prompt']}>{verdict ? wordOf(verdict) : prompt}</span>
        )}
      </p>
    </div>
  );
}

const wordOf = ({ word, right }: Verdict): string => word ?? (right ? words.correct : words.wrong);

interface TypedProps extends Required<Pick<AnswerSlotProps, 'isEchoed'>> {
  readonly text: TypedText;
  readonly isJudged: boolean;
}

function Typed({ text, isJudged, isEchoed }: TypedProps) {
  const typed = useRun(text);
  return (
    <output className={css['typed']} aria-label={words.yourAnswer} aria-live={isEchoed ? 'off' : 'polite'}>
      {isJudged ? '' : shown(typed)}
    </output>
  );
}

/** A real minus sign, as wide as a digit. */
const shown = (typed: string): string => typed.replace('-', '\u2212');

function Given({ verdict }: { readonly verdict: Verdict }) {
  const { right, given, answer, isOpen = false } = verdict;
  return (
    <span className={css['given']} aria-hidden="true">
      {right || isOpen ? <span>{shown(given)}</span> : <s className={css['struck']}>{shown(given)}</s>}
      {!right && !isOpen && <span className={css['correct']}>{shown(answer)}</span>}
    </span>
  );
}
