export const title = 'Saved games';
/** Spec 1 §8, to the letter. */
export const inProgress = 'Submission already in progress';
export const lastAnswer = (answer: string) => `Last answer: ${answer}`;

/** What a state means that needs the player. */
export const notes = {
  sign_in: 'Your games wait on this device until you sign in.',
  sign_in_again:
    'Your sign-in has ended, perhaps on another device. Your games still go up; sign in again to see here what you play elsewhere.',
  unknown_account:
    'The server has lost its data, or was set up anew. When you sign up or sign in, take your games along: each counts once.',
  account_deleted: 'It was deleted on another device, or by who runs this server. What this device still has of it goes when you say so.',
};

/** What games wait for. */
export const troubles = {
  network: 'The server cannot be reached from here. Your games wait on this device for the network, and go up by themselves.',
  server: 'The server answers, but has trouble of its own. Your games wait on this device until it is well, and go up by themselves.',
};

export const onlyHere =
  'These games are in this browser only. If its data is deleted they are gone: make an account to sync them, or save a backup file.';
export const onlyWhileOpen =
  'Safari and Firefox send games only while Tenfold is open. Games that were not sent are lost if this browser’s data is deleted.';
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
