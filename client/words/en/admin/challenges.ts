/** The list of challenges, its calendar, and the question before one is deleted. */
export const title = 'Daily Challenge Management';
export const create = 'Create Challenge';
export const again = 'Try again';
/** `why` is a sentence. */
export const keptOnes = (why: string) => `${why} Here are the challenges that this device keeps.`;
export const list = 'Challenges';
/** `day`: "Wednesday, Dec 2". */
export const nextEmpty = (day: string) => `Next day without a challenge: ${day}.`;
export const loading = 'Looking for challenges …';
export const none = 'No challenges yet. A press on a day of the calendar begins one.';

export const date = 'Date';
export const thisDay = 'Today';
export const challenge = 'Challenge';
export const status = 'Status';
export const actions = 'Actions';
export const earlier = 'Earlier';
export const goal = (game: string, target: string) => `${game}, ${target}`;
export const newerGame = 'A game of a newer version';
export const unsavedChanges = 'Changes not saved';
export const active = 'Active';
export const inactive = 'Inactive';
export const edit = 'Edit';
export const duplicate = 'Duplicate';
export const remove = 'Delete';
/** Behind the word of a button, for those who hear it. */
export const of = (name: string) => `: ${name}`;

export const monthBefore = 'Month before';
export const monthAfter = 'Month after';
export const key = 'Key';
export const states = { active: 'has a challenge', inactive: 'inactive', empty: 'empty', past: 'had none' };
export const day = (name: string, state: string) => `${name}: ${state}`;
export const emptyDay = (name: string, state: string) => `${name}: ${state}. Create a challenge`;
/** Of a day that has one. */
export const activeOn = (name: string, title: string) => `${name}: ${title}, active`;
export const inactiveOn = (name: string, title: string) => `${name}: ${title}, inactive`;

/** What there is to know of the date in a form. */
export const alsoOnDay = (title: string) => `“${title}” is on this day, too. Of two active ones the one made last is played.`;
export const passed = 'This day has passed.';
export const today = 'Today: it can be played as soon as it is saved.';

export const unsaved = 'Not saved yet';
export const untitled = 'A challenge without a title';
export const changesOf = (date: string, when: string) => `Changes, ${date}, written: ${when}`;
export const newOf = (date: string, when: string) => `New, ${date}, written: ${when}`;
export const noDay = 'no day yet';
export const goOn = 'Continue';
export const discard = 'Discard';

/** Spec 2 §8. */
export const removeQuestion = 'Delete this challenge?';
export const removed = 'Challenge deleted';
export const changedMeanwhile = 'Somebody else changed this challenge in the meantime. Look at it again first.';
export const removeConsequence = (title: string) => `“${title}” goes from every list. Attempts that were made at it still count.`;
export const cancel = 'Cancel';
