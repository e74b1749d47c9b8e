/** Below what the server said: when it said so. */
export const asOf = (time: string) => `As of ${time}`;
/** A moment that is not today: "Nov 12, 2026, 14:05". */
export const dayAndTime = (day: string, time: string) => `${day}, ${time}`;
