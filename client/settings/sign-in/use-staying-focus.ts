import { useEffect, useRef, type RefObject } from 'react';

/**
 * A button that stays while others come and go with what is listed. When the list has changed and the focus went with one of them, this
 * button gets it.
 * @param listed how many entries there are
 */
export function useStayingFocus(listed: number): RefObject<HTMLButtonElement | null> {
  const staying = useRef<HTMLButtonElement>(null);
  const before = useRef(listed);
  useEffect(() => {
    if (before.current !== listed && document.activeElement === document.body) staying.current?.focus();
    before.current = listed;
  }, [listed]);
  return staying;
}
