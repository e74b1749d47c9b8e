import { gameKey, type GameKey } from '../../play/input/game-keys.ts';
import { useWindowKeys } from '../../play/input/use-window-keys.ts';
import { isArrow, type Arrow } from './neighbour.ts';

interface BoardKeys {
  readonly onArrow: (arrow: Arrow) => void;
  /** Enter or Space on a bubble, by its id. */
  readonly onBubble: (id: number) => void;
  /** Digits, Enter, Backspace and Escape, wherever the focus is. */
  readonly onKey: (key: GameKey) => void;
}

/** The id of the bubble that has the focus. */
function bubbleOf(target: EventTarget | null): number | undefined {
  const id = target instanceof HTMLElement ? target.dataset['bubble'] : undefined;
  return id === undefined ? undefined : Number(id);
}

const isButton = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button') !== null;
const presses = (key: string): boolean => key === 'Enter' || key === ' ';

/** Hardware keys of the board. */
export function useBoardKeys({ onArrow, onBubble, onKey }: BoardKeys): void {
  useWindowKeys((event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    const bubble = bubbleOf(event.target);
    if (isArrow(event.key)) onArrow(event.key);
    else if (presses(event.key) && bubble !== undefined) {
      if (!event.repeat) onBubble(bubble);
    } else {
      const key = presses(event.key) && isButton(event.target) ? undefined : gameKey(event, false);
      if (key === undefined) return false;
      onKey(key);
    }
    return true;
  });
}
