/** Spec 1 §8, to the letter ("Exception in the save helper"). */
export const notSaved = 'Failed to save game session';
