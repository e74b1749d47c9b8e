import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import css from './puzzle-table.module.css';

/** The class of the frame around it. */
export const puzzleFrame = css['frame'];

interface PuzzleTableProps {
  readonly board: ReactNode;
  /** The words below the board. Their room is always there. */
  readonly words: ReactNode;
  readonly buttons?: ReactNode;
}

/** The board as large as the window allows, with words and buttons below it, or beside it on a phone in landscape. */
export function PuzzleTable({ board, words, buttons }: PuzzleTableProps) {
  const space = useRef<HTMLDivElement>(null);
  useSquare(space);
  return (
    <div className={css['table']}>
      <div ref={space} className={css['space']}>
        <div className={css['board']}>{board}</div>
      </div>
      <div className={css['words']}>{words}</div>
      <div className={css['buttons']}>{buttons}</div>
    </div>
  );
}

/** The square of the last board. The next screen mostly has the same room: with it, nothing has to be laid out to measure it. */
let lastSquare = '';

/**
 * Sets a custom property to the largest square that fits, measured when the room changes. Container units could do it, too, but with
 * them each tenth of a second on the clock costs a layout of all tiles.
 */
function useSquare(space: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = space.current;
    if (!element) return undefined;
    element.style.setProperty('--square', lastSquare);
    // It is called before the first paint, too.
    const observer = new ResizeObserver(() => {
      lastSquare = `${Math.min(element.clientWidth, element.clientHeight)}px`;
      element.style.setProperty('--square', lastSquare);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [space]);
}
