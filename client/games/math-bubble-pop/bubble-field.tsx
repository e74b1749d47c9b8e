import type { RefObject } from 'react';
import type { BubblePopState } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import { isUntimed } from '../../play/choices/clock-of.ts';
import * as words from '../../words/en/math-bubble-pop/play.ts';
import { useColumns } from './use-columns.ts';
import { BubbleButton, type Fate } from './bubble-button.tsx';
import css from './bubble-field.module.css';

interface BubbleFieldProps {
  readonly ref?: RefObject<HTMLFieldSetElement | null>;
  readonly state: BubblePopState;
  /** The bubble that Tab reaches; arrow keys reach the others. */
  readonly current: number;
  /** Absent when the game is over. */
  readonly onPress?: (id: number) => void;
}

/** Twelve bubbles that float. */
export function BubbleField({ ref, state, current, onPress }: BubbleFieldProps) {
  const { config, bubbles, picked, board, checkAtMs, verdict } = state;
  const columns = useColumns(ref);
  const waiting = checkAtMs !== null || verdict !== null;
  return (
    <div className={css['field']}>
      <fieldset ref={ref} className={css['bubbles']} aria-label={words.bubbles} data-scan="again">
        {bubbles.map((bubble) => (
          <BubbleButton
            key={bubble.id}
            bubble={bubble}
            board={board}
            columns={columns}
            place={picked.indexOf(bubble.id)}
            fate={fateOf(state, bubble.id)}
            waiting={waiting}
            reachable={bubble.id === current}
            onPress={onPress}
            untimed={isUntimed(config)}
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
