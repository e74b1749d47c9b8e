import { startTransition, useEffect, useState } from 'react';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { confettiParts, confettiWaitsMs, nextChangeAt, stageAt, type CelebrationStage } from './celebration.ts';

interface Celebration {
  readonly stage: CelebrationStage;
  /** How many parts of the confetti there are, and how long the last of them waits. */
  readonly confetti: { readonly parts: number; readonly waitsMs: number };
  /** Shows the scoreboard at once. */
  readonly skip: () => void;
}

/** Runs the stages of the celebration by a monotonic clock, from the moment the component is mounted. */
export function useCelebration(): Celebration {
  const [fromMs] = useState(browserPorts.monotonic);
  const [elapsedMs, setElapsedMs] = useState(0);
  const [skippedAtMs, setSkippedAtMs] = useState<number>();
  useEffect(() => {
    const next = nextChangeAt(elapsedMs);
    if (next === undefined) return undefined;
    // A stage is a new screen: React prepares it between frames, so that what moves does not falter.
    const look = () => startTransition(() => setElapsedMs(Math.max(next, browserPorts.monotonic() - fromMs)));
    return browserPorts.after(Math.max(0, fromMs + next - browserPorts.monotonic()), look);
  }, [elapsedMs, fromMs]);
  return {
    stage: skippedAtMs === undefined ? stageAt(elapsedMs) : 'completed',
    confetti: { parts: confettiParts(elapsedMs, skippedAtMs), waitsMs: confettiWaitsMs(elapsedMs) },
    skip: () => setSkippedAtMs((first) => first ?? browserPorts.monotonic() - fromMs),
  };
}
