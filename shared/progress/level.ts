export const XP_PER_LEVEL = 1000;

/** floor(total XP / 1000) + 1 (spec 1 §1). */
export const levelOf = (totalXp: number): number => Math.floor(totalXp / XP_PER_LEVEL) + 1;

/** XP gained since the level began: 0 to 999. */
export const xpIntoLevel = (totalXp: number): number => totalXp % XP_PER_LEVEL;
