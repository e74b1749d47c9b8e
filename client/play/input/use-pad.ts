import { useEffect, useState } from 'react';
import { playChoices } from '../choices/now.ts';
import { createAlarm } from '../run/alarm.ts';
import { browserPorts } from '../run/browser-ports.ts';

/** Whoever has pressed no key for so long while an answer is expected gets the pad, in ms. */
const IDLE_MS = 5_000;

/** Who once pressed on a stage has the pad from the start of the next run on. */
let isPressedHere = false;

/**
 * Whether the number pad is there on a device with a mouse: by choice, once a pointer has pressed on the stage, and after a while without a
 * key. Once there, it stays. Where fingers are the pointers it is there anyway.
 * @param awaited names the answer that is expected; undefined while none is.
 * @param fromStart where nothing may change by itself: then it is there from the start.
 */
export function usePad(awaited: string | undefined, fromStart: boolean): boolean {
  const [isThere, setThere] = useState(() => fromStart || isPressedHere || playChoices().pad === 'always');
  useEffect(() => {
    if (isThere) return undefined;
    const look = ({ target }: PointerEvent) => {
      if (!isOnStage(target)) return;
      isPressedHere = true;
      setThere(true);
    };
    addEventListener('pointerdown', look);
    return () => removeEventListener('pointerdown', look);
  }, [isThere]);
  useEffect(() => {
    if (isThere || awaited === undefined) return undefined;
    const alarm = createAlarm(browserPorts.after);
    const wait = () => alarm.set(IDLE_MS, () => setThere(true));
    wait();
    addEventListener('keydown', wait);
    return () => {
      alarm.clear();
      removeEventListener('keydown', wait);
    };
  }, [isThere, awaited]);
  return isThere;
}

/** Its head has buttons of its own, for which nobody needs a pad. */
const isOnStage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=application], [data-pad]') !== null && target.closest('[data-head]') === null;
