import { createContext, useContext } from 'react';
import { FREE } from './free.ts';
import type { Purpose } from './purpose.ts';

/** GamePage gives it to the screens of a run. */
export const CurrentPurpose = createContext<Purpose>(FREE);

/** What the run on this page is played for. */
export const usePurpose = (): Purpose => useContext(CurrentPurpose);
