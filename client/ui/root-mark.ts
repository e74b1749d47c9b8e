import { useLayoutEffect } from 'react';

/**
 * Marks the document while a component is shown: `data-<name>` on <html>, with a value or, if that is null, not at all. For styles
 * of what lies elsewhere in the page: older engines cannot ask an element what it contains. `name` is written as in `dataset`.
 */
export function useRootMark(name: string, value: string | null = ''): void {
  useLayoutEffect(() => {
    if (value === null) return undefined;
    const { dataset } = document.documentElement;
    dataset[name] = value;
    return () => void delete dataset[name];
  }, [name, value]);
}
