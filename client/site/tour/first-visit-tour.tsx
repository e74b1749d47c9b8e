import { Suspense, useEffect, useState } from 'react';
import { chunk } from '../../window/chunk.tsx';
import { afterFirstPaint } from '../../window/after-first-paint.ts';
import { hasSeenTour, noteTourSeen } from './seen-tour.ts';

const Tour = chunk(() => import('./tour.tsx'));

/**
 * The first screen is looked at for a moment before anything lies over it, and has been painted whole by then: the tour is no part of the
 * page's first paint. In ms.
 */
const PAUSE_MS = 3_000;

/** What is dictated or pasted comes without a key. */
const SIGNS = ['pointerdown', 'keydown', 'input'] as const;

/** Calls `show` when the first screen has been there for a moment, unless the visitor presses or types something before. */
function afterQuietMoment(show: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOff = false;
  const off = () => {
    isOff = true;
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, off, true);
  };
  for (const sign of SIGNS) addEventListener(sign, off, true);
  afterFirstPaint(() => {
    if (!isOff) timer = setTimeout(show, PAUSE_MS);
  });
  return off;
}

/**
 * Shows the tour at the first visit of the home page (spec 2 §2). Skip and Get Started end it for good. Whoever has begun to do something is
 * not interrupted: for them it waits for the next visit.
 */
export function FirstVisitTour() {
  const [open, setOpen] = useState(false);
  useEffect(() => (hasSeenTour() ? undefined : afterQuietMoment(() => setOpen(true))), []);
  if (!open) return null;
  const end = () => {
    noteTourSeen();
    setOpen(false);
  };
  return (
    <Suspense>
      <Tour onEnd={end} />
    </Suspense>
  );
}
