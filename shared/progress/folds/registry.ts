import { badges } from './badges.ts';
import { bests } from './bests.ts';
import { challenges } from './challenges.ts';
import { dailies } from './dailies.ts';
import { days } from './days.ts';
import { evidence } from './evidence.ts';
import type { Fold } from './fold.ts';
import { games } from './games.ts';
import { preferences } from './preferences.ts';
import { streak } from './streak.ts';

/** Every figure of progress. A new one is a file beside these, and a line. */
export const FOLDS = { challenges, badges, days, streak, games, bests, dailies, evidence, preferences } as const;

export type FoldName = keyof typeof FOLDS;

/** What a part of a fold holds. */
export type PartOf<Name extends FoldName> = (typeof FOLDS)[Name]['empty'];

export const FOLD_NAMES = Object.keys(FOLDS) as readonly FoldName[];

/** A fold by its name, for code that runs them all and looks into no part. */
export const foldOf = (name: FoldName): Fold<unknown> => FOLDS[name] as Fold<unknown>;
