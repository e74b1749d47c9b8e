import { useEffect, useState } from 'react';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { isConfettiTime, nextChangeAt, stageAt, type CelebrationStage } from './celebration.ts';

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
    skip: () => setSkippedAtMs((first) => first ?? browserPorts.monotonic() - fromMs),
  };
}

/** A key or a tap anywhere but on a button: all keys, and so not those of a game. */
export function useSkip(skip: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      if (event instanceof KeyboardEvent && !skips(event)) return;
      skip();
    };
    window.addEventListener('keydown', press);
    window.addEventListener('click', press);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('click', press);
    };
  }, [active, skip]);
}

/** Tab leads to the buttons, and these only modify other keys. */
const NO_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn']);

/** Whether a press is meant for this screen: not one that is held down, nor one for the browser. */
export const skips = (press: Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  !press.repeat && !press.ctrlKey && !press.altKey && !press.metaKey && !NO_KEYS.has(press.key);
