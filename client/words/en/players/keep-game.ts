export const asGuest = 'You play as a guest: this game is gone when you start another or close the page.';
export const playerGone =
  'Ask a grown-up. Who played this is no longer on this device. Keep the game, or it is gone when you start another or close the page.';
export const keep = 'Keep this game';
export const keepMine = 'Keep my game';
export const signIn = 'Sign in';
export const signUp = 'Sign up';
