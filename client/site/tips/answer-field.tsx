import { useEffect, useRef, useState } from 'react';
import { digitsOf } from '../../../shared/digits.ts';
import { digitCount } from '../../../shared/games/kit/typed-answer.ts';
import { classes } from '../../ui/classes.ts';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { feedback } from '../../words/en/site/live-problem.ts';
import * as words from '../../words/en/site/technique.ts';
import { judge } from './judge.ts';
import type { Problem } from './technique.ts';
import ui from '../../ui/ui.module.css';
import css from './technique.module.css';

interface AnswerFieldProps {
  readonly problem: Problem;
  /** Whether it has the focus from the start: the reader asked for this problem. */
  readonly takesFocus: boolean;
}

/** A problem with the field for its answer, and the feedback under it. */
export function AnswerField({ problem: { printed, answer }, takesFocus }: AnswerFieldProps) {
  const [typed, setTyped] = useState('');
  const [isEntered, setEntered] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const places = digitCount(answer);
  const judgement = judge(typed, answer, isEntered);
  const text = judgement === 'none' ? '' : feedback[judgement];
  function change(value: string): void {
    setTyped(digitsOf(value).slice(0, places));
    setEntered(false);
  }
  return (
    <form
      className={classes(css['answer'], judgement !== 'none' && css[judgement])}
      onSubmit={(event) => {
        event.preventDefault();
        setEntered(true);
      }}
    >
      <label className={css['question']}>
        <span>{`${printed} =`}</span>
        <input
          ref={field}
          className={css['slot']}
          inputMode="numeric"
          autoComplete="off"
          size={places + 1}
          aria-label={`${printed} = ?`}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
      </label>
      <p className={css['feedback']} aria-hidden={text !== '' || undefined}>
        {judgement === 'right' && <Icon name="tick" />}
        {judgement === 'wrong' && <Icon name="cross" />}
        <span className={text === '' ? ui['plain'] : undefined}>{text || words.writeAnswer}</span>
      </p>
      <Announcer message={text} />
    </form>
  );
}
