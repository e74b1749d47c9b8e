import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';

const COUNT_MS = 700;

/** A number that counts up to its value once. What is heard is the value; without motion it is there at once. */
export function CountingNumber({ value, prefix = '' }: { readonly value: number; readonly prefix?: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const from = performance.now();
    let frame = 0;
    const paint = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - from) / COUNT_MS));
      if (shown.current) shown.current.textContent = `${prefix}${Math.round(value * (1 - (1 - share) ** 3))}`;
      if (share < 1) frame = requestAnimationFrame(paint);
    };
    paint(from);
    return () => cancelAnimationFrame(frame);
  }, [value, prefix]);
  return (
    <>
      <VisuallyHidden>{`${prefix}${value}`}</VisuallyHidden>
      <span ref={shown} aria-hidden="true">{`${prefix}${value}`}</span>
    </>
  );
}
