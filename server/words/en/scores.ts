/** Spec 1 §8: the messages of the client's own checks. */
export const gameId = 'Invalid game ID';
export const score = 'Invalid score';
export const time = 'Invalid time';
export const accuracy = 'Invalid accuracy percentage';
export const difficulty = 'Invalid difficulty';
export const record = 'Invalid session record';
export const request = 'Invalid request';
export const recordMissing = 'Session record missing';

/** What became of a game. */
export const deferred = 'The game is stored and will count as soon as it can be verified.';
export const wrongOwner = 'This game belongs to another player.';
export const failed = 'Submission failed';
export const idTaken = 'Another game is stored under this id.';
export const notVerified = 'The game could not be verified.';
