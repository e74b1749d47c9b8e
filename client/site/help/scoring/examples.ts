import { sessionXp, xpParts, type XpInput, type XpParts } from '../../../../shared/progress/counted/xp.ts';
import * as words from '../../../words/en/site/scoring-system.ts';

/** A game, and the XP it brings: all counted by the function that counts the games (decision D3). */
export interface XpExample {
  readonly title: string;
  readonly input: XpInput;
  readonly parts: XpParts;
}

const example = (title: string, input: XpInput): XpExample => ({ title, input, parts: xpParts(input) });

export const XP_EXAMPLES = [
  example(words.calmMinute, { score: 149, accuracy: 93, timeTaken: 60 }),
  example(words.quickAndRight, { score: 160, accuracy: 100, timeTaken: 28 }),
  example(words.puzzle, { score: 625, timeTaken: 75 }),
] as const satisfies readonly XpExample[];

/** What accuracy brings, from the best step down to none. */
export const ACCURACY_STEPS = [95, 90, 80, 0].map((from) => ({
  from,
  bonus: xpParts({ score: 0, accuracy: from, timeTaken: 60 }).accuracyBonus,
}));

export const XP_BASE = xpParts({ score: 0, timeTaken: 60 }).base;
export const QUICK_BONUS = xpParts({ score: 0, timeTaken: 30 }).speedBonus;

/** The parts of a session's XP, added up in words. */
export const xpSentence = ({ base, accuracyBonus, speedBonus, scoreBonus, total }: XpParts): string =>
  words.xpSum([base, accuracyBonus, scoreBonus, ...(speedBonus > 0 ? [speedBonus] : [])], total);

/** How many games like this one lead from one level to the next. */
export const gamesToLevel = (xpPerLevel: number, input: XpInput): number => Math.ceil(xpPerLevel / sessionXp(input));
