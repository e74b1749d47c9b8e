import { useEffect, useEffectEvent, type ReactNode } from 'react';

export interface HydratedProps {
  readonly children: ReactNode;
  readonly onDone?: () => void;
}

/** Tells when React is in charge of the page: to who asks, and by `data-live` on <html> to who looks from outside. */
export function Hydrated({ children, onDone }: HydratedProps) {
  const done = useEffectEvent(() => onDone?.());
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    done();
  }, []);
  return children;
}
