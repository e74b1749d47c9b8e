import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../window/lazy-part.ts';
import { afterFirstPaint } from '../../window/sw-bridge.ts';
import { hasSeenTour, noteTourSeen } from './seen-tour.ts';

const Tour = lazyPart(() => import('./tour.tsx'));

/** The first screen is looked at for a moment before anything lies over it. In ms. */
const PAUSE_MS = 1_000;

/** Whether the visitor has pressed or typed something already. Whoever has begun is not interrupted; the tour waits for the next visit. */
const hasBegun = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** Shows the tour at the first visit of the home page (spec 2 §2). Skip and Get Started end it for good. */
export function FirstVisitTour() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (hasSeenTour()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    afterFirstPaint(() => {
      if (!isGone) timer = setTimeout(() => setOpen(!hasBegun() && !hasSeenTour()), PAUSE_MS);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
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
