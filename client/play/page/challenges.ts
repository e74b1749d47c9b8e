import { createContext } from 'react';
import type { ChallengeRun } from '../run/new-session.ts';

/** Today's challenge, if it is one for the game of this slug. */
export type LoadChallenge = (slug: string) => Promise<ChallengeRun | undefined>;

/** Who has challenges gives them to the pages of all games; they ask only with `?challenge=true`. */
export const Challenges = createContext<LoadChallenge | undefined>(undefined);
