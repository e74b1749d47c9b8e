import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { createSource } from '../../shared/observable.ts';

/** What stands beside the page. Its code comes after the first screen. */
export const besidePage = createSource<ReactNode>(null);

/**
 * The place for it in the page's own React root. A second root would be simpler, but then React 19 can commit what it has rendered long
 * ago: a screen that waits for its code, while an effect of the other root changes it, loses later changes without a word.
 */
export function BesidePage(): ReactNode {
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    // In a transition it comes in pieces, with the page's own work between them.
    const show = () => startTransition(() => setShown(besidePage.getSnapshot()));
    show();
    return besidePage.subscribe(show);
  }, []);
  return shown;
}
