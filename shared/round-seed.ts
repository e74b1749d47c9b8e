import { seedFromText, type Seed } from './seed.ts';

/** What the seed of a class round is made of: everybody who has its code is asked the same (decision D30). */
export const roundSeedText = (code: string): string => `round:${code}`;

export const roundSeed = (code: string): Seed => seedFromText(roundSeedText(code));
