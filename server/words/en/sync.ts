export const tooOften = 'Rate limit exceeded. Please try again later.';
export const appTooOld = 'This version of the app is too old to sync. Please update it.';
export const serverTooOld = 'This server does not know this version of the app yet.';
export const otherHistory = 'The history of this server is not the one the cursor belongs to.';
export const batchTooLarge = (most: number) => `A batch holds at most ${most} items.`;
export const accountDeleted = 'This account was deleted.';
export const accountUnknown = 'This server does not know this account.';
