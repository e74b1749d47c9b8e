/** What came of redeeming a badge: spec 2 §8, to the letter. */
export const unlocked = (name: string) => `Badge "${name}" unlocked!`;
export const alreadyUnlocked = '❌ Badge already unlocked!';
export const notMet = 'Requirements not met for this badge!';
/** Storage refused. */
export const failed = 'Failed to redeem badge';
