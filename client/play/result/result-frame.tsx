import type { ReactNode } from 'react';
import { useGame } from '../current-game.ts';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { useResultFocus } from './use-result-focus.ts';
import * as words from '../../words/en/play/result.ts';
import css from './summary.module.css';

interface ResultFrameProps {
  readonly message: string;
  /** The whole result in words. */
  readonly spoken: string;
  /** The result itself, below its message. */
  readonly children: ReactNode;
  /** The details of the run. */
  readonly details?: ReactNode;
  /** The buttons at the bottom. */
  readonly actions: ReactNode;
}

/** The screen of a result: its message, which takes the focus, and what follows from it. */
export function ResultFrame({ message, spoken, children, details, actions }: ResultFrameProps) {
  const { name, hue } = useGame();
  const result = useResultFocus(spoken);
  return (
    <div className={css['summary']} data-hue={hue}>
      <div className={css['switch']}>
        <SoundSwitch />
      </div>
      <section ref={result} tabIndex={-1} className={css['result']} aria-label={words.resultOf(name)}>
        <h1 className={css['message']}>{message}</h1>
        {children}
      </section>
      {details}
      {actions}
    </div>
  );
}
