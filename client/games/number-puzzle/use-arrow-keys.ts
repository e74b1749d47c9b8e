import type { Direction } from '../../../shared/games/number-puzzle/v1/board.ts';
import { useWindowKeys } from '../../play/input/use-window-keys.ts';

const ARROWS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

/** The arrow of a key press; undefined for a repeated one, because each slide counts as a move. */
export const arrowOf = (
  press: Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>,
): Direction | undefined =>
  press.repeat || press.ctrlKey || press.altKey || press.metaKey || press.shiftKey ? undefined : ARROWS.get(press.key);

/** Listens to the arrow keys, wherever the focus is. */
export function useArrowKeys(onArrow: (direction: Direction) => void, active: boolean): void {
  useWindowKeys((event) => {
    const direction = arrowOf(event);
    if (direction !== undefined) onArrow(direction);
    return direction !== undefined;
  }, active);
}
