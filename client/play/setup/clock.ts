import { deferredChunk } from '../../window/chunk.tsx';

/** The player's clock in a set-up. Its markup is there at once, and its code comes after the first screen. */
export const ClockLine = deferredChunk(() => import('./clock-line.tsx'));
