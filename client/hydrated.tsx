import { useEffect, useEffectEvent, type ReactNode } from 'react';

interface HydratedProps {
  readonly children: ReactNode;
  readonly onDone?: () => void;
}

/** Calls `onDone` when React is in charge of the page, and then sets `data-live` on <html> for tests and tools. */
export function Hydrated({ children, onDone }: HydratedProps) {
  const done = useEffectEvent(() => onDone?.());
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    done();
  }, []);
  return children;
}
