import { amount, wholeNumber } from '../../../text/number.ts';

export const title = 'User Management';
export const search = 'Search users';
export const again = 'Try again';
/** `why` is a sentence. */
export const oldUsers = (why: string) => `${why} Here are the users as they were read last.`;
export const noUsers = (why: string) => `${why} The list of users needs the network.`;
export const unreadable = 'The list of users could not be read.';
export const loading = 'Looking for users …';
/** Spec 2 §2. */
export const none = 'No users found';
export const username = 'Username';
export const displayName = 'Display Name';
export const level = 'Level';
export const xp = 'XP';
export const actions = 'Actions';
export const shown = (count: number, total: number) => `${wholeNumber(count)} of ${amount(total, { one: 'user', other: 'users' })}, by XP`;
export const all = (total: number) => amount(total, { one: 'user', other: 'users' });
/** A button; what is in `name` is heard and not seen. */
export const resetOf = 'Reset<name></name>';

/** Of the question before a reset, and of its end (spec 2 §8). */
export const resetTitle = (name: string) => `Reset ${name}`;
export const question = "Are you sure you want to reset this user's analytics? This action cannot be undone.";
export const consequence = 'Games played so far stay in the history and count no more. The account itself is not touched.';
export const cancel = 'Cancel';
export const reset = 'Reset';
export const resetDone = 'User analytics reset successfully';
export const resetFailed = 'Failed to reset user analytics';
export const resetError = 'Error resetting user analytics';
