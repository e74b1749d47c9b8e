import { BADGES as CATALOGUE } from '../../shared/badges/catalogue/catalogue.ts';
import type { CatalogueBadge } from '../../shared/badges/catalogue-badge.ts';
import type { BadgeWords } from '../words/en/badges.ts';
import * as words from '../words/en/badges.ts';

/** A badge with all that screens show of it. */
export interface DescribedBadge extends CatalogueBadge, BadgeWords {}

/** All badges of this build, by id, in the order of the catalogue. */
export const BADGES: ReadonlyMap<string, DescribedBadge> = new Map(
  [...CATALOGUE.values()].flatMap((badge) => {
    const said = words.badges[badge.id];
    return said ? [[badge.id, { ...badge, ...said }]] : [];
  }),
);
