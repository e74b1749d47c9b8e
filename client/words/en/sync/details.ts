export const title = 'Saved games';
/** Spec 1 §8, to the letter. */
export const inProgress = 'Submission already in progress';
export const lastAnswer = (answer: string) => `Last answer: ${answer}`;

/** What a state means that needs the player. */
export const notes = {
  sign_in: 'Your games wait on this device until you sign in.',
  sign_in_again:
    'You were signed out, perhaps on another device. Your games still go up. Sign in again to see here what you play on other devices.',
  unknown_account:
    'Ask a grown-up. The server has lost its data, or is a new one. When you sign up or sign in, take your games along. Each counts once.',
  account_deleted: 'Ask a grown-up. It was deleted on another device, or by who runs this server. What is still here goes when you say so.',
};

/** What games wait for. */
export const troubles = {
  network: 'The server cannot be reached now. Your games wait on this device, and go up by themselves later.',
  server: 'The server has trouble now. Your games wait on this device, and go up by themselves later.',
};

export const onlyHere =
  'These games are in this browser only. If its data is deleted, they are gone. Make an account or save a backup file, and they are safe.';
export const onlyWhileOpen =
  'Safari and Firefox send games only while Tenfold is open. What was not sent is lost with the data of this browser.';
export const syncNow = 'Sync now';
export const signUpAgain = 'Sign up again';

export const notTaken = 'Not taken by the server';
/** Why an item was not taken, by its code or status. The last four are those of spec 1 §8, to the letter. */
export const parked: { readonly [code: string]: string } = {
  too_large: 'Too large to send',
  refused: 'The server could not read it',
  wrong_owner: 'Belongs to another account',
  id_conflict: 'Another game is stored under the same id',
  shape: 'It is not complete',
  payload: 'It is not complete',
  hash: 'It was changed after it was saved',
  seed: 'Its questions do not belong to it',
  config: 'Its settings are outside the limits of the game',
  log: 'Its answers do not fit its questions',
  unfinished: 'It was not played to the end',
  score: 'Invalid score',
  time: 'Invalid time',
  accuracy: 'Invalid accuracy percentage',
  game: 'Invalid game ID',
};
export const parkedFor = (code: string) => `Not accepted (${code})`;
