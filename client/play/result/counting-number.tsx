import { useContext, useEffect, useRef } from 'react';
import { wholeNumber } from '../../text/number.ts';
import { CurrentRun } from '../current-run.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';

const COUNT_MS = 700;

/** The first number that is shown. It has as many digits as the value, so that the width does not change. */
const firstOf = (value: number): number => (value < 10 ? 0 : 10 ** (String(value).length - 1));

/** A number that counts up to its value once. A screen reader reads the value; with reduced motion, and after a calm run, it is shown at once. */
export function CountingNumber({ value, prefix = '' }: { readonly value: number; readonly prefix?: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  const isCalm = useContext(CurrentRun)?.outcome.course === 'calm';
  useEffect(() => {
    if (isCalm || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const first = firstOf(value);
    const from = performance.now();
    let frame = 0;
    const paint = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - from) / COUNT_MS));
      if (shown.current)
        shown.current.textContent = `${prefix}${wholeNumber(Math.round(first + (value - first) * (1 - (1 - share) ** 3)))}`;
      if (share < 1) frame = requestAnimationFrame(paint);
    };
    paint(from);
    return () => cancelAnimationFrame(frame);
  }, [value, prefix, isCalm]);
  return (
    <>
      <VisuallyHidden>{`${prefix}${wholeNumber(value)}`}</VisuallyHidden>
      <span ref={shown} aria-hidden="true">{`${prefix}${wholeNumber(value)}`}</span>
    </>
  );
}
