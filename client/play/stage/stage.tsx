import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { gameInProgress } from '../../window/game-in-progress.ts';
import { useNewScreen } from '../input/use-input-gate.ts';
import css from './stage.module.css';

export interface StageProps {
  readonly label: string;
  /** Whether the stage itself takes the focus when it opens, so that the game gets the keys. */
  readonly focused?: boolean;
  /** Whether the game has ended and is shown behind its result. Then prompts may appear again. */
  readonly over?: boolean;
  readonly children: ReactNode;
}

/**
 * The whole window for a game: nothing scrolls, nothing else is in sight, and no prompt appears. For a screen reader it is an
 * application, so that it passes digit keys on to the game.
 */
export function Stage({ label, focused = false, over = false, children }: StageProps) {
  useNewScreen();
  const stage = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    gameInProgress.set(!over);
    if (focused) stage.current?.focus({ preventScroll: true });
    return () => gameInProgress.set(false);
  }, [focused, over]);
  return (
    <section ref={stage} className={css['stage']} role="application" aria-label={label} tabIndex={-1} data-immersive="">
      {children}
    </section>
  );
}
