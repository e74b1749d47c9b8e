import { useSyncExternalStore } from 'react';
import type { Clock } from '../../../shared/games/kit/clock.ts';
import { createSource } from '../../../shared/observable.ts';

const ahead = createSource<Clock | null>(null);

/** Of the set-up's line, which reads it with code that comes after the first screen. */
export const showClock = (clock: Clock | null): void => ahead.set(clock);

const unknown = () => null;

/** The clock of the next game of whoever plays (decision G26), on a set-up with a line for it; null while that is not known. */
export const useClock = (): Clock | null => useSyncExternalStore(ahead.subscribe, ahead.getSnapshot, unknown);
