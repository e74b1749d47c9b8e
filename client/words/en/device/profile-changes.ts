import type { ProfileChange } from '../../../storage/records.ts';

/** What is said of a change that was refused: spec 2 §8, to the letter. */
export const refused: { readonly [field in ProfileChange['field']]: (reason: string) => string } = {
  name: (reason) => `Error updating username: ${reason}`,
  picture: (reason) => `Error uploading profile picture: ${reason}`,
};
export const saved = 'Your profile is saved';
