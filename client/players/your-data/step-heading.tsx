import { useEffect, useRef, type ReactNode } from 'react';
import css from './your-data.module.css';

/** The heading of a step. It takes the focus, for the button that led here is gone. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h3 ref={ref} tabIndex={-1} className={css['step']}>
      {children}
    </h3>
  );
}
