import { useEffect, useRef } from 'react';

/** Moves the focus to the result without scrolling, because the element that had it is gone. */
export function useResultFocus() {
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    result.current?.focus({ preventScroll: true });
  }, []);
  return result;
}
