import { sayAgain } from '../run/again.ts';

/**
 * What closes a dialog over a game that goes on: what the game asked is said again, for the dialog was said in between. Once it has closed:
 * around an open one no region is read.
 */
export const stay = (close: () => void) => () => {
  close();
  setTimeout(sayAgain);
};
