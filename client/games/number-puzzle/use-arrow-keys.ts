import type { Direction } from '../../../shared/games/number-puzzle/v1/board.ts';
import { useWindowKeys } from '../../play/input/use-window-keys.ts';

const ARROWS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** The arrow of a key press; undefined for a repeated one, because each slide counts as a move. */
export const arrowOf = (press: Press): Direction | undefined => (press.repeat || press.shiftKey ? undefined : arrowIn(press));

/** The arrow that leads to another tile: with Shift, for as long as it is held. */
export const walkOf = (press: Press): Direction | undefined => (press.shiftKey ? arrowIn(press) : undefined);

const arrowIn = ({ key, ctrlKey, altKey, metaKey }: Press): Direction | undefined =>
  ctrlKey || altKey || metaKey ? undefined : ARROWS.get(key);

/** Listens to the arrow keys, wherever the focus is. */
export function useArrowKeys(onArrow: (direction: Direction) => void, active: boolean): void {
  useWindowKeys((event) => {
    const direction = arrowOf(event);
    if (direction !== undefined) onArrow(direction);
    return direction !== undefined;
  }, active);
}
