import { useLayoutEffect } from 'react';

/**
 * Marks the page as in a game while the calling screen is mounted: `data-playing` on <html>. The stage then hides header and
 * footer, and whoever wants the player's attention (an update, a hint) waits until it is gone.
 */
export function usePlaying(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['playing'] = '';
    return () => {
      delete document.documentElement.dataset['playing'];
    };
  }, []);
}
