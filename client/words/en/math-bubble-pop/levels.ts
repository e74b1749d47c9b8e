import { upTo } from '../../../../shared/games/math-bubble-pop/v1/levels.ts';

/** The names of the levels from level 2 on (spec 1 §4, decision G12). */
const NAMES = ['Apprentice', 'Scholar', 'Strategist', 'Expert', 'Master', 'Grandmaster', 'Legend', 'Mythic', 'Transcendent'] as const;

/** The level-up message. Level 1 has no name, because a run starts there. */
export const levelUp = (level: number) => `Level ${level}: ${NAMES[level - 2] ?? 'Mathematical Deity'}`;

/** The label during play (spec 1 §9). */
export const difficultyLabel = (level: number): string => upTo(level, 'Beginner', 'Intermediate', 'Advanced', 'Expert');

/** The rank in the result dialog (spec 1 §9). */
export const rankAt = (level: number): string => upTo(level, 'Novice', 'Skilled', 'Expert', 'Master');
