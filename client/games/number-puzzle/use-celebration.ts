import { useEffect, useState } from 'react';
import { browserPorts } from '../../play/browser-ports.ts';
import { DEAF_MS, isConfettiTime, nextChangeAt, stageAt, type CelebrationStage } from './celebration.ts';

export interface Celebration {
  readonly stage: CelebrationStage;
  readonly confetti: boolean;
  /** To the scoreboard at once. */
  readonly skip: () => void;
}

/** Leads through the celebration by one monotonic clock, from the moment this is mounted. */
export function useCelebration(): Celebration {
  const [fromMs] = useState(browserPorts.monotonic);
  const [elapsedMs, setElapsedMs] = useState(0);
  const [skippedAtMs, setSkippedAtMs] = useState<number>();
  useEffect(() => {
    const next = nextChangeAt(elapsedMs);
    if (next === undefined) return undefined;
    const look = () => setElapsedMs(Math.max(next, browserPorts.monotonic() - fromMs));
    return browserPorts.after(Math.max(0, fromMs + next - browserPorts.monotonic()), look);
  }, [elapsedMs, fromMs]);
  return {
    stage: skippedAtMs === undefined ? stageAt(elapsedMs) : 'completed',
    confetti: isConfettiTime(elapsedMs, skippedAtMs),
    skip: () => {
      const now = browserPorts.monotonic() - fromMs;
      if (now >= DEAF_MS) setSkippedAtMs((first) => first ?? now);
    },
  };
}

/** A key or a tap anywhere. A key that is held down, or that only modifies others, is none. */
export function useSkip(skip: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const key = (event: KeyboardEvent) => {
      if (event.repeat || MODIFIERS.has(event.key)) return;
      event.preventDefault();
      skip();
    };
    window.addEventListener('keydown', key);
    window.addEventListener('click', skip);
    return () => {
      window.removeEventListener('keydown', key);
      window.removeEventListener('click', skip);
    };
  }, [active, skip]);
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Fn']);
