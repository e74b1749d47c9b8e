import { useEffect, useEffectEvent, useRef } from 'react';
import { useTeller } from '../run/use-teller.ts';

/**
 * Moves the focus to the result without scrolling, because the element that had it is gone; and then says it. The other way round a screen
 * reader would break off to say what has the focus.
 */
export function useResultFocus(spoken: string) {
  const result = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  const tell = useTeller();
  const begin = useEffectEvent(() => {
    window.scrollTo(0, 0);
    result.current?.focus({ preventScroll: true });
    hasFocus.current = true;
    tell(spoken);
  });
  useEffect(() => {
    // Both lay the whole result out. In a task of its own that does not add to what React has just done.
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (hasFocus.current) tell(spoken);
  }, [spoken, tell]);
  return result;
}
