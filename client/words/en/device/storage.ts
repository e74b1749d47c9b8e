import type { PlayersError } from '../../../storage/players.ts';

/** What a storage failure means to the player, and what to do. */
export const failures: { readonly [code in PlayersError]: string } = {
  storage_slow: 'This browser is slow to save. Keep this page open: a finished game is saved as soon as it can be.',
  storage_held:
    'Ask a grown-up. An older Tenfold is open in another tab, with a game. Finish that game or close that tab, and this one goes on.',
  storage_blocked:
    'Ask a grown-up. This browser does not let Tenfold keep anything. Allow storage for this site, or leave private browsing.',
  storage_full: 'Ask a grown-up. This device is full. Make some room, then try again. Your game is still here until you close this page.',
  storage_newer: 'There is a newer Tenfold on this device. Reload the page to get it. What is saved stays.',
  unknown_player: 'This player is no longer on this device.',
};
