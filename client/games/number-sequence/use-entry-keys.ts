import { gameKey } from '../../play/input/game-keys.ts';
import { useWindowKeys } from '../../play/input/use-window-keys.ts';
import type { EntryKey } from './entry.ts';

const ARROW_KEYS: { readonly [key: string]: EntryKey } = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Whether Enter presses the button that has the focus. On a sheet, which is a button too, the game gets it. */
const belongsToButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button:not([data-field]), a') !== null;

const isSheet = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.matches('[data-field]');

function readKey(event: KeyboardEvent): EntryKey | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const read = ARROW_KEYS[event.key] ?? (event.key === ' ' && isSheet(event) && !event.repeat ? 'enter' : gameKey(event, false));
  return read === 'enter' && belongsToButton(event) ? undefined : read;
}

/** Listens to the keyboard: the pad's keys, the arrows, and Space, which acts like Enter on a sheet. */
export function useEntryKeys(onKey: (key: EntryKey) => void, active: boolean): void {
  useWindowKeys((event) => {
    const key = readKey(event);
    if (key !== undefined) onKey(key);
    return key !== undefined;
  }, active);
}
