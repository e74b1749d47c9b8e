import { useEffect, useRef } from 'react';

/** The answer slot that had the focus is gone: it goes to the result, without scrolling. */
export function useResultFocus() {
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    result.current?.focus({ preventScroll: true });
  }, []);
  return result;
}
