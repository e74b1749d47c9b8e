/** Spec 2 §2, to the letter. */
export const noAchievements = 'No achievements yet. Start playing to earn some!';
export const canBeRedeemed = (badge: string) => `${badge} is yours: redeem it`;
export const next = (badge: string) => `Next: ${badge}`;
