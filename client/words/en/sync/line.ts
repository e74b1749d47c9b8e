/** What the quiet line says. Its parts stand beside each other, each for itself. */
export const saved = 'Saved on this device';
export const waiting = (count: number) => `${count} waiting to sync`;
export const serverTrouble = 'The server has trouble';
export const syncing = 'syncing';
export const synced = 'Synced';
export const signIn = 'Sign in to sync';
export const signInAgain = 'Sign in again to sync';
export const unknownAccount =
  'Ask a grown-up. This server no longer knows this account. Your games are safe on this device. Sign up again to bring them back.';
export const accountDeleted = 'This account was deleted. Nothing more is sent.';
export const problems = {
  update: 'Update the app to sync',
  refused: 'Sync is held up',
  storage: 'The storage of this browser does not answer',
};
