import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False only in the document and in the render that adopts it: what the window knows beyond them, its address for one, comes a render later. */
export const useInWindow = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
