import { useEffect, useState } from 'react';
import { browserPorts } from '../run/browser-ports.ts';
import css from './controls.module.css';

const ONLY_SCREEN = 'the only one';

/**
 * Whether the controls that leave a screen are shown yet: its buttons, and the keys for the same actions. They appear a moment
 * after the screen, so that a quick second press does not leave it at once (decision G19). As soon as they are shown, every
 * press counts. `screen` changes with each new screen of one component.
 */
export function useControls(afterMs: number, screen: unknown = ONLY_SCREEN): boolean {
  const [thereFor, setThereFor] = useState<unknown>(afterMs === 0 ? screen : undefined);
  useEffect(() => browserPorts.after(afterMs, () => setThereFor(screen)), [afterMs, screen]);
  return thereFor === screen;
}

/** The class of the element with the controls. It keeps their room free before they are shown. */
export const controlsClass = (there: boolean): string | undefined => (there ? undefined : css['soon']);
