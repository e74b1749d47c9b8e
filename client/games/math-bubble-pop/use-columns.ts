import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many bubbles stand beside one another, as the style sheet of the field says. */
export const columnsOf = (field: HTMLElement): number => Number(getComputedStyle(field).getPropertyValue('--columns'));

/** The same, whenever the room of the field changes; 1 until it is known. */
export function useColumns(field: RefObject<HTMLElement | null> | undefined): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const shown = field?.current;
    if (!shown) return undefined;
    const watch = new ResizeObserver(() => setColumns(columnsOf(shown)));
    watch.observe(shown);
    return () => watch.disconnect();
  }, [field]);
  return columns;
}
