import { createContext, useContext } from 'react';
import type { ChallengeRevision } from '../../shared/contract/content.ts';

/** The challenge that the run on this page is an attempt at. GamePage gives it to the screens of a run; absent in free play. */
export const CurrentAttempt = createContext<ChallengeRevision | undefined>(undefined);

/** What the run on this page is an attempt at; undefined in free play. */
export const useAttempt = (): ChallengeRevision | undefined => useContext(CurrentAttempt);
