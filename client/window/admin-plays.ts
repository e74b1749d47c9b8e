import { playerHint } from './hints.ts';

/** Resolves once this window has the frame of an admin: when to fetch what only an admin sees. */
export function adminPlays(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (playerHint() !== 'admin') return;
      watch.disconnect();
      done();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.documentElement, { attributeFilter: ['data-player'] });
    look();
  });
}
