export const noSuchAccount = 'There is no such account.';

/** Why a player begins anew, as the player is told. */
export const resetByAdmin = 'Reset by an admin';
