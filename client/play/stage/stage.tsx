import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { useRootMark } from '../../ui/root-mark.ts';
import { gameInProgress } from '../../window/game-in-progress.ts';
import { useNewScreen } from '../input/use-input-gate.ts';
import css from './stage.module.css';

interface StageProps {
  readonly label: string;
  /** Whether the stage itself takes the focus when it opens, so that the game gets the keys. */
  readonly focused?: boolean;
  /** Whether the game has ended and is shown behind its result. Then prompts may appear again. */
  readonly over?: boolean;
  /** Whether what is on it is never higher than the window, because a part of it takes the room that is left. */
  readonly fits?: boolean;
  readonly children: ReactNode;
}

/**
 * The whole window for a game: nothing scrolls, nothing else is in sight, and no prompt appears. For a screen reader it is an
 * application, so that it passes digit keys on to the game. No browser translates it: numbers change faster than it could, and a
 * translator would take their elements apart.
 */
export function Stage({ label, focused = false, over = false, fits = false, children }: StageProps) {
  useNewScreen();
  useRootMark('immersive');
  const stage = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    gameInProgress.set(!over);
    // Before anything is said: a screen reader breaks off to say what has the focus.
    if (focused) stage.current?.focus({ preventScroll: true });
    return () => gameInProgress.set(false);
  }, [focused, over]);
  // What had the focus can go with a question or a round. Then the game still gets the keys, and no screen reader begins at the document.
  useLayoutEffect(() => {
    if (!focused || document.activeElement !== document.body) return undefined;
    const frame = requestAnimationFrame(() => document.activeElement === document.body && stage.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  });
  return (
    <section
      ref={stage}
      className={classes(css['stage'], fits && css['fits'])}
      role="application"
      aria-label={label}
      tabIndex={-1}
      translate="no"
    >
      {children}
    </section>
  );
}
