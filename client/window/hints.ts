/** Keys of localStorage that the boot script reads before the first paint (build/boot-script.ts). Hints only: the truth is in IndexedDB. */
export const themeKey = 'theme';
export const playerHintKey = 'tenfold-player';

/** Whether this device makes sounds, and whether it vibrates; no matter of the first paint, read when there is something to hear or feel. */
export const soundKey = 'tenfold-sound';
export const vibrationKey = 'tenfold-vibration';

/** What the first paint must know of who plays: none is a guest, admin an account with the admin home. */
export type PlayerHint = 'none' | 'player' | 'admin';

/** What this window's first paint went by, or has learnt since. */
export function playerHint(): PlayerHint {
  const { player } = document.documentElement.dataset;
  return player === 'player' || player === 'admin' ? player : 'none';
}

/**
 * Remembers who plays for the next first paint, and shows it in this one: CSS looks at `data-player` on <html>, and at
 * `data-corrected` for what has to move because the page was painted by a hint that was not true.
 */
export function setPlayerHint(hint: PlayerHint): void {
  const { dataset } = document.documentElement;
  if (dataset['player'] !== hint) dataset['corrected'] = '';
  dataset['player'] = hint;
  try {
    if (hint === 'none') localStorage.removeItem(playerHintKey);
    else localStorage.setItem(playerHintKey, hint);
  } catch {
    // Storage is blocked: the next visit starts with the guest's frame.
  }
}
