/** Keys of localStorage that the boot script reads before the first paint (build/inline-scripts.ts). They are hints: IndexedDB decides. */
export const themeKey = 'theme';
export const playerHintKey = 'tenfold-player';

/** What who plays has chosen, as it was read last (client/device/kept-choices.ts). */
export const choicesKey = 'tenfold-choices';

/** Whether this device plays sounds, and whether it vibrates. The first paint does not need them. */
export const soundKey = 'tenfold-sound';
export const vibrationKey = 'tenfold-vibration';

/** How screens are gone over by switch on this device (kept-switches.ts). */
export const switchesKey = 'tenfold-switches';

/** Whether they are. Its code comes only then. */
export function isBySwitch(): boolean {
  try {
    return localStorage.getItem(switchesKey) !== null;
  } catch {
    return false;
  }
}

/** What the first paint must know of the current player: `none` is a guest, `admin` an account with the admin home. */
export type PlayerHint = 'none' | 'player' | 'admin';

/** The hint of this window: the one of its first paint, or a later one. */
export function playerHint(): PlayerHint {
  const { player } = document.documentElement.dataset;
  return player === 'player' || player === 'admin' ? player : 'none';
}

/**
 * Stores the hint for the next first paint, and shows it on this page: CSS uses `data-player` on <html>, and
 * `data-corrected` for content that has to move because the hint of the first paint was wrong.
 */
export function setPlayerHint(hint: PlayerHint): void {
  const { dataset } = document.documentElement;
  if (dataset['player'] !== hint) dataset['corrected'] = '';
  dataset['player'] = hint;
  try {
    if (hint === 'none') for (const key of [playerHintKey, choicesKey]) localStorage.removeItem(key);
    else localStorage.setItem(playerHintKey, hint);
  } catch {
    // If storage is blocked, the next visit starts with the guest's frame.
  }
}
