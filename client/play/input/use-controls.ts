import { useEffect, useState } from 'react';
import { browserPorts } from '../run/browser-ports.ts';
import css from './controls.module.css';

const ONLY_SCREEN = 'the only one';

/**
 * Whether the controls that lead on from a screen are there yet: its buttons, and the keys that mean the same. They come up a moment
 * after it, so that a press that follows another quickly leads no further than the first (decision G19); and once they are there, every
 * press counts. `screen` changes with each new screen of one component.
 */
export function useControls(afterMs: number, screen: unknown = ONLY_SCREEN): boolean {
  const [thereFor, setThereFor] = useState<unknown>(afterMs === 0 ? screen : undefined);
  useEffect(() => browserPorts.after(afterMs, () => setThereFor(screen)), [afterMs, screen]);
  return thereFor === screen;
}

/** For the element that holds the controls: their room is theirs from the beginning. */
export const controlsClass = (there: boolean): string | undefined => (there ? undefined : css['soon']);
