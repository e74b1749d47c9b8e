import type { PlayersError } from '../../../storage/players.ts';

/** What a storage failure means to the player, and what to do. */
export const failures: { readonly [code in PlayersError]: string } = {
  storage_slow: 'The storage of this browser has not answered yet. Keep this page open: a finished game is saved as soon as it does.',
  storage_held:
    'Another tab of Tenfold, of an earlier version, is finishing a game. This tab goes on when that game is over, or its tab is closed.',
  storage_blocked:
    'This browser lets no site store anything, so nothing can be kept. Allow storage for this site, or leave private browsing.',
  storage_full: 'The storage of this device is full. Free some space, then try again: your game is still here until you close this page.',
  storage_newer: 'A newer version of Tenfold has stored data here. Reload the page to get that version; what is saved stays.',
  unknown_player: 'This player is no longer on this device.',
};
