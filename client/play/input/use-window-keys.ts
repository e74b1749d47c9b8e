import { useEffect, useEffectEvent } from 'react';

/**
 * Listens to key presses, wherever the focus is. The listener is on the window, not React's, so that a key is handled and painted in one
 * frame. `onPress` returns whether it handled the press; then the browser does nothing more with it.
 */
export function useWindowKeys(onPress: (event: KeyboardEvent) => boolean, active = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && onPress(event)) event.preventDefault();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [active]);
}
