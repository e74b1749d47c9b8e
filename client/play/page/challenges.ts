import { createContext } from 'react';
import type { ChallengeRun } from '../run/new-session.ts';

/** Loads today's challenge; undefined if it is not for the game with this slug. */
export type LoadChallenge = (slug: string) => Promise<ChallengeRun | undefined>;

/** How the pages of all games load today's challenge. They do so only with `?challenge=true`. */
export const Challenges = createContext<LoadChallenge | undefined>(undefined);
