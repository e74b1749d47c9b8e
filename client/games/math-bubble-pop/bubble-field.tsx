import { memo, type Ref } from 'react';
import type { Bubble } from '../../../shared/games/math-bubble-pop/v1/boards.ts';
import type { BubblePopState } from '../../../shared/games/math-bubble-pop/v1/rules.ts';
import { pressAtOnce } from '../../play/input/press-at-once.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/math-bubble-pop/play.ts';
import css from './bubble-field.module.css';

interface BubbleFieldProps {
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly state: BubblePopState;
  /** The bubble that Tab reaches; arrow keys reach the others. */
  readonly current: number;
  /** Absent when the game is over. */
  readonly onPress?: (id: number) => void;
}

/** How a bubble looks while the verdict on its set is shown. */
type Fate = 'pops' | 'fails' | 'rests' | undefined;

/** Twelve bubbles that float. */
export function BubbleField({ ref, state, current, onPress }: BubbleFieldProps) {
  const { bubbles, picked, board, checkAtMs, verdict } = state;
  const waiting = checkAtMs !== null || verdict !== null;
  return (
    <div className={css['field']}>
      <fieldset ref={ref} className={classes(css['bubbles'], onPress === undefined && css['frozen'])} aria-label={words.bubbles}>
        {bubbles.map((bubble) => (
          <BubbleButton
            key={bubble.id}
            bubble={bubble}
            board={board}
            place={picked.indexOf(bubble.id)}
            fate={fateOf(state, bubble.id)}
            waiting={waiting}
            reachable={bubble.id === current}
            onPress={onPress}
          />
        ))}
      </fieldset>
    </div>
  );
}

function fateOf({ verdict, picked }: BubblePopState, id: number): Fate {
  if (verdict === null) return undefined;
  if (!picked.includes(id)) return 'rests';
  return verdict.right ? 'pops' : 'fails';
}

interface BubbleButtonProps {
  readonly bubble: Bubble;
  readonly board: number;
  /** Its place in the set from 0, or −1. */
  readonly place: number;
  readonly fate: Fate;
  /** Nothing can be picked now. */
  readonly waiting: boolean;
  readonly reachable: boolean;
  readonly onPress: ((id: number) => void) | undefined;
}

/**
 * The button stands still, so it is easy to hit; its content floats, pops and shakes. It stays from board to board and keeps the focus.
 * A pick renders its own bubble alone.
 */
const BubbleButton = memo(function BubbleButton({ bubble, board, place, fate, waiting, reachable, onPress }: BubbleButtonProps) {
  const { id, number, colour } = bubble;
  const isPicked = place >= 0;
  return (
    <button
      type="button"
      className={classes(css['bubble'], css[`c${colour}`])}
      data-bubble={id}
      aria-pressed={isPicked}
      aria-disabled={waiting || onPress === undefined || undefined}
      tabIndex={reachable ? 0 : -1}
      {...pressAtOnce(() => onPress?.(id))}
    >
      <span className={classes(css['drift'], fate && css[fate])}>
        <span key={board} className={classes(css['skin'], isPicked && css['picked'])}>
          <span className={css['number']}>{number}</span>
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
