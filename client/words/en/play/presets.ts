/** Set-ups that follow from the player's past. */
export const asLastTime = 'As last time';
/** "Your weak spot: Division" */
export const weakSpot = (topic: string) => `Your weak spot: ${topic}`;
