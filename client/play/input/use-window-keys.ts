import { useEffect, useEffectEvent } from 'react';

/**
 * Key presses, wherever the focus is. The listener is the window's own, so that a key is handled, folded and painted in one frame.
 * `onPress` says whether the press was meant for it: then it means nothing else any more.
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
