import { memo } from 'react';
import type { Bubble } from '../../../shared/games/math-bubble-pop/v1/boards.ts';
import { playChoices } from '../../play/choices/now.ts';
import { pressAtOnce } from '../../play/input/press-at-once.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/math-bubble-pop/play.ts';
import css from './bubble-button.module.css';

/** How a bubble looks while the verdict on its set is shown. */
export type Fate = 'pops' | 'fails' | 'rests' | undefined;

interface BubbleButtonProps {
  readonly bubble: Bubble;
  readonly board: number;
  /** How many stand beside one another. */
  readonly columns: number;
  /** Its place in the set from 0, or −1. */
  readonly place: number;
  readonly fate: Fate;
  /** Nothing can be picked now. */
  readonly waiting: boolean;
  readonly reachable: boolean;
  readonly onPress: ((id: number) => void) | undefined;
  /** Without a clock it does not float. */
  readonly untimed?: boolean;
}

/**
 * The button stands still, so it is easy to hit; its content floats, pops and shakes. It stays from board to board and keeps the focus.
 * A pick renders its own bubble alone.
 */
export const BubbleButton = memo(function BubbleButton({
  bubble,
  board,
  columns,
  place,
  fate,
  waiting,
  reachable,
  onPress,
  untimed = false,
}: BubbleButtonProps) {
  const { id, number, colour } = bubble;
  const isPicked = place >= 0;
  const isStill = untimed || onPress === undefined || playChoices().bubbles === 'still';
  return (
    <button
      type="button"
      className={classes(css['bubble'], css[`c${colour}`])}
      data-bubble={id}
      aria-label={words.bubble(number, Math.floor(id / columns) + 1, (id % columns) + 1)}
      aria-pressed={isPicked}
      aria-disabled={waiting || onPress === undefined || undefined}
      tabIndex={reachable ? 0 : -1}
      {...pressAtOnce(() => onPress?.(id))}
    >
      <span className={classes(css['drift'], fate && css[fate], isStill && css['frozen'])}>
        <span key={board} className={classes(css['skin'], isPicked && css['picked'])}>
          <span>{number}</span>
          {isPicked && (
            <span className={css['place']} aria-hidden="true">
              {fate === 'fails' ? <Icon name="cross" size="small" /> : place + 1}
            </span>
          )}
        </span>
      </span>
    </button>
  );
});
