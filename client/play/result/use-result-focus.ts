import { useEffect, useRef } from 'react';

/** Moves the focus to the result without scrolling, because the element that had it is gone. */
export function useResultFocus() {
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    // Both lay the whole result out. In a task of its own that does not add to what React has just done.
    const timer = setTimeout(() => {
      window.scrollTo(0, 0);
      result.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, []);
  return result;
}
